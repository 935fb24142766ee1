import { contraloriaMessages as m } from '@alerce/contract/messages/declaracion/contraloria'
import { ensure } from '../../../refusal.ts'
import type { Context } from '../../../use-case.ts'
import { retenidaDe } from '../../evaluacion/retenidas/read-model.ts'
import { lockCaso } from '../../evaluacion/take-caso.ts'
import { type ColaDeContraloria, colaDe } from '../read-model.ts'

/** A case that waits for an answer, locked: the queue it waits in. One that was answered waits no more. */
export async function lockCasoEnEspera(ctx: Context, identificador: number): Promise<ColaDeContraloria> {
  const cola = colaDe(await lockCaso(ctx, identificador))
  ensure(cola !== null && (await retenidaDe(ctx.tx, identificador)) === null, m.noEspera)
  return cola
}
