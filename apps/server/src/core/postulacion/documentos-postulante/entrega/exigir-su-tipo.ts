import { documentosPostulanteMessages as m } from '@alerce/contract/messages/postulacion/documentos'
import { CERTIF_COTIZ } from '@alerce/domain/postulacion/cajas'
import { estaBloqueado } from '@alerce/domain/postulacion/etapas'
import { ensure } from '../../../refusal.ts'
import type { Context } from '../../../use-case.ts'
import { actualizacionAbierta } from '../../edicion/read-model.ts'
import { empleadoresDe, type Prospecto } from '../../prospecto/read-model.ts'
import type { pedidoPorId } from '../read-model.ts'

type Entregado = Pick<Prospecto, 'id' | 'etapa' | 'originalId'>

/** In an open update, or a reuse, the papers of an employer that comes in are handed in before it is saved. */
const vieneOtro = async ({ tx }: Context, { id, etapa, originalId }: Entregado): Promise<boolean> =>
  originalId !== null || (estaBloqueado(etapa) && (await actualizacionAbierta(tx, id)) !== null)

/** Refuses (422) what is asked of another type of worker. A certificate of any stands where an employee's is kept. */
export async function exigirSuTipo(
  ctx: Context,
  prospecto: Entregado,
  pedido: Awaited<ReturnType<typeof pedidoPorId>>,
): Promise<void> {
  if (pedido === null || pedido.tipo === CERTIF_COTIZ || (await vieneOtro(ctx, prospecto))) return
  const empleadores = await empleadoresDe(ctx.tx, prospecto.id)
  // whoever has no income on record yet is asked by what is being typed
  const suyo = empleadores.length === 0 || empleadores.some((e) => e.tipoTrabajador === pedido.tipoTrabajador)
  ensure(suyo, m.cajaDeOtroTipo, { campo: 'idBox' })
}
