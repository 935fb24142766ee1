import { notificacionesPorPagina } from '@alerce/domain/limites'
import type { Db } from '../../../platform/db/database.ts'

export interface Notificacion {
  readonly id: number
  readonly prospectoId: number | null
  readonly nombreProspecto: string
  readonly tipo: string
  readonly mensaje: string
  /** ISO instant. */
  readonly en: string
  readonly leida: boolean
}

const nombreDe = (...partes: (string | null)[]): string => partes.filter((parte) => parte).join(' ')

/** A page of a user's notifications, newest first; pages count from 1. */
export async function notificacionesDe(tx: Db, usuarioId: number, pagina: number): Promise<Notificacion[]> {
  const rows = await tx
    .selectFrom('notificacion')
    .leftJoin('prospecto', 'prospecto.id', 'notificacion.prospecto_id')
    .select(['notificacion.id', 'prospecto_id', 'tipo', 'mensaje', 'en', 'leida'])
    .select(['nombres', 'apellido_paterno', 'apellido_materno'])
    .where('usuario_id', '=', usuarioId)
    .orderBy('en', 'desc')
    .orderBy('notificacion.id', 'desc')
    .limit(notificacionesPorPagina)
    .offset((pagina - 1) * notificacionesPorPagina)
    .execute()
  return rows.map((row) => ({
    id: row.id,
    prospectoId: row.prospecto_id,
    nombreProspecto: nombreDe(row.nombres, row.apellido_paterno, row.apellido_materno),
    tipo: row.tipo,
    mensaje: row.mensaje,
    en: row.en,
    leida: row.leida !== null,
  }))
}

export async function noLeidasDe(tx: Db, usuarioId: number): Promise<number> {
  const { total } = await tx
    .selectFrom('notificacion')
    .select((e) => e.fn.countAll<number>().as('total'))
    .where('usuario_id', '=', usuarioId)
    .where('leida', 'is', null)
    .executeTakeFirstOrThrow()
  return total
}

/** Whose a notification is, or null. */
export async function destinatarioDe(tx: Db, id: number): Promise<number | null> {
  const row = await tx.selectFrom('notificacion').select('usuario_id').where('id', '=', id).executeTakeFirst()
  return row?.usuario_id ?? null
}

export async function existeUsuario(tx: Db, id: number): Promise<boolean> {
  const row = await tx.selectFrom('usuario').select('id').where('id', '=', id).executeTakeFirst()
  return row !== undefined
}
