import { dichoDelMotivo, cobroMessages as m } from '@alerce/contract/messages/contrato/cobro'
import { cambioPorNoticia, type MotivoDeCobro } from '@alerce/domain/contrato/cobro'
import { publish } from '../../../avisos/repository.ts'
import type { NoticiaDePasarela } from '../../../platform/outside/pasarela/pasarela.ts'
import { esDePesos } from '../../../platform/outside/pasarela/por-http.ts'
import { note } from '../../base/bitacora/note.ts'
import { notify } from '../../base/notificaciones/notify.ts'
import type { DeclaracionDeProspecto } from '../../declaracion/ds/read-declaracion.ts'
import { findDeclaracion } from '../../declaracion/ds/read-model.ts'
import { findProspecto } from '../../postulacion/prospecto/read-model.ts'
import { ensure, refuse } from '../../refusal.ts'
import type { Context } from '../../use-case.ts'
import { hechosDelMandato, saveConsentido } from '../mandatos/save-mandato.ts'
import { applyPago, hechosDelPago } from './apply-pago.ts'
import { type Cobro, cobroDeClave, mesaActiva } from './read-model.ts'
import { settleCobro } from './repository.ts'

/** Tells advisor and desk of money, or of a mandate, that came and had no effect. */
async function tellSinEfecto(ctx: Context, cobro: Cobro, { declaracion, prospecto }: DeclaracionDeProspecto) {
  const dicho = dichoDelMotivo[cobro.motivo as MotivoDeCobro]
  await note(ctx, prospecto.id, 'cobroSinEfecto', `${cobro.clave}, ${dicho}`)
  await notify(ctx, { usuarioId: prospecto.asesorId, prospectoId: prospecto.id }, 'cobroSinEfecto', dicho)
  const datos = [String(declaracion.folio), cobro.clave, dicho] as const
  for (const usuarioId of await mesaActiva(ctx.tx))
    await notify(ctx, { usuarioId, prospectoId: null }, 'cobroPorRevisar', ...datos)
}

/** A charge by its notice, with prospect, declaration and charge locked, in that order. 404: no such charge. */
async function takeCobro({ tx }: Context, noticia: NoticiaDePasarela) {
  const visto = (await cobroDeClave(tx, noticia.clave)) ?? refuse(m.desconocido)
  const vista = (await findDeclaracion(tx, visto.declaracionId)) ?? refuse(m.desconocido)
  const prospecto = (await findProspecto(tx, vista.prospectoId, true)) ?? refuse(m.desconocido)
  const declaracion = (await findDeclaracion(tx, vista.id, true)) ?? refuse(m.desconocido)
  const cobro = (await cobroDeClave(tx, noticia.clave, true)) ?? refuse(m.desconocido)
  // A notice may arrive before the answer to the opening was kept
  ensure(cobro.identidad === null || cobro.identidad === noticia.id, m.desconocido)
  return { cobro, de: { declaracion, prospecto } }
}

/**
 * Effect of what the provider says of a charge, once: a repeated, late or untimely notice changes nothing. `recibo`: the
 * printed proof of a confirmed payment.
 */
export async function applyNoticia(ctx: Context, noticia: NoticiaDePasarela, recibo: Buffer | null): Promise<void> {
  const { cobro, de } = await takeCobro(ctx, noticia)
  const hechos = await (cobro.clase === 'pago' ? hechosDelPago : hechosDelMandato)(ctx, de, cobro)
  const mismoMonto = noticia.monto === cobro.pesos && esDePesos(noticia)
  const cambio = cambioPorNoticia({ estado: cobro.estado, noticia: noticia.estado, mismoMonto, ...hechos })
  if (cambio === null) return
  const fin = { ...cambio, resuelto: ctx.ahora, identidad: noticia.id, recibo: noticia.recibo }
  await settleCobro(ctx.tx, cobro.id, fin)
  const { id: prospectoId, asesorId } = de.prospecto
  await publish(ctx.tx, { tema: 'prospecto', prospectoId, asesorId })
  if (cambio.motivo !== null) return await tellSinEfecto(ctx, { ...cobro, ...cambio }, de)
  if (cambio.estado === 'rechazado') return await note(ctx, prospectoId, 'cobroRechazado', cobro.clave)
  if (cambio.estado !== 'confirmado') return
  if (cobro.clase === 'pago') await applyPago(ctx, de, { cobro, recibo })
  else await saveConsentido(ctx, de, { cobro, recibo: noticia.recibo })
}
