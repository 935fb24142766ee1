import { vistaMessages as m } from '@alerce/contract/messages/cartera/lista'
import { common } from '@alerce/contract/messages/common'
import { maximoDeVistas, maximoDeVistasDelEquipo } from '@alerce/domain/cartera/vista'
import { persona } from '../../actor.ts'
import { ensure, refuse } from '../../refusal.ts'
import type { Context } from '../../use-case.ts'
import { equipoDe } from '../traspaso/read-model.ts'
import { cuentaDeVistas, takeVista, type VistaGuardada } from './read-model.ts'

/** View for changing, locked: of its owner, or shared with the team that the caller leads. 404: it is not theirs to see. */
export async function editVista(ctx: Context, vistaId: number): Promise<VistaGuardada> {
  const { usuarioId, roles } = persona(ctx)
  const vista = (await takeVista(ctx.tx, vistaId)) ?? refuse(m.eliminada)
  if (vista.duenoId === usuarioId) return vista
  ensure(vista.equipoId !== null && vista.equipoId === (await equipoDe(ctx.tx, usuarioId)), m.eliminada)
  ensure(roles.includes('jefatura'), common.forbidden)
  return vista
}

/** Refuses a second view of one name, and one too many; null: it was none before, or a deleted one. */
export async function ensureCabe(
  ctx: Context,
  vista: Pick<VistaGuardada, 'duenoId' | 'equipoId' | 'nombre'>,
  antes: VistaGuardada | null,
): Promise<void> {
  const cuenta = await cuentaDeVistas(ctx.tx, vista, antes?.id ?? null)
  ensure(!cuenta.repetida, m.repetida, { campo: 'nombre' })
  ensure(antes || cuenta.propias < maximoDeVistas, m.demasiadas, { campo: 'nombre' })
  const comparte = vista.equipoId !== null && vista.equipoId !== antes?.equipoId
  ensure(!comparte || cuenta.delEquipo < maximoDeVistasDelEquipo, m.demasiadasDelEquipo, { campo: 'compartida' })
}
