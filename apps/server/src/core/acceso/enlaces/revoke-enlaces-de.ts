import type { Db } from '../../../platform/db/database.ts'
import { closeSesiones } from '../../../sesiones/repository.ts'
import { firma } from '../../actor.ts'
import type { Context } from '../../use-case.ts'
import { recordEvento } from '../seguridad/record-evento.ts'
import { partesDelEnlace } from './read-model.ts'
import { type EnlacesPorRevocar, markRevocados } from './repository.ts'

/** How the log names a link. */
export async function sobreEnlace(tx: Db, enlaceId: number): Promise<string> {
  const partes = await partesDelEnlace(tx, enlaceId)
  return partes ? `enlace ${enlaceId} sobre ${partes.asesor}, de ${partes.jefe}` : `enlace ${enlaceId}`
}

/** Revokes the links that are in force and ends what they opened; answers how many sessions ended. */
export async function revokeEnlacesDe(ctx: Context, cuales: EnlacesPorRevocar): Promise<number> {
  const { tx, actor, ahora } = ctx
  let cerradas = 0
  for (const enlaceId of await markRevocados(tx, cuales, { en: ahora, por: firma(actor) })) {
    cerradas += await closeSesiones(tx, { enlaceId }, 'enlace', ahora)
    await recordEvento(ctx, 'enlaceRevocado', await sobreEnlace(tx, enlaceId))
  }
  return cerradas
}
