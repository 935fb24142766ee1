import { common } from '@alerce/contract/messages/common'
import { horasDesde } from '@alerce/domain/acceso/actividad'
import { inicioDelDia } from '@alerce/domain/base/fechas/dia'
import { lapsosDesde } from '../../../sesiones/read-model.ts'
import { insertRegistro } from '../../../sesiones/repository.ts'
import { ensure, refuse } from '../../refusal.ts'
import type { Context } from '../../use-case.ts'
import { type Usuario, usuarioPorId, usuarioPorRut } from './read-model.ts'

/** User of an access call: oneself, or the rut given by a bearer client. */
export async function ejecutivoDe(ctx: Context, rut: string | undefined): Promise<Usuario> {
  const { actor, tx } = ctx
  if (actor.kind === 'persona') {
    ensure(rut === undefined || rut === actor.rut, common.notFound)
    return (await usuarioPorId(tx, actor.usuarioId)) ?? refuse(common.notFound)
  }
  const named = rut ?? refuse(common.invalid, { campo: 'rutejecutivo' })
  return (await usuarioPorRut(tx, named)) ?? refuse(common.notFound)
}

/** Logs an entry (E) or exit (S, I, N, A) of a person, with real and claimed address. */
export async function record(ctx: Context, usuarioId: number, tipo: string, origen: string): Promise<void> {
  const { ip, ipDeclarada = null } = ctx.origin
  await insertRegistro(ctx.tx, { usuarioId, tipo, origen, en: ctx.ahora, ip, ipDeclarada })
}

/**
 * Hours of activity of a person today in Santiago. Sessions by a supervisor's link have none: other hours of the user
 * do not end them.
 */
export async function horasDeHoy({ actor, tx, hoy }: Context, usuarioId: number): Promise<number> {
  if (actor.kind === 'persona' && actor.enlace) return 0
  const desde = inicioDelDia(hoy)
  return horasDesde(await lapsosDesde(tx, usuarioId, desde), desde)
}
