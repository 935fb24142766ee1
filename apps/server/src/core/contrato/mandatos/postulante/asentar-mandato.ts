import { randomInt } from 'node:crypto'
import { mandatoMessages as m } from '@alerce/contract/messages/contrato/mandato'
import { publish } from '../../../../avisos/repository.ts'
import { esDeSuAsesor } from '../../../../sesiones/read-model.ts'
import { firma, type Postulante } from '../../../actor.ts'
import { anotar } from '../../../base/bitacora/anotar.ts'
import { notificar } from '../../../base/notificaciones/notificar.ts'
import { exigirTexto } from '../../../base/textos/exigir-publicado.ts'
import { presentarPagoDicho } from '../../../cotizacion/cotizacion/presentar-pago-dicho.ts'
import type { Prospecto } from '../../../postulacion/prospecto/read-model.ts'
import { ensure, refuse } from '../../../refusal.ts'
import type { Context } from '../../../use-case.ts'
import { emitirElDelMandato } from '../../documentos/emitir-el-del-mandato.ts'
import { insertarMandato } from '../repository.ts'
import type { Mandato } from './abrir-enlace.ts'
import { pagoDe } from './pago.ts'
import { type Consentimiento, guardarConsentimiento } from './repository-enlace.ts'

const AGENTE = 300

interface MandatoPorOtorgar {
  readonly folio: number
  readonly version: string
}

/** Who collects: takes the applicant's consent and answers the reference by which they know the mandate. */
type ProveedorDeMandatos = (pedido: MandatoPorOtorgar) => Promise<string>

// letters alone: with digits among them a reference could look like the number of a card
const LETRAS = 'ABCDEFGHJKLMNPQRSTUVWXYZ'
const LARGO = 8

/** Nobody outside: the consent that we keep is the mandate, under a reference of its own. A collector takes its place here. */
const registroPropio: ProveedorDeMandatos = async ({ folio }) =>
  `AUT-${folio}-${Array.from({ length: LARGO }, () => LETRAS[randomInt(LETRAS.length)]).join('')}`

/** A mandate that stands, as its applicant is told: the desk's own reference is not theirs. */
export const presentarOtorgado = ({ otorgado, referencia, origen }: Mandato) => ({
  estado: 'otorgado' as const,
  otorgado,
  referencia: origen === 'postulante' ? referencia : null,
})

interface MandatoConsentido extends Pick<Consentimiento, 'por' | 'version'> {
  readonly declaracionId: number
  readonly folio: number
  readonly postulante: Prospecto
}

/** Writes the mandate and the consent that it rests on; whoever waits for it is told. The prospect is locked. */
export async function asentarMandato(ctx: Context, consentido: MandatoConsentido) {
  const { declaracionId, folio, postulante, por, version } = consentido
  const { tx, ahora, origin } = ctx
  const pedido = await pagoDe(ctx, postulante.id)
  ensure(pedido.version === version, m.cambio)
  exigirTexto(ctx, pedido.texto)
  const actor: Postulante = { kind: 'postulante', sesion: null }
  const referencia = await registroPropio({ folio, version })
  const nuevo = { declaracionId, referencia, otorgadoPor: firma(actor), otorgadoEn: ahora }
  // the prospect is ours until the end: nobody can have set one meanwhile
  const mandatoId = (await insertarMandato(tx, { ...nuevo, origen: 'postulante' })) ?? refuse(m.saveFailed)
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
  await guardarConsentimiento(tx, { mandatoId, por, version, texto, ...evidencia })
  await emitirElDelMandato(ctx, declaracionId)
  await anotar({ ...ctx, actor }, postulante.id, 'mandatoOtorgado')
  await notificar(ctx, { usuarioId: postulante.asesorId, prospectoId: postulante.id }, 'mandatoOtorgado')
  await publish(tx, { tema: 'prospecto', prospectoId: postulante.id, asesorId: postulante.asesorId })
  return presentarOtorgado({ referencia, otorgado: ahora, origen: 'postulante' })
}

/** The words of the payment to be authorised. */
export async function presentarPago(ctx: Context, prospectoId: number) {
  const { texto, pago, version, cotizacion } = await pagoDe(ctx, prospectoId)
  const dicho = await presentarPagoDicho(ctx, cotizacion)
  return { ...pago, ...dicho, version, consentimiento: [...texto.parrafos] }
}
