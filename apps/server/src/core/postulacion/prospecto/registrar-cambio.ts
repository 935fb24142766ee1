import { firmaSobre } from '../../base/bitacora/read-model-firma.ts'
import type { Context } from '../../use-case.ts'
import type { Prospecto } from './read-model.ts'
import { subirVersion } from './repository.ts'

/** Counts the version up and keeps what changed and by whom; returns the new version. */
export async function registrarCambio(ctx: Context, prospecto: Prospecto, campos: string[]): Promise<number> {
  const version = prospecto.version + 1
  await subirVersion(ctx.tx, prospecto.id, {
    version,
    campos,
    por: await firmaSobre(ctx.tx, ctx.actor, { prospectoId: prospecto.id }),
    en: ctx.ahora,
  })
  return version
}
