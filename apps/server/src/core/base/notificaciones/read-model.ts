import { notificacionesPorPagina } from '@alerce/domain/limites'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'
import { nombreCortoDe } from '../../../platform/db/text.ts'

interface Notificacion {
  readonly id: number
  readonly prospectoId: number | null
  readonly nombreProspecto: string
  readonly tipo: string
  readonly mensaje: string
  /** ISO instant. */
  readonly en: string
  readonly leida: boolean
  /** Authorization that it asks to decide; null: none. `decidida` ISO, null while pending. */
  readonly autorizacion: {
    readonly autorizacionId: number
    readonly estado: number
    readonly decidida: string | null
    readonly decididaPor: string | null
  } | null
}

const nombreDe = (...partes: (string | null)[]): string => partes.filter((parte) => parte).join(' ')

/** Page of notifications, counted from 1: read, unread, of one kind, or all. */
interface PaginaDeNotificaciones {
  readonly pagina: number
  readonly leida?: 'S' | 'N' | null | undefined
  readonly tipo?: string | null | undefined
}

/** Page of a user's notifications, newest first. */
export async function notificacionesDe(
  tx: Db,
  usuarioId: number,
  { pagina, leida, tipo }: PaginaDeNotificaciones,
): Promise<Notificacion[]> {
  const rows = await tx
    .selectFrom('notificacion')
    .leftJoin('prospecto', 'prospecto.id', 'notificacion.prospectoId')
    .leftJoin('autorizacion as a', 'a.id', 'notificacion.autorizacionId')
    .leftJoin('usuario as j', 'j.id', 'a.decididaPor')
    .select(['a.id as autorizacionId', 'a.estado', 'a.decidida', nombreCortoDe('j').as('decididaPor')])
    .select(['notificacion.id', 'notificacion.prospectoId', 'tipo', 'mensaje', 'en', 'leida'])
    .select(['prospecto.nombres', 'prospecto.apellidoPaterno', 'prospecto.apellidoMaterno'])
    .where('usuarioId', '=', usuarioId)
    .$if(Boolean(leida), (q) => q.where('leida', leida === 'S' ? 'is not' : 'is', null))
    .$if(Boolean(tipo), (q) => q.where('tipo', '=', tipo ?? ''))
    .orderBy('en', 'desc')
    .orderBy('notificacion.id', 'desc')
    .limit(notificacionesPorPagina)
    .offset((pagina - 1) * notificacionesPorPagina)
    .execute()
  return rows.map(({ nombres, apellidoPaterno, apellidoMaterno, leida, ...fila }) => {
    const { autorizacionId, estado, decidida, decididaPor, ...row } = fila
    return {
      ...row,
      nombreProspecto: nombreDe(nombres, apellidoPaterno, apellidoMaterno),
      leida: leida !== null,
      autorizacion:
        autorizacionId === null || estado === null
          ? null
          : { autorizacionId, estado, decidida, decididaPor: decididaPor || null },
    }
  })
}

export async function noLeidasDe(tx: Db, usuarioId: number): Promise<number> {
  const { total } = await tx
    .selectFrom('notificacion')
    .select((e) => e.fn.countAll<number>().as('total'))
    .where('usuarioId', '=', usuarioId)
    .where('leida', 'is', null)
    .executeTakeFirstOrThrow()
  return total
}

/** Addressee of a notification, or null. */
export async function destinatarioDe(tx: Db, id: number): Promise<number | null> {
  const row = await tx.selectFrom('notificacion').select('usuarioId').where('id', '=', id).executeTakeFirst()
  return row?.usuarioId ?? null
}

export async function existeUsuario(tx: Db, id: number): Promise<boolean> {
  const row = await tx.selectFrom('usuario').select('id').where('id', '=', id).executeTakeFirst()
  return row !== undefined
}

/** Ids of the administrators who can log in. */
export async function administradoresActivos(tx: Db): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select u.id from usuario u where u.activo and 'administracion' = any(u.roles) order by u.id`.execute(tx)
  return rows.map(({ id }) => Number(id))
}

/**
 * Active administrators without this notification after an instant (ISO). Their rows are locked, so that each gets it
 * once.
 */
export async function administradoresSinNoticia(tx: Db, mensaje: string, desde: string): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select u.id from usuario u where u.activo and 'administracion' = any(u.roles)
    order by u.id for update`.execute(tx)
  const ids = rows.map(({ id }) => id)
  if (ids.length === 0) return []
  const avisados = await tx
    .selectFrom('notificacion')
    .select('usuarioId')
    .where('usuarioId', 'in', ids)
    .where('mensaje', '=', mensaje)
    .where('en', '>', desde)
    .execute()
  const ya = new Set(avisados.map(({ usuarioId }) => usuarioId))
  return ids.filter((id) => !ya.has(id))
}
