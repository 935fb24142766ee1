import { invitacionMessages as m } from '@alerce/contract/messages/declaracion/invitacion'
import { intentosDelCodigo } from '@alerce/domain/declaracion/invitacion/enlace'
import { refuse } from '../../refusal.ts'
import type { Context } from '../../use-case.ts'
import { type PruebaDelCodigo, pruebaDelCodigo } from './read-model-prueba.ts'
import { type Codigo, countFailure, markUsed, voidCodigos } from './repository-codigo.ts'
import { codigoVivo, esElCodigo, marcaDeLoFirmado } from './send-codigo.ts'

/** A correct code returns its delivery proof and is spent; a wrong one returns the attempts left (0: spent too). */
type CodigoDicho = { readonly prueba: PruebaDelCodigo } | { readonly quedan: number }

/** Checks a code. Wrong attempts count on the code, over all links and calls. */
export async function sayCodigo(ctx: Context, codigo: Codigo, dicho: string): Promise<CodigoDicho> {
  if (esElCodigo(ctx, codigo, dicho)) {
    await markUsed(ctx.tx, codigo.id, ctx.ahora)
    return { prueba: await pruebaDelCodigo(ctx.tx, codigo) }
  }
  const quedan = intentosDelCodigo - codigo.fallos - 1
  await countFailure(ctx.tx, codigo.id, codigo.fallos + 1, quedan > 0 ? null : ctx.ahora)
  return { quedan }
}

type PorFirmar = Parameters<typeof codigoVivo>[1] & {
  /** Content to sign now, in the same form as in sendCodigo. */
  readonly dice: string
}

/** Checks a signing code. When the content changed since it was mailed, the code is spent and refused (422). */
export async function consumeCodigo(ctx: Context, { dice, ...de }: PorFirmar, dicho: string): Promise<CodigoDicho> {
  const codigo = await codigoVivo(ctx, de)
  if (codigo.dice !== null && codigo.dice !== marcaDeLoFirmado(dice)) {
    await voidCodigos(ctx.tx, de.declaracionId, de.uso, ctx.ahora)
    refuse(m.codigoDeOtro, { queda: true })
  }
  return await sayCodigo(ctx, codigo, dicho)
}
