import type { Context } from '../../use-case.ts'
import { sitioDeLlaves } from './llaves.ts'
import { codigosSinUsar, findAplicacion, llavesDe } from './read-model.ts'
import { openDesafio } from './repository.ts'

/** Second step of a user whose password was right, with what they can answer. */
export async function openSegundoPaso(ctx: Context, usuarioId: number) {
  const { tx, ahora } = ctx
  const llaves = await llavesDe(tx, usuarioId)
  return {
    desafio: await openDesafio(tx, { usuarioId, uso: 'ingreso', reto: null }, ahora),
    codigo: Boolean((await findAplicacion(tx, usuarioId))?.confirmada),
    llave: llaves.length > 0 && sitioDeLlaves(ctx) !== null,
    recuperacion: (await codigosSinUsar(tx, usuarioId)) > 0,
  }
}
