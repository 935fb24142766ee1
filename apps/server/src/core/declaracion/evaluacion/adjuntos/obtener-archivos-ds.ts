import { obtenerArchivosDS } from '@alerce/contract/operations/declaracion/evaluacion'
import { readArchivo } from '../../../base/archivos/read-model.ts'
import { useCase } from '../../../use-case.ts'
import { readDeclaracionClinica } from '../../ds/read-declaracion.ts'
import { adjuntosDe } from '../read-model.ts'

export const obtenerArchivosDSUseCase = useCase(obtenerArchivosDS, async ({ identificador, tipoAdjunto }, ctx) => {
  await readDeclaracionClinica(ctx, { identificador }, { tambien: ['contraloria'] })
  const adjuntos = await adjuntosDe(ctx.tx, identificador, tipoAdjunto)
  const archivos = []
  // one after another: others are answered between two of them
  for (const { id, nombre, archivoId, mime } of adjuntos) {
    const { contenido } = await readArchivo(ctx, archivoId)
    const claro = ctx.vault.en('adjunto.nombre', id).open<string>(nombre)
    archivos.push({ id, nombre: claro, archivo: contenido.toString('base64'), tipoMIME: mime })
  }
  return archivos
})
