import type { Operation } from '@alerce/contract/operation'
import { registrosDe } from '@alerce/contract/registros'
import { Refusal } from '../core/refusal.ts'
import type { Db } from '../platform/db/database.ts'
import { type Aviso, deLaConsola } from './aviso.ts'
import { deQuien, type ProspectoDeAsesor } from './read-model.ts'
import { publish } from './repository.ts'

/** The lists of a desk are of nobody. */
const deNadie = ['mesa', ...deLaConsola] as const

/** The words of `cambia` that are told of a prospect. Queues, notifications, mails and sessions are told by who changes them. */
const avisos: Partial<Record<string, (de: ProspectoDeAsesor) => Aviso>> = {
  prospecto: (de) => ({ tema: 'prospecto', ...de }),
  autorizacion: (de) => ({ tema: 'autorizacion', ...de }),
  cotizacion: (de) => ({ tema: 'cotizacion', ...de }),
  plan: (de) => ({ tema: 'plan', ...de }),
  enviadas: (de) => ({ tema: 'enviadas', ...de }),
  archivosDS: (de) => ({ tema: 'archivosDS', ...de }),
  agenda: ({ asesorId }) => ({ tema: 'agenda', asesorId }),
  miDia: ({ asesorId }) => ({ tema: 'miDia', asesorId }),
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
  const nombrado = async () => (told.length > 0 ? await deQuien(tx, registrosDe(request, payload)) : null)
  // before the work, which may delete what is named; after it where it is brought back
  const antes = await nombrado()
  async function tell(): Promise<void> {
    const de = antes ?? (await nombrado())
    for (const tema of deNadie) if (cambia.includes(tema)) await publish(tx, { tema })
    if (de) for (const aviso of told) await publish(tx, aviso(de))
  }
  const reply = await work().catch(async (error: unknown) => {
    if (error instanceof Refusal && error.queda) await tell()
    throw error
  })
  await tell()
  return reply
}
