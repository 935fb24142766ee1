import type { DatosDeSuceso, Suceso } from '@alerce/contract/catalogos/base/sucesos'
import { publish } from '../../../avisos/repository.ts'
import type { Context } from '../../use-case.ts'
import { insertEntregas, type SucesoDeVenta } from './repository.ts'

type Telling = Pick<Context, 'tx' | 'jobs'>

/** Data of the changes of a sale. `prospectoId` null: an appointment with a client who is no prospecto yet. */
export const sucesosDe = (prospectoId: number | null, sucesos: readonly Suceso[]): SucesoDeVenta[] =>
  sucesos.map(({ tipo, ...datos }) => ({ suceso: tipo, datos: { prospectoId, ...datos } satisfies DatosDeSuceso }))

/** Queues the delivery of messages that were written in this transaction, if any were. */
export async function queueEntregas({ tx, jobs }: Telling, escritas: number): Promise<void> {
  if (escritas === 0) return
  await publish(tx, { tema: 'clientes' })
  await jobs.send(tx, 'entregar-sucesos', { motivo: 'suceso' })
}

/** Tells other systems of changes apart from their entry in the Bitácora, if they have one (noteAndTell). */
export async function tellSucesos(
  ctx: Telling & Pick<Context, 'ahora'>,
  sucesos: readonly SucesoDeVenta[],
): Promise<void> {
  await queueEntregas(ctx, await insertEntregas(ctx.tx, sucesos, ctx.ahora))
}
