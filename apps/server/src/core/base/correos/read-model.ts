import { sql } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'

export type EstadoDeCorreo = 'pendiente' | 'en bandeja' | 'enviado' | 'fallido'

export interface CabeceraDeCorreo {
  readonly id: number
  readonly para: string
  readonly clase: string | null
  readonly asunto: string
  readonly estado: EstadoDeCorreo
  readonly creado: string
}

interface CorreosPage {
  /** Id of a mail: only those older than it. */
  readonly cursor: number | undefined
  readonly limite: number
  readonly estado: EstadoDeCorreo | undefined
}

/** A page of the outbox, newest first. */
export async function correos(tx: Db, { cursor, limite, estado }: CorreosPage): Promise<CabeceraDeCorreo[]> {
  let query = tx.selectFrom('correo').select(['id', 'para', 'clase', 'asunto', 'estado', 'creado'])
  if (cursor !== undefined)
    query = query.where(sql<boolean>`(creado, id) < (select c.creado, c.id from correo c where c.id = ${cursor})`)
  if (estado !== undefined) query = query.where('estado', '=', estado)
  return await query.orderBy('creado', 'desc').orderBy('id', 'desc').limit(limite).execute()
}

export interface Correo extends CabeceraDeCorreo {
  readonly texto: string
  readonly intentos: number
  readonly error: string | null
  readonly enviado: string | null
  readonly adjuntos: readonly {
    readonly archivoId: number
    readonly nombre: string
    readonly mime: string
    /** Kept encrypted: health data, which the desk does not read. */
    readonly confidencial: boolean
  }[]
}

export async function correo(tx: Db, id: number): Promise<Correo | null> {
  const row = await tx
    .selectFrom('correo')
    .select(['id', 'para', 'clase', 'asunto', 'estado', 'creado', 'texto', 'intentos', 'error', 'enviado'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) return null
  const adjuntos = await tx
    .selectFrom('correoAdjunto as c')
    .innerJoin('archivo as a', 'a.id', 'c.archivoId')
    .select(['a.id as archivoId', 'c.nombre', 'a.mime', 'a.claveId'])
    .where('c.correoId', '=', id)
    .orderBy('a.id')
    .execute()
  return { ...row, adjuntos: adjuntos.map(({ claveId, ...a }) => ({ ...a, confidencial: claveId !== null })) }
}
