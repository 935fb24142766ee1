import type { ResultadoDS } from '@alerce/domain/declaracion/evaluacion'
import type { Db } from '../../../platform/db/database.ts'
import type { Vault } from '../../../platform/vault.ts'

/** What is encrypted of an evaluation. */
export interface Detalle {
  /** Why the machine did not decide, or the reason a person gave. */
  readonly motivos: readonly string[]
}

export interface Evaluacion extends Detalle {
  readonly clase: 'financiera' | 'medica'
  readonly resultado: ResultadoDS
  readonly por: string
  /** ISO instant. */
  readonly en: string
}

/** All evaluations of a declaration, the first one first. Only for operations marked `health`. */
export async function evaluacionesDe(tx: Db, vault: Vault, declaracionId: number): Promise<Evaluacion[]> {
  const rows = await tx
    .selectFrom('evaluacion')
    .select(['clase', 'resultado', 'detalle', 'por', 'en'])
    .where('declaracionId', '=', declaracionId)
    .orderBy('id')
    .execute()
  return rows.map(({ detalle, ...row }) => ({
    ...row,
    motivos: detalle ? vault.open<Detalle>(detalle).motivos : [],
  }))
}

export interface Resolucion {
  readonly quien: string
  readonly cuando: string
  readonly resultado: number
}

/** Who answered last, and what; nothing is decrypted. */
export async function ultimaResolucion(tx: Db, declaracionId: number): Promise<Resolucion | null> {
  const row = await tx
    .selectFrom('evaluacion')
    .select(['por as quien', 'en as cuando', 'resultado'])
    .where('declaracionId', '=', declaracionId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row ?? null
}

export interface Adjunto {
  readonly id: number
  readonly nombre: string
  readonly archivoId: number
  readonly mime: string
  /** Bytes. */
  readonly tamano: number
  readonly en: string
}

/** The files that came with a declaration, by their type code (spec 2 §9). */
export async function adjuntosDe(tx: Db, declaracionId: number, tipoAdjunto: number): Promise<Adjunto[]> {
  return await tx
    .selectFrom('adjunto')
    .innerJoin('archivo', 'archivo.id', 'adjunto.archivoId')
    .select(['adjunto.id', 'adjunto.nombre', 'archivo.id as archivoId', 'archivo.mime', 'archivo.tamano', 'adjunto.en'])
    .where('adjunto.declaracionId', '=', declaracionId)
    .where('adjunto.tipoAdjunto', '=', tipoAdjunto)
    .orderBy('adjunto.id')
    .execute()
}

/** The advisor's name and e-mail. */
export async function contactoDe(tx: Db, usuarioId: number): Promise<{ nombre: string; correo: string }> {
  const row = await tx
    .selectFrom('usuario')
    .select(['nombres', 'apellidoPaterno', 'correo'])
    .where('id', '=', usuarioId)
    .executeTakeFirstOrThrow()
  return { nombre: `${row.nombres} ${row.apellidoPaterno}`, correo: row.correo }
}
