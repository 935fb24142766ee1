import { circularMessages as m } from '@alerce/contract/messages/declaracion/juradas'
import { ensure } from '../../refusal.ts'
import type { Context } from '../../use-case.ts'
import { leerCircular } from './leer-circular.ts'

/** Refuses (422) to sign a declaration with a spouse in it whose circular was not accepted. */
export async function exigirCircular(ctx: Pick<Context, 'tx' | 'hoy'>, declaracionId: number): Promise<void> {
  const circular = await leerCircular(ctx, declaracionId)
  ensure(circular === null || circular.firma, m.pendiente)
}
