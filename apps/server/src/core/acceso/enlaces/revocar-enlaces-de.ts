import type { Db } from '../../../platform/db/database.ts'
import { cerrarSesiones } from '../../../sesiones/repository.ts'
import { firma } from '../../actor.ts'
import type { Context } from '../../use-case.ts'
import { registrarEvento } from '../seguridad/registrar-evento.ts'
import { partesDelEnlace } from './read-model.ts'
import { type EnlacesPorRevocar, marcarRevocados } from './repository.ts'

/** How the log names a link. */
export async function sobreEnlace(tx: Db, enlaceId: number): Promise<string> {
  const partes = await partesDelEnlace(tx, enlaceId)
  return partes ? `enlace ${enlaceId} sobre ${partes.asesor}, de ${partes.jefe}` : `enlace ${enlaceId}`
}

/** Revokes the links that are in force and ends what they opened; answers how many sessions ended. */
export async function revocarEnlacesDe(ctx: Context, cuales: EnlacesPorRevocar): Promise<number> {
  const { tx, actor, ahora } = ctx
  let cerradas = 0
  for (const enlaceId of await marcarRevocados(tx, cuales, { en: ahora, por: firma(actor) })) {
    cerradas += await cerrarSesiones(tx, { enlaceId }, 'enlace', ahora)
    await registrarEvento(ctx, 'enlaceRevocado', await sobreEnlace(tx, enlaceId))
  }
  return cerradas
}
