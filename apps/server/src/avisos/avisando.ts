import type { Operation } from '@alerce/contract/operation'
import { registrosDe } from '@alerce/contract/registros'
import { Refusal } from '../core/refusal.ts'
import type { Db } from '../platform/db/database.ts'
import { deLaConsola } from './aviso.ts'
import { prospectoDe } from './read-model.ts'
import { publishAll, publishDe, type SinAsesor } from './repository.ts'

/** The lists of a desk are of nobody. */
const deNadie = ['mesa', ...deLaConsola] as const

/** The words of `cambia` that are told of a prospect. Queues, notifications, mails and sessions are told by who changes them. */
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
 * Does the work of a call and tells the open screens what it declares to change of the records that its payload names.
 * What a call changes besides (of whom it adds, of a pair, of a RUT) its use case tells.
 */
export async function avisando<T>(
  tx: Db,
  { cambia, request }: Operation,
  payload: unknown,
  work: () => Promise<T>,
): Promise<T> {
  const told = cambia.flatMap((asunto) => avisos[asunto] ?? [])
  const nombrado = async () => (told.length > 0 ? await prospectoDe(tx, registrosDe(request, payload)) : null)
  // before the work, which may delete what is named; after it where it is brought back
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
