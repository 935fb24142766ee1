import { intentosDelCodigo } from '@alerce/domain/declaracion/invitacion/enlace'
import type { Context } from '../../use-case.ts'
import { codigoVivo, esElCodigo } from './enviar-codigo.ts'
import { contarFallo, marcarUsado } from './repository-codigo.ts'

/**
 * Spends the code of a use, and answers null; with a wrong one, how many tries are left. A wrong one counts, and the last
 * spends the code: another has to be asked for.
 */
export async function usarCodigo(
  ctx: Context,
  de: Parameters<typeof codigoVivo>[1],
  dicho: string,
): Promise<number | null> {
  const codigo = await codigoVivo(ctx, de)
  if (esElCodigo(ctx, codigo, dicho)) {
    await marcarUsado(ctx.tx, codigo.id, ctx.ahora)
    return null
  }
  const quedan = intentosDelCodigo - codigo.fallos - 1
  await contarFallo(ctx.tx, codigo.id, codigo.fallos + 1, quedan > 0 ? null : ctx.ahora)
  return quedan
}
