import { cerrarSesiones } from '../../../sesiones/repository.ts'
import { firma } from '../../actor.ts'
import type { Context } from '../../use-case.ts'
import { registrarEvento } from '../seguridad/registrar-evento.ts'
import { type EnlacesPorRevocar, marcarRevocados } from './repository.ts'
import { sobreEnlace } from './sobre-enlace.ts'

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
