import type { Operation } from '@alerce/contract/operation'
import { registrosDe } from '@alerce/contract/registros'
import { Refusal } from '../core/refusal.ts'
import type { Db } from '../platform/db/database.ts'
import { deLaConsola } from './aviso.ts'
import { prospectoDe } from './read-model.ts'
import { publishAll, publishDe, type SinAsesor } from './repository.ts'

/** Lists of a desk, which belong to no advisor. */
const deNadie = ['mesa', ...deLaConsola] as const

/**
 * Notices for the words of `cambia` about a prospect. For queues, notifications, mails and sessions the writer
 * publishes.
 */
const avisos: Partial<Record<string, (prospectoId: number) => SinAsesor>> = {
  prospecto: (prospectoId) => ({ tema: 'prospecto', prospectoId }),
  autorizacion: (prospectoId) => ({ tema: 'autorizacion', prospectoId }),
  cotizacion: (prospectoId) => ({ tema: 'cotizacion', prospectoId }),
  plan: (prospectoId) => ({ tema: 'plan', prospectoId }),
  enviadas: (prospectoId) => ({ tema: 'enviadas', prospectoId }),
  archivosDS: (prospectoId) => ({ tema: 'archivosDS', prospectoId }),
  agenda: () => ({ tema: 'agenda' }),
  miDia: () => ({ tema: 'miDia' }),
}

/**
 * Runs a call and publishes the declared changes of the records in its payload. Other changes (of new records, of a
 * couple, of a RUT) are published by the use case.
 */
export async function avisando<T>(
  tx: Db,
  { cambia, request }: Operation,
  payload: unknown,
  work: () => Promise<T>,
): Promise<T> {
  const told = cambia.flatMap((asunto) => avisos[asunto] ?? [])
  const nombrado = async () => (told.length > 0 ? await prospectoDe(tx, registrosDe(request, payload)) : null)
  // Before the work, which may delete the records; after it for restored ones
  const antes = await nombrado()
  async function tell(): Promise<void> {
    await publishAll(
      tx,
      deNadie.filter((tema) => cambia.includes(tema)).map((tema) => ({ tema })),
    )
    const prospectoId = antes ?? (await nombrado())
    if (prospectoId === null) return
    await publishDe(
      tx,
      prospectoId,
      told.map((aviso) => aviso(prospectoId)),
    )
  }
  const reply = await work().catch(async (error: unknown) => {
    if (error instanceof Refusal && error.queda) await tell()
    throw error
  })
  await tell()
  return reply
}
