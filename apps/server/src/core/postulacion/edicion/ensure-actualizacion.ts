import { edicionMessages } from '@alerce/contract/messages/postulacion/edicion'
import { ensure, refuse } from '../../refusal.ts'
import type { Context } from '../../use-case.ts'
import { actualizacionAbierta } from './read-model.ts'

/** The open update, or 422. */
export async function ensureActualizacion({ tx }: Pick<Context, 'tx'>, prospectoId: number) {
  return (await actualizacionAbierta(tx, prospectoId)) ?? refuse(edicionMessages.noHay)
}

/** Refuses (422) to go on or issue a paper while an update is open. */
export async function ensureNoActualizacion({ tx }: Pick<Context, 'tx'>, prospectoId: number): Promise<void> {
  ensure((await actualizacionAbierta(tx, prospectoId)) === null, edicionMessages.pendiente)
}
