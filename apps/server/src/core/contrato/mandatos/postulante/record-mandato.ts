import { mandatoMessages as m } from '@alerce/contract/messages/contrato/mandato'
import { esDeSuAsesor } from '../../../../sesiones/read-model.ts'
import { ensureTexto } from '../../../base/textos/ensure-publicado.ts'
import { presentPagoDicho } from '../../../cotizacion/cotizaciones/present-pago-dicho.ts'
import type { DeclaracionDeProspecto } from '../../../declaracion/ds/read-declaracion.ts'
import { ensure } from '../../../refusal.ts'
import type { Context } from '../../../use-case.ts'
import { esperaMandato, holdConsentimiento, ultimoMandato } from '../../cobros/hold-mandato.ts'
import { saveMandato } from '../save-mandato.ts'
import type { Mandato } from './open-enlace.ts'
import { pagoDe } from './pago.ts'
import type { Consentimiento } from './repository-enlace.ts'

const AGENTE = 300

/** Mandate in force as shown to the applicant, without the desk's reference. */
export const presentOtorgado = (
  { pasarela: { enLinea } }: Pick<Context, 'pasarela'>,
  { otorgado, referencia, origen }: Mandato,
) => ({
  estado: 'otorgado' as const,
  otorgado,
  referencia: origen === 'postulante' ? referencia : null,
  enLinea,
})

/** A consent of the applicant: the mandate itself, or what the provider is to confirm. The prospect is locked. */
export async function recordMandato(
  ctx: Context,
  de: DeclaracionDeProspecto,
  { por, version }: Pick<Consentimiento, 'por' | 'version'>,
) {
  const { declaracion, prospecto } = de
  const { tx, ahora, origin, pasarela } = ctx
  const pedido = await pagoDe(ctx, prospecto.id)
  ensure(pedido.version === version, m.cambio)
  ensureTexto(ctx, pedido.texto)
  const { ip } = origin
  const consentimiento = {
    por,
    version,
    texto: pedido.texto.parrafos.join('\n'),
    ip,
    agente: origin.agente.slice(0, AGENTE),
    en: ahora,
    correo: prospecto.correo,
    conexionDelAsesor: await esDeSuAsesor(tx, { declaracionId: declaracion.id, ip, ahora }),
  }
  if (pasarela.enLinea) {
    await holdConsentimiento(ctx, declaracion, { consentimiento, foto: pedido.cotizacion.foto })
    return { estado: 'espera' as const }
  }
  const referencia = pasarela.grant(declaracion.folio)
  await saveMandato(ctx, de, { referencia, consentimiento })
  return presentOtorgado(ctx, { referencia, otorgado: ahora, origen: 'postulante' })
}

/** Payment to authorise, with how a try at the provider ended; `espera` while one is on its way. */
export async function presentPago(ctx: Context, declaracionId: number, prospectoId: number) {
  const { texto, pago, version, cotizacion } = await pagoDe(ctx, prospectoId)
  const ultimo = ctx.pasarela.enLinea ? await ultimoMandato(ctx.tx, declaracionId) : null
  if (esperaMandato(ultimo, ctx.ahora) && ultimo.consentimiento?.version === version)
    return { estado: 'espera' as const }
  const dicho = await presentPagoDicho(ctx, cotizacion)
  const terminado = ultimo === null || ultimo.estado === 'confirmado' ? null : ultimo.estado
  const anterior = terminado && (terminado === 'rechazado' ? ('rechazado' as const) : ('vencido' as const))
  return {
    estado: 'pendiente' as const,
    ...pago,
    ...dicho,
    version,
    consentimiento: [...texto.parrafos],
    anterior,
  }
}
