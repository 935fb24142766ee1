import { type TipoDeNotificacion, tiposDeNotificacion } from '@alerce/contract/catalogos/base/clases-de-notificacion'
import type { Role } from '@alerce/contract/operation'
import type { Db } from '../../../../platform/db/database.ts'

interface PreferenciasDeAvisos {
  readonly callados: readonly TipoDeNotificacion[]
  readonly sinCorreo: readonly TipoDeNotificacion[]
  readonly hora: number | null
  readonly enDescanso: boolean
}

/** Classes that this version knows, in their order. */
const conocidas = (clases: readonly string[]) => tiposDeNotificacion.filter((tipo) => clases.includes(tipo))

/** How a user hears of notices; all in the bell and no letter, with version 1, when nothing was saved. */
export async function preferenciasDe(
  tx: Db,
  usuarioId: number,
): Promise<PreferenciasDeAvisos & { readonly version: number; readonly correo: string }> {
  const { correo, callados, sinCorreo, hora, enDescanso, version } = await tx
    .selectFrom('usuario')
    .leftJoin('preferenciaAviso', 'preferenciaAviso.usuarioId', 'usuario.id')
    .select(['usuario.correo', 'callados', 'sinCorreo', 'hora', 'enDescanso', 'preferenciaAviso.version'])
    .where('usuario.id', '=', usuarioId)
    .executeTakeFirstOrThrow()
  return {
    correo,
    callados: conocidas(callados ?? []),
    sinCorreo: conocidas(sinCorreo ?? []),
    hora,
    enDescanso: enDescanso ?? false,
    version: version ?? 1,
  }
}

/** User with a daily letter. */
export interface DestinoDeResumen {
  readonly usuarioId: number
  readonly nombres: string
  readonly correo: string
  readonly roles: readonly Role[]
  readonly hora: number | null
  readonly enDescanso: boolean
  readonly resumidoHasta: string
  readonly sinCorreo: readonly string[]
}

/** Active users whose daily letter has an hour that is not after this one. */
export const destinosDeResumen = (db: Db, hora: number): Promise<DestinoDeResumen[]> =>
  db
    .selectFrom('preferenciaAviso')
    .innerJoin('usuario', 'usuario.id', 'preferenciaAviso.usuarioId')
    .select(['usuarioId', 'nombres', 'correo', 'roles', 'hora', 'enDescanso', 'resumidoHasta', 'sinCorreo'])
    .where('hora', '<=', hora)
    .where('usuario.activo', '=', true)
    .orderBy('usuarioId')
    .execute()

/**
 * Notices of a user within a period that they have not read, counted by class. One of a silenced class was stored as read
 * when it came, and counts.
 */
export async function sinLeerEntre(
  tx: Db,
  usuarioId: number,
  { desde, hasta }: { readonly desde: string; readonly hasta: string },
): Promise<ReadonlyMap<string, number>> {
  const rows = await tx
    .selectFrom('notificacion')
    .select(['tipo', (e) => e.fn.countAll<number>().as('cuantas')])
    .where('usuarioId', '=', usuarioId)
    .where('en', '>', desde)
    .where('en', '<=', hasta)
    .where((e) => e.or([e('leida', 'is', null), e('leida', '=', e.ref('en'))]))
    .groupBy('tipo')
    .execute()
  return new Map(rows.map(({ tipo, cuantas }) => [tipo, cuantas]))
}
