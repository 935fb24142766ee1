import { circularMessages as m } from '@alerce/contract/messages/declaracion/juradas'
import { ensure } from '../../refusal.ts'
import type { Context } from '../../use-case.ts'
import { readCircular } from './read-circular.ts'

/** Refuses (422) to sign a declaration with a spouse in it whose circular was not accepted. */
export async function ensureCircular(ctx: Pick<Context, 'tx' | 'hoy'>, declaracionId: number): Promise<void> {
  const circular = await readCircular(ctx, declaracionId)
  ensure(circular === null || circular.firma, m.pendiente)
}
