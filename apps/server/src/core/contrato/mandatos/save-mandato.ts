import { reglaReferencia } from '@alerce/contract/forms/mesa/mesa'
import { mandatoMessages as m } from '@alerce/contract/messages/contrato/mandato'
import { publish } from '../../../avisos/repository.ts'
import { CLIENTE, firma } from '../../actor.ts'
import { note } from '../../base/bitacora/note.ts'
import { notify } from '../../base/notificaciones/notify.ts'
import type { DeclaracionDeProspecto } from '../../declaracion/ds/read-declaracion.ts'
import { refuse } from '../../refusal.ts'
import type { Context } from '../../use-case.ts'
import type { Cobro, ConsentimientoEnEspera } from '../cobros/read-model.ts'
import { issueForMandato } from '../documentos/issue-for-mandato.ts'
import { pagoDe } from './postulante/pago.ts'
import { pideMandato } from './postulante/propio/pide-mandato.ts'
import { saveConsentimiento } from './postulante/repository-enlace.ts'
import { mandatoDe } from './read-model.ts'
import { insertMandato } from './repository.ts'

interface MandatoPorGuardar {
  readonly referencia: string
  readonly consentimiento: ConsentimientoEnEspera
}

/** Saves a mandate and its consent, and notifies the advisor and open screens. The prospect is locked. */
export async function saveMandato(
  ctx: Context,
  { declaracion: { id: declaracionId }, prospecto: { id: prospectoId, asesorId } }: DeclaracionDeProspecto,
  { referencia, consentimiento }: MandatoPorGuardar,
): Promise<void> {
  const { tx } = ctx
  const nuevo = { declaracionId, referencia, otorgadoPor: firma(CLIENTE), otorgadoEn: ctx.ahora }
  // The prospect is locked: no other mandate can exist yet
  const mandatoId = (await insertMandato(tx, { ...nuevo, origen: 'postulante' })) ?? refuse(m.saveFailed)
  await saveConsentimiento(tx, { mandatoId, ...consentimiento })
  await issueForMandato(ctx, declaracionId)
  await note({ ...ctx, actor: CLIENTE }, prospectoId, 'mandatoOtorgado')
  await notify(ctx, { usuarioId: asesorId, prospectoId }, 'mandatoOtorgado')
  await publish(tx, { tema: 'prospecto', prospectoId, asesorId })
}

/** Whether the sale still asks for that mandate and amount, and whether one stands. */
export async function hechosDelMandato(ctx: Context, de: DeclaracionDeProspecto, { consentimiento }: Cobro) {
  const { declaracion, prospecto } = de
  const yaHecho = (await mandatoDe(ctx.tx, declaracion.id)) !== null
  const vive = declaracion.viva && prospecto.activo && (await pideMandato(ctx, de))
  const enPie = vive && (await pagoDe(ctx, prospecto.id)).version === consentimiento?.version
  return { enPie, yaHecho }
}

/** The mandate that the provider confirmed, under its reference; under ours where that could be a card's number. */
export async function saveConsentido(
  ctx: Context,
  de: DeclaracionDeProspecto,
  { cobro, recibo }: { readonly cobro: Cobro; readonly recibo: string | null },
): Promise<void> {
  const { consentimiento, clave } = cobro
  if (consentimiento === null) throw new Error('confirmed mandate without consent')
  const referencia = recibo !== null && reglaReferencia(recibo) === null ? recibo : clave
  await saveMandato(ctx, de, { referencia, consentimiento })
}
