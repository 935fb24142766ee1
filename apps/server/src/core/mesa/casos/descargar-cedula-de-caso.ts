import { common } from '@alerce/contract/messages/common'
import { descargarCedulaDeCaso } from '@alerce/contract/operations/mesa/casos'
import { esDeIdentidad } from '@alerce/domain/postulacion/cajas'
import { readArchivo } from '../../base/archivos/read-model.ts'
import { noteLectura } from '../../postulacion/documentos-postulante/note-lectura.ts'
import { documentosDe } from '../../postulacion/documentos-postulante/read-model.ts'
import { readProspecto } from '../../postulacion/prospecto/policy.ts'
import { refuse } from '../../refusal.ts'
import { useCase } from '../../use-case.ts'

/** Downloads the identity document of a case, unless it was deleted. */
export const descargarCedulaDeCasoUseCase = useCase(descargarCedulaDeCaso, async ({ prospectoId, id }, ctx) => {
  const prospecto = await readProspecto(ctx, prospectoId, { tambien: ['mesa'] })
  const documentos = await documentosDe(ctx.tx, prospectoId)
  const uno = documentos.find((one) => one.id === id && esDeIdentidad(one.clase)) ?? refuse(common.notFound)
  const archivo = await readArchivo(ctx, uno.archivoId)
  await noteLectura(ctx, prospecto, 'descargarCedulaDeCaso')
  return { ...archivo, nombre: ctx.vault.en('documento_prospecto.nombre', id).open<string>(uno.nombre) }
})
