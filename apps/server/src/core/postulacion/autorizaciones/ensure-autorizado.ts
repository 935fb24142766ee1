import { autorizacionesMessages, textoDeBloqueo } from '@alerce/contract/messages/postulacion/autorizaciones'
import { bloqueoDeCotizacion } from '@alerce/domain/postulacion/autorizacion'
import { refuse } from '../../refusal.ts'
import type { Context } from '../../use-case.ts'
import { ultimaAutorizacion } from './read-model.ts'

/** Refuses (422) to quote or confirm a plan while an authorization is pending or rejected (spec 2 §2, §4). */
export async function ensureAutorizado({ tx }: Pick<Context, 'tx'>, prospectoId: number): Promise<void> {
  const ultima = await ultimaAutorizacion(tx, prospectoId)
  const bloqueo = bloqueoDeCotizacion(ultima?.estado ?? null, ultima?.observacion ?? '')
  if (bloqueo) refuse(autorizacionesMessages.bloqueada, { texto: textoDeBloqueo(bloqueo) })
}
