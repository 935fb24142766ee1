import type { ResultadoDS } from '@alerce/domain/declaracion/evaluacion'
import type { Db } from '../../../platform/db/database.ts'

export interface NuevaEvaluacion {
  readonly declaracionId: number
  readonly clase: 'financiera' | 'medica'
  readonly resultado: ResultadoDS
  /** The reasons, sealed, and the key that seals them. */
  readonly detalle: Buffer
  readonly claveId: string
  readonly por: string
  readonly en: string
}

export async function insertarEvaluacion(tx: Db, e: NuevaEvaluacion): Promise<void> {
  await tx
    .insertInto('evaluacion')
    .values({
      declaracion_id: e.declaracionId,
      clase: e.clase,
      resultado: e.resultado,
      detalle: e.detalle,
      clave_id: e.claveId,
      por: e.por,
      en: e.en,
    })
    .execute()
}

export async function guardarResultado(tx: Db, id: number, resultado: ResultadoDS): Promise<void> {
  await tx.updateTable('declaracion').set({ resultado }).where('id', '=', id).execute()
}

/** The average income that an evaluation rests on, pesos a month. */
export async function guardarRentaPromedio(tx: Db, id: number, renta: number): Promise<void> {
  await tx.updateTable('declaracion').set({ renta_promedio: renta }).where('id', '=', id).execute()
}

export async function marcarEnviada(tx: Db, id: number, en: string): Promise<void> {
  await tx.updateTable('declaracion').set({ enviada_en: en }).where('id', '=', id).execute()
}

export interface NuevoAdjunto {
  readonly prospectoId: number
  readonly declaracionId: number
  readonly archivoId: number
  readonly tipoAdjunto: number
  readonly nombre: string
  readonly por: string
  readonly en: string
}

export async function insertarAdjunto(tx: Db, a: NuevoAdjunto): Promise<number> {
  const row = await tx
    .insertInto('adjunto')
    .values({
      prospecto_id: a.prospectoId,
      declaracion_id: a.declaracionId,
      archivo_id: a.archivoId,
      tipo_adjunto: a.tipoAdjunto,
      nombre: a.nombre,
      por: a.por,
      en: a.en,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}
