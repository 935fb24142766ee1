import { actualizacionMessages } from '@alerce/contract/messages/prospecto/actualizacion'
import { ensure } from '../refusal.ts'
import type { Context } from '../use-case.ts'
import { actualizacionAbierta } from './read-model.ts'

/** While an update waits to be confirmed or discarded the sale goes no further, and issues no paper: 422. */
export async function exigirSinActualizacion({ tx }: Pick<Context, 'tx'>, prospectoId: number): Promise<void> {
  ensure((await actualizacionAbierta(tx, prospectoId)) === null, actualizacionMessages.pendiente)
}
