import { adjuntosDS } from '@alerce/contract/operations/declaracion/evaluacion'
import { useCase } from '../../use-case.ts'
import { leerDeclaracionClinica } from '../declaracion/leer-declaracion.ts'
import { adjuntosDe } from './read-model.ts'

export const adjuntosDSUseCase = useCase(adjuntosDS, async ({ identificador, tipoAdjunto }, ctx) => {
  await leerDeclaracionClinica(ctx, { identificador }, { tambien: ['contraloria'] })
  const adjuntos = await adjuntosDe(ctx.tx, identificador, tipoAdjunto)
  return adjuntos.map(({ id, nombre, mime, tamano, en }) => ({
    ...{ id, nombre: ctx.vault.open<string>(nombre), tipoMIME: mime, tamano, creado: en },
  }))
})
