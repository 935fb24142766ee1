import { traspasoMessages as m } from '@alerce/contract/messages/cartera/traspaso'
import type { MessageDefinition } from '@alerce/contract/messages/message'
import { parejasPartidas } from '@alerce/domain/cartera/traspaso/traspaso'
import { notify } from '../../base/notificaciones/notify.ts'
import { refuse } from '../../refusal.ts'
import type { Context } from '../../use-case.ts'
import { handOverSueltas } from './hand-over-sueltas.ts'
import { moveCasos, quienFirma, tantosCasos } from './move-casos.ts'
import { ensurePartes, type Partes } from './policy.ts'
import { type CasoParaMover, takeCasos } from './read-model.ts'
import { insertTraspaso } from './repository.ts'

const NOMBRADOS = 5

/** Refuses with the names of the first cases. */
function refuseWith(definition: MessageDefinition, casos: readonly CasoParaMover[]): never {
  const nombres = casos.slice(0, NOMBRADOS).map(({ nombre }) => nombre)
  const demas = casos.length - nombres.length
  const texto = `${definition.text} ${nombres.join(', ')}${demas > 0 ? ` y ${demas} más` : ''}.`
  return refuse(definition, { campo: 'prospectoIds', texto })
}

/** Chosen cases of an advisor, locked; refused if one has another advisor, is covered, or is half of a pair. */
export async function takeElegidos(ctx: Context, deId: number, ids: readonly number[]): Promise<CasoParaMover[]> {
  const casos = await takeCasos(ctx.tx, ids)
  const cubiertos = casos.filter(({ asesorId, titularId }) => asesorId === deId && titularId !== null)
  if (cubiertos.length > 0) refuseWith(m.cubiertos, cubiertos)
  const movidos = casos.filter(({ asesorId, abierto }) => asesorId !== deId || !abierto)
  if (movidos.length > 0) refuseWith(m.movidos, movidos)
  const partidas = parejasPartidas(casos)
  if (partidas.length > 0) refuseWith(m.pareja, partidas)
  return casos
}

interface Entrega extends Partes {
  /** Field of the new advisor, for refusals. */
  readonly campo: string
  readonly casos: readonly CasoParaMover[]
  readonly motivo: string
}

/** Transfers cases permanently: recorded for undo, and notified to both advisors. */
export async function deliver(ctx: Context, { casos, motivo, campo, ...partes }: Entrega) {
  const { de, a } = await ensurePartes(ctx, partes, { campo, bloquear: true })
  const { tx, ahora, actor } = ctx
  const ids = casos.map(({ id }) => id)
  const porId = actor.kind === 'persona' ? actor.usuarioId : null
  const acto = { deId: de.id, aId: a.id, motivo, porId, por: quienFirma(ctx), en: ahora }
  const traspasoId = await insertTraspaso(tx, acto, ids)
  const { citas, topes } = await moveCasos(ctx, { ids, de, a, evento: 'casoReasignado', motivo })
  if (!de.activo) await handOverSueltas(ctx, { de, a })
  const cuantos = tantosCasos(ids.length)
  const prospectoId = ids.length === 1 ? (ids[0] ?? null) : null
  await notify(ctx, { usuarioId: a.id, prospectoId }, 'casosRecibidos', cuantos, de.nombre, motivo)
  await notify(ctx, { usuarioId: de.id, prospectoId: null }, 'casosEntregados', cuantos, a.nombre, motivo)
  return { traspasoId, casos: ids.length, citas, topes }
}
