import type { Context } from '../../use-case.ts'
import { withdrawForMandato } from '../documentos/issue-for-mandato.ts'
import { voidEnlaces } from './postulante/repository-enlace.ts'
import { endMandato, forgetConsentimientos } from './repository.ts'

/** Ends the payment mandate of a declaration, with its links, its paper and a consent that waits for the provider. */
export async function endMandatoDe(ctx: Context, declaracionId: number, por: string): Promise<void> {
  await voidEnlaces(ctx.tx, declaracionId, ctx.ahora)
  await forgetConsentimientos(ctx.tx, declaracionId)
  if (await endMandato(ctx.tx, declaracionId, { en: ctx.ahora, por })) await withdrawForMandato(ctx, declaracionId)
}
