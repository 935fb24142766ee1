import { obtenerArchivosDS } from '@alerce/contract/operations/declaracion/evaluacion'
import { leerArchivo } from '../../../base/archivos/read-model.ts'
import { useCase } from '../../../use-case.ts'
import { leerDeclaracionClinica } from '../../declaracion/leer-declaracion.ts'
import { adjuntosDe } from '../read-model.ts'

export const obtenerArchivosDSUseCase = useCase(obtenerArchivosDS, async ({ identificador, tipoAdjunto }, ctx) => {
  await leerDeclaracionClinica(ctx, { identificador }, { tambien: ['contraloria'] })
  const adjuntos = await adjuntosDe(ctx.tx, identificador, tipoAdjunto)
  return await Promise.all(
    adjuntos.map(async ({ id, nombre, archivoId, mime }) => {
      const { contenido } = await leerArchivo(ctx, archivoId)
      const claro = ctx.vault.en('adjunto.nombre', id).open<string>(nombre)
      return { id, nombre: claro, archivo: contenido.toString('base64'), tipoMIME: mime }
    }),
  )
})
