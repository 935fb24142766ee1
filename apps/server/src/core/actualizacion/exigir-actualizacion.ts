import { actualizacionMessages } from '@alerce/contract/messages/prospecto/actualizacion'
import { refuse } from '../refusal.ts'
import type { Context } from '../use-case.ts'
import { actualizacionAbierta } from './read-model.ts'

/** The open update, or 422. */
export async function exigirActualizacion({ tx }: Pick<Context, 'tx'>, prospectoId: number) {
  return (await actualizacionAbierta(tx, prospectoId)) ?? refuse(actualizacionMessages.noHay)
}
