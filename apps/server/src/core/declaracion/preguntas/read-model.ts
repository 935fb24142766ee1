import { aDDMMYYYY } from '@alerce/domain/base/fechas/fecha'
import { leerPreguntas } from '@alerce/domain/declaracion/cuestionario/preguntas-escritas'
import { preguntaSuprimida, preguntasDS } from '@alerce/domain/declaracion/preguntas'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'
import type { Vault } from '../../../platform/vault.ts'
import { findTexto, textoVigente } from '../../base/textos/read-model.ts'
import type { Context } from '../../use-case.ts'

/** Numbers of the answered questions; nothing is decrypted. */
export async function preguntasRespondidas(tx: Db, declaracionId: number): Promise<number[]> {
  const rows = await tx
    .selectFrom('respuestaDS')
    .select('pregunta')
    .where('declaracionId', '=', declaracionId)
    .execute()
  return rows.map((row) => row.pregunta)
}

/** Version of each answer by question number; nothing is decrypted. */
export async function versionesDeRespuestas(tx: Db, declaracionId: number): Promise<Map<number, number>> {
  const rows = await tx
    .selectFrom('respuestaDS')
    .select(['pregunta', 'version'])
    .where('declaracionId', '=', declaracionId)
    .execute()
  return new Map(rows.map(({ pregunta, version }) => [pregunta, version]))
}

/** Author, window and instant of an answer; null: there is none. Nothing is decrypted. */
export async function respuestaGuardada(tx: Db, declaracionId: number, pregunta: number) {
  const found = await tx
    .selectFrom('respuestaDS')
    .select(['version', 'ventana', 'por', 'respondidaEn as en'])
    .where('declaracionId', '=', declaracionId)
    .where('pregunta', '=', pregunta)
    .executeTakeFirst()
  return found ?? null
}

/** Diagnosis of a «sí»; `codigo` is empty for free text, `fecha` an ISO date. */
export interface Diagnostico {
  readonly personaId: number
  readonly codigo: string
  readonly diagnostico: string
  readonly fecha: string
  readonly intervencionQuirurgica: boolean
}

export interface Pregunta {
  readonly numero: number
  readonly pregunta: string
  readonly ejemplo: string
  readonly editable: boolean
}

/** Questions of a declaration: a version of the operator's text. `esEjemplo`: our example, none was published. */
export interface Cuestionario {
  readonly textoId: number
  readonly version: number
  readonly esEjemplo: boolean
  /** In order; the suppressed one is not editable. */
  readonly preguntas: readonly Pregunta[]
}

const suprimida: Pregunta = {
  numero: preguntaSuprimida,
  pregunta: 'Pregunta suprimida',
  ejemplo: 'La ley no permite preguntar por la salud mental. No se responde ni se guarda.',
  editable: false,
}

/** Questions that a declaration answered; before its first answer, those in force on a day (ISO). */
export async function readCuestionario(
  tx: Context['tx'],
  { preguntasTextoId }: { readonly preguntasTextoId: number | null },
  dia: string,
): Promise<Cuestionario> {
  const texto = await (preguntasTextoId === null
    ? textoVigente(tx, 'preguntasDS', dia)
    : findTexto(tx, preguntasTextoId))
  if (!texto) throw new Error('no hay preguntas de la Declaración de Salud')
  const escritas = leerPreguntas(texto.cuerpo).preguntas.map((p): Pregunta => ({ ...p, editable: true }))
  const preguntas = [...escritas, suprimida].sort((a, b) => a.numero - b.numero)
  return { textoId: texto.id, version: texto.version, esEjemplo: texto.ejemplo, preguntas }
}

/** Diagnosis in the wire shape; `personas` are those of its declaration. */
export function presentDiagnostico(
  { personaId, codigo, diagnostico, fecha, intervencionQuirurgica }: Diagnostico,
  personas: readonly { readonly id: number; readonly rut: string | null }[],
) {
  return {
    rut: personas.find((p) => p.id === personaId)?.rut ?? null,
    beneficiario: personaId,
    diagnostico: { codigo, diagnostico },
    fecha: aDDMMYYYY(fecha),
    intervencionQuirurgica,
  }
}

/** Encrypted part of an answer. */
export interface Respuesta {
  readonly respuesta: boolean
  readonly diagnosticos: readonly Diagnostico[]
}

/** Answers of a declaration by question number, decrypted. Only for operations marked `health`. */
export async function respuestasDe(tx: Db, vault: Vault, declaracionId: number): Promise<Map<number, Respuesta>> {
  const rows = await tx
    .selectFrom('respuestaDS')
    .select(['pregunta', 'contenido'])
    .where('declaracionId', '=', declaracionId)
    .where('pregunta', 'in', [...preguntasDS])
    .execute()
  const abierta = (pregunta: number, contenido: Buffer) =>
    vault.en('respuesta_ds.contenido', declaracionId, pregunta).open<Respuesta>(contenido)
  return new Map(rows.map(({ pregunta, contenido }) => [pregunta, abierta(pregunta, contenido)]))
}

/** Answers of a declaration as stored, each sealed in its place. */
export const respuestasSelladas = (tx: Db, declaracionId: number) =>
  tx
    .selectFrom('respuestaDS')
    .select(['pregunta', 'contenido', 'por', 'respondidaEn'])
    .where('declaracionId', '=', declaracionId)
    .orderBy('pregunta')
    .execute()

const MAXIMO = 20

/** Mental health may not be asked (Ley 21.331): never offer its codes, whatever list is loaded. */
const saludMental = 'F%'

/** Diagnoses with every word of `texto` in code or name; those that begin with it come first. */
export async function diagnosticosDe(tx: Db, texto: string): Promise<{ codigo: string; diagnostico: string }[]> {
  const words = texto.split(/\s+/).filter((word) => word !== '')
  let query = tx.selectFrom('diagnostico').select(['codigo', 'diagnostico']).where('codigo', 'not like', saludMental)
  for (const word of words) query = query.where(sql<boolean>`position(texto_busqueda(${word}) in busqueda) > 0`)
  // The name begins after the code and a blank
  const begins = sql`position(texto_busqueda(${texto.trim()}) in busqueda) in (1, length(codigo) + 2)`
  return await query.orderBy(begins, 'desc').orderBy('diagnostico').orderBy('codigo').limit(MAXIMO).execute()
}

/** Code of a diagnosis by its name in the list, ignoring accents and case; empty for other words. */
export async function codigoDelNombre(tx: Db, nombre: string): Promise<string> {
  const found = await tx
    .selectFrom('diagnostico')
    .select('codigo')
    .where('codigo', 'not like', saludMental)
    .where(sql<boolean>`texto_busqueda(diagnostico) = texto_busqueda(${nombre.trim()})`)
    .orderBy('codigo')
    .limit(1)
    .executeTakeFirst()
  return found?.codigo ?? ''
}
