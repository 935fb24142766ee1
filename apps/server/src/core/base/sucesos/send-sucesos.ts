import type { DatosDeSuceso, Suceso } from '@alerce/contract/catalogos/base/sucesos'
import type { RawBuilder } from 'kysely'
import { publish } from '../../../avisos/repository.ts'
import type { Context } from '../../use-case.ts'
import {
  entregasPara,
  giveUpPendientes,
  insertEntregas,
  insertPrueba,
  requeueEntrega,
  type SucesoDeVenta,
} from './repository.ts'

type Telling = Pick<Context, 'tx' | 'jobs' | 'ahora'>

/** Data of the changes of a sale. `prospectoId` null: an appointment with a client who is no prospecto yet. */
export const sucesosDe = (prospectoId: number | null, sucesos: readonly Suceso[]): SucesoDeVenta[] =>
  sucesos.map(({ tipo, ...datos }) => ({ suceso: tipo, datos: { prospectoId, ...datos } satisfies DatosDeSuceso }))

/** Queues the delivery of messages that were written in this transaction, if any were. */
export async function queueEntregas({ tx, jobs }: Telling, escritas: number): Promise<void> {
  if (escritas === 0) return
  await publish(tx, { tema: 'clientes' })
  await jobs.send(tx, 'entregar-sucesos', { motivo: 'suceso' })
}

/** End of a statement with an entry of the Bitácora: writes the messages of its changes (queueEntregas follows). */
export const entregasDe = (prospectoId: number, sucesos: readonly Suceso[], ahora: string): RawBuilder<unknown> =>
  entregasPara(sucesosDe(prospectoId, sucesos), ahora)

/** Tells other systems of changes apart from their entry in the Bitácora, if they have one (noteAndTell). */
export async function sendSucesos(ctx: Telling, sucesos: readonly SucesoDeVenta[]): Promise<void> {
  await queueEntregas(ctx, await insertEntregas(ctx.tx, sucesos, ctx.ahora))
}

/** The same from where there is no queue, such as a command of the operator: the next round sends them. */
export async function keepSucesos(
  { tx, ahora }: Pick<Telling, 'tx' | 'ahora'>,
  sucesos: readonly SucesoDeVenta[],
): Promise<void> {
  await insertEntregas(tx, sucesos, ahora)
}

/** Sends a test message to one address. */
export async function sendPrueba(ctx: Telling, suscripcionId: number): Promise<void> {
  await insertPrueba(ctx.tx, suscripcionId, ctx.ahora)
  await queueEntregas(ctx, 1)
}

/** Sends a delivered or failed message again, under its same id; false: it is pending, or does not exist. */
export async function resendEntrega(ctx: Telling, entregaId: number): Promise<boolean> {
  const queued = await requeueEntrega(ctx.tx, entregaId, ctx.ahora)
  if (queued) await queueEntregas(ctx, 1)
  return queued
}

/** Gives up the messages that wait for an address that was switched off. */
export const releasePendientes = (ctx: Pick<Telling, 'tx'>, suscripcionId: number): Promise<void> =>
  giveUpPendientes(ctx.tx, suscripcionId)
