import { firmaSobre } from '../../base/bitacora/read-model-firma.ts'
import type { Context } from '../../use-case.ts'
import type { Declaracion } from '../declaracion/read-model.ts'
import { type CambioDePersona, subirVersionDePersonas, subirVersionDS } from './repository.ts'

/**
 * Counts the declaration's version up after its persons changed, and that of each who did; answers the new one.
 * `ventana`: the window in which it was done, where one says so.
 */
export async function registrarCambioDS(
  ctx: Context,
  declaracion: Declaracion,
  cambios: readonly CambioDePersona[],
  ventana: string | null = null,
): Promise<number> {
  const version = declaracion.version + 1
  const por = await firmaSobre(ctx.tx, ctx.actor, { declaracionId: declaracion.id })
  await subirVersionDS(ctx.tx, declaracion.id, { version, por, en: ctx.ahora }, cambios)
  const suyos = cambios.flatMap(({ personaId }) => personaId ?? [])
  if (suyos.length > 0) await subirVersionDePersonas(ctx.tx, suyos, { version, ventana })
  return version
}
