import { publish } from '../../../../avisos/repository.ts'
import { persona } from '../../../actor.ts'
import type { Context } from '../../../use-case.ts'
import { guardarToma } from './repository.ts'

/** Gives a case that is locked to somebody of contraloría, whoever had it. */
export async function darCaso(ctx: Context, declaracionId: number, usuarioId: number): Promise<void> {
  const quien = persona(ctx)
  const asignadaPor = usuarioId === quien.usuarioId ? null : quien.nombre
  await guardarToma(ctx.tx, { declaracionId, usuarioId, asignadaPor, ahora: ctx.ahora })
  await publish(ctx.tx, { tema: 'cola' })
}
