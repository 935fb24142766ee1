import { randomInt } from 'node:crypto'
import { mandatoMessages as m } from '@alerce/contract/messages/contrato/mandato'
import { publish } from '../../../../avisos/repository.ts'
import { esDeSuAsesor } from '../../../../sesiones/read-model.ts'
import { firma, type Postulante } from '../../../actor.ts'
import { note } from '../../../base/bitacora/note.ts'
import { notify } from '../../../base/notificaciones/notify.ts'
import { ensureTexto } from '../../../base/textos/ensure-publicado.ts'
import { presentPagoDicho } from '../../../cotizacion/cotizaciones/present-pago-dicho.ts'
import type { Prospecto } from '../../../postulacion/prospecto/read-model.ts'
import { ensure, refuse } from '../../../refusal.ts'
import type { Context } from '../../../use-case.ts'
import { issueForMandato } from '../../documentos/issue-for-mandato.ts'
import { insertMandato } from '../repository.ts'
import type { Mandato } from './open-enlace.ts'
import { pagoDe } from './pago.ts'
import { type Consentimiento, saveConsentimiento } from './repository-enlace.ts'

const AGENTE = 300

interface MandatoPorOtorgar {
  readonly folio: number
  readonly version: string
}

/** Collector: receives the applicant's consent and returns its reference of the mandate. */
type ProveedorDeMandatos = (pedido: MandatoPorOtorgar) => Promise<string>

// Only letters: a reference with digits could look like a card number
const LETRAS = 'ABCDEFGHJKLMNPQRSTUVWXYZ'
const LARGO = 8

/**
 * Without external collector: our stored consent is the mandate, under its own reference. A collector replaces this
 * function.
 */
const registroPropio: ProveedorDeMandatos = async ({ folio }) =>
  `AUT-${folio}-${Array.from({ length: LARGO }, () => LETRAS[randomInt(LETRAS.length)]).join('')}`

/** Mandate in force as shown to the applicant, without the desk's reference. */
export const presentOtorgado = ({ otorgado, referencia, origen }: Mandato) => ({
  estado: 'otorgado' as const,
  otorgado,
  referencia: origen === 'postulante' ? referencia : null,
})

interface MandatoConsentido extends Pick<Consentimiento, 'por' | 'version'> {
  readonly declaracionId: number
  readonly folio: number
  readonly postulante: Prospecto
}

/** Saves the mandate and its consent, and notifies the advisor and open screens. The prospect is locked. */
export async function recordMandato(ctx: Context, consentido: MandatoConsentido) {
  const { declaracionId, folio, postulante, por, version } = consentido
  const { tx, ahora, origin } = ctx
  const pedido = await pagoDe(ctx, postulante.id)
  ensure(pedido.version === version, m.cambio)
  ensureTexto(ctx, pedido.texto)
  const actor: Postulante = { kind: 'postulante', sesion: null }
  const referencia = await registroPropio({ folio, version })
  const nuevo = { declaracionId, referencia, otorgadoPor: firma(actor), otorgadoEn: ahora }
  // The prospect is locked: no other mandate can exist yet
  const mandatoId = (await insertMandato(tx, { ...nuevo, origen: 'postulante' })) ?? refuse(m.saveFailed)
  const { ip } = origin
  const conexionDelAsesor = await esDeSuAsesor(tx, { declaracionId, ip, ahora })
  const evidencia = {
    ip,
    agente: origin.agente.slice(0, AGENTE),
    en: ahora,
    correo: postulante.correo,
    conexionDelAsesor,
  }
  const texto = pedido.texto.parrafos.join('\n')
  await saveConsentimiento(tx, { mandatoId, por, version, texto, ...evidencia })
  await issueForMandato(ctx, declaracionId)
  await note({ ...ctx, actor }, postulante.id, 'mandatoOtorgado')
  await notify(ctx, { usuarioId: postulante.asesorId, prospectoId: postulante.id }, 'mandatoOtorgado')
  await publish(tx, { tema: 'prospecto', prospectoId: postulante.id, asesorId: postulante.asesorId })
  return presentOtorgado({ referencia, otorgado: ahora, origen: 'postulante' })
}

/** Text of the payment to authorise. */
export async function presentPago(ctx: Context, prospectoId: number) {
  const { texto, pago, version, cotizacion } = await pagoDe(ctx, prospectoId)
  const dicho = await presentPagoDicho(ctx, cotizacion)
  return { ...pago, ...dicho, version, consentimiento: [...texto.parrafos] }
}
