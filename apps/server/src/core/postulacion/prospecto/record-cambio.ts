import type { Updateable } from 'kysely'
import type { ProspectoTable } from '../../../platform/db/tables/postulacion.ts'
import { firmaSobre } from '../../base/bitacora/read-model.ts'
import type { Context } from '../../use-case.ts'
import type { Prospecto } from './read-model.ts'
import { raiseVersion } from './repository.ts'

/** Writes `datos`, increments the version and records the change with its author; returns the new version. */
export async function recordCambio(
  ctx: Context,
  prospecto: Prospecto,
  campos: string[],
  datos: Updateable<ProspectoTable> = {},
): Promise<number> {
  const version = prospecto.version + 1
  const por = await firmaSobre(ctx.tx, ctx.actor, { prospectoId: prospecto.id })
  await raiseVersion(ctx.tx, prospecto.id, { version, campos, por, en: ctx.ahora }, datos)
  return version
}
