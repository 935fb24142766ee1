import { obtenerCedulaDeCaso } from '@alerce/contract/operations/mesa/casos'
import { esDeIdentidad } from '@alerce/domain/postulacion/cajas'
import { documentosDe } from '../../postulacion/documentos-postulante/read-model.ts'
import { puedeLeer, readProspecto } from '../../postulacion/prospecto/policy.ts'
import { useCase } from '../../use-case.ts'

export const obtenerCedulaDeCasoUseCase = useCase(obtenerCedulaDeCaso, async ({ prospectoId }, ctx) => {
  const prospecto = await readProspecto(ctx, prospectoId, { tambien: ['mesa'] })
  const documentos = await documentosDe(ctx.tx, prospectoId)
  return {
    cedula: documentos
      .filter(({ clase }) => esDeIdentidad(clase))
      .map(({ id, nombre, mime, tamano, subido }) => ({
        documentoId: id,
        nombre: ctx.vault.en('documento_prospecto.nombre', id).open<string>(nombre),
        tipoMIME: mime,
        tamano,
        subido,
      })),
    abreCaso: await puedeLeer(ctx, prospecto),
  }
})
