import { edicionMessages } from '@alerce/contract/messages/postulacion/edicion'
import { ensure, refuse } from '../../refusal.ts'
import type { Context } from '../../use-case.ts'
import { actualizacionAbierta } from './read-model.ts'

/** The open update, or 422. */
export async function exigirActualizacion({ tx }: Pick<Context, 'tx'>, prospectoId: number) {
  return (await actualizacionAbierta(tx, prospectoId)) ?? refuse(edicionMessages.noHay)
}

/** While an update waits to be confirmed or discarded the sale goes no further, and issues no paper: 422. */
export async function exigirSinActualizacion({ tx }: Pick<Context, 'tx'>, prospectoId: number): Promise<void> {
  ensure((await actualizacionAbierta(tx, prospectoId)) === null, edicionMessages.pendiente)
}
