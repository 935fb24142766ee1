import { common } from '@alerce/contract/messages/common'
import type { Pesos, UF } from '@alerce/domain/base/dinero/tipos'
import { type Escrito, escritoDe } from '@alerce/domain/base/textos/escrito'
import { comprometido } from '@alerce/domain/cotizacion/cotizar'
import type { DatosFinancieros, ResultadoDS } from '@alerce/domain/declaracion/evaluacion'
import { leerCartas } from '@alerce/domain/declaracion/veredicto/carta-escrita'
import type { Db } from '../../../platform/db/database.ts'
import type { Vault } from '../../../platform/vault.ts'
import { MOTOR_LOCAL } from '../../actor.ts'
import { parametrosAl } from '../../base/parametros/read-model.ts'
import { textoVigente } from '../../base/textos/read-model.ts'
import { cotizacionVigente } from '../../cotizacion/cotizaciones/read-model.ts'
import { rentaFirmeDe } from '../../postulacion/renta/read-model.ts'
import { refuse } from '../../refusal.ts'
import type { Context } from '../../use-case.ts'
import type { Declaracion } from '../ds/read-model.ts'
import type { Detalle } from './detalle.ts'

export interface Evaluacion extends Required<Detalle> {
  readonly clase: 'financiera' | 'medica'
  readonly resultado: ResultadoDS
  readonly por: string
  /** Second person of contraloría who confirmed it; null: none was needed. */
  readonly confirmadaPor: string | null
  /** ISO instant. */
  readonly en: string
  /** The step is the return of the requested background, not an answer. */
  readonly reenvio: boolean
}

const open = (vault: Vault, evaluacionId: number, detalle: Buffer | null): Required<Detalle> => ({
  restricciones: [],
  antecedentes: [],
  ...(detalle ? vault.en('evaluacion.detalle', evaluacionId).open<Detalle>(detalle) : { motivos: [] }),
})

/** Reasons of a step. Only for operations marked `health`. */
export const motivosDe = (vault: Vault, evaluacionId: number, detalle: Buffer | null): readonly string[] =>
  open(vault, evaluacionId, detalle).motivos

/** All evaluations of a declaration, the first one first. Only for operations marked `health`. */
export async function evaluacionesDe(tx: Db, vault: Vault, declaracionId: number): Promise<Evaluacion[]> {
  const rows = await tx
    .selectFrom('evaluacion')
    .select(['id', 'clase', 'resultado', 'detalle', 'por', 'confirmadaPor', 'en', 'reenvio'])
    .where('declaracionId', '=', declaracionId)
    .orderBy('id')
    .execute()
  return rows.map(({ id, detalle, ...row }) => ({ ...row, ...open(vault, id, detalle) }))
}

/** Last step of an evaluation with its queue and instant; null: none yet. Nothing is decrypted. */
export async function ultimoPaso(
  tx: Db,
  declaracionId: number,
): Promise<Pick<Evaluacion, 'clase' | 'en' | 'reenvio'> | null> {
  const row = await tx
    .selectFrom('evaluacion')
    .select(['clase', 'en', 'reenvio'])
    .where('declaracionId', '=', declaracionId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row ?? null
}

/** Identifier of the last evaluation, which the applicant's code signs: a newer evaluation makes the code invalid. */
export async function loQueResponde({ tx }: { readonly tx: Db }, { id }: { readonly id: number }): Promise<string> {
  const query = tx.selectFrom('evaluacion').select('id').where('declaracionId', '=', id).orderBy('id', 'desc')
  return `evaluacion ${(await query.limit(1).executeTakeFirst())?.id ?? 0}`
}

export interface Resolucion {
  readonly clase: 'financiera' | 'medica'
  readonly quien: string
  readonly cuando: string
  readonly resultado: number
}

/** Last answer of a person, in one queue or in any; null: none. Nothing is decrypted. */
export async function ultimaRespuesta(
  tx: Db,
  declaracionId: number,
  clase?: Evaluacion['clase'],
): Promise<Resolucion | null> {
  const row = await tx
    .selectFrom('evaluacion')
    .select(['clase', 'por as quien', 'en as cuando', 'resultado'])
    .where('declaracionId', '=', declaracionId)
    .where((e) => (clase ? e('clase', '=', clase) : e.lit(true)))
    .where('por', '<>', MOTOR_LOCAL)
    .where('reenvio', '=', false)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row ?? null
}

/** Last medical decision since the declaration was sent, decrypted, if the sale continues with it; null: none. */
export async function medicaVigente(
  tx: Db,
  vault: Vault,
  { id: declaracionId, enviadaEn }: Pick<Declaracion, 'id' | 'enviadaEn'>,
): Promise<(Required<Detalle> & { readonly resultado: 1 | 2 }) | null> {
  if (enviadaEn === null) return null
  const row = await tx
    .selectFrom('evaluacion')
    .select(['id', 'resultado', 'detalle'])
    .where('declaracionId', '=', declaracionId)
    .where('clase', '=', 'medica')
    .where('en', '>=', enviadaEn)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (row?.resultado !== 1 && row?.resultado !== 2) return null
  return { resultado: row.resultado, ...open(vault, row.id, row.detalle) }
}

const adjuntos = (tx: Db, declaracionId: number) =>
  tx
    .selectFrom('adjunto')
    .innerJoin('archivo', 'archivo.id', 'adjunto.archivoId')
    .select(['adjunto.id', 'adjunto.nombre', 'adjunto.en'])
    .select(['archivo.id as archivoId', 'archivo.mime', 'archivo.tamano', 'archivo.sha256'])
    .where('adjunto.declaracionId', '=', declaracionId)

/** The files that came with a declaration, by their type code (spec 2 §9), oldest first. */
export const adjuntosDe = (tx: Db, declaracionId: number, tipoAdjunto: number) =>
  adjuntos(tx, declaracionId).where('adjunto.tipoAdjunto', '=', tipoAdjunto).orderBy('adjunto.id').execute()

/** All files of a declaration, oldest first. */
export const todosLosAdjuntos = (tx: Db, declaracionId: number) =>
  adjuntos(tx, declaracionId).orderBy('adjunto.id').execute()

/** Files of a type received since an instant. */
export const adjuntosDesde = (tx: Db, declaracionId: number, tipoAdjunto: number, desde: string) =>
  adjuntos(tx, declaracionId)
    .where('adjunto.tipoAdjunto', '=', tipoAdjunto)
    .where('adjunto.en', '>=', desde)
    .orderBy('adjunto.id')
    .execute()

/** One file of a declaration, or null. */
export async function adjuntoPorId(tx: Db, declaracionId: number, id: number) {
  return (await adjuntos(tx, declaracionId).where('adjunto.id', '=', id).executeTakeFirst()) ?? null
}

interface HechosFinancieros extends DatosFinancieros {
  readonly totalUF: UF
  /** Sum of the incomes on record, validated or typed, a month. */
  readonly rentaDeclarada: Pesos
  /** Income approved by a person without a certificate; null: none. */
  readonly rentaAprobada: Pesos | null
}

/** Input of the financial test: quoted total and confirmed incomes. */
export async function hechosFinancieros(ctx: Context, prospectoId: number): Promise<HechosFinancieros> {
  const { foto } = (await cotizacionVigente(ctx.tx, prospectoId)) ?? refuse(common.notFound)
  const { porcentajeMaximoRenta } = await parametrosAl(ctx.tx, ctx.hoy)
  const { declarada, aprobada, validada, empleadores } = await rentaFirmeDe(ctx, prospectoId)
  return {
    totalUF: comprometido(foto).uf,
    totalPesos: comprometido(foto).pesos,
    rentaDeclarada: declarada,
    rentaAprobada: aprobada,
    rentaValidada: validada,
    tipos: empleadores.map((e) => e.tipoTrabajador),
    porcentajeMaximoRenta,
  }
}

/** Medical evaluations since a declaration was sent, oldest first, each sealed in its row. */
export const medicasSelladas = (tx: Db, declaracionId: number, enviadaEn: string) =>
  tx
    .selectFrom('evaluacion')
    .select(['id', 'clase', 'resultado', 'detalle', 'por', 'confirmadaPor', 'en', 'reenvio'])
    .where('declaracionId', '=', declaracionId)
    .where('clase', '=', 'medica')
    .where('en', '>=', enviadaEn)
    .orderBy('id')
    .execute()

/** The files that came with a declaration, their names sealed. */
export const adjuntosSellados = (tx: Db, declaracionId: number) =>
  tx
    .selectFrom('adjunto')
    .select(['id', 'archivoId', 'tipoAdjunto', 'nombre', 'por', 'en'])
    .where('declaracionId', '=', declaracionId)
    .orderBy('id')
    .execute()

/** Published letter text for a result; null: none. */
export async function cartaDe(
  { tx, hoy }: Pick<Context, 'tx' | 'hoy'>,
  resultado: ResultadoDS,
): Promise<Escrito | null> {
  const texto = await textoVigente(tx, 'cartaResultado', hoy)
  const carta = texto && leerCartas(texto.cuerpo).cartas.find((una) => una.resultado === resultado)
  return carta ? { ...escritoDe(texto), parrafos: carta.lineas } : null
}

/**
 * Step of the evaluation as a short mark: the content of a case changes only with it. A proposal that waits for
 * confirmation is a step, because the case shows it.
 */
export async function pasoDeEvaluacion(tx: Db, declaracionId: number): Promise<string> {
  const { evaluacion, propuesta } = await tx
    .selectNoFrom((e) => [
      e
        .selectFrom('evaluacion')
        .select((of) => of.fn.max('id').as('id'))
        .where('declaracionId', '=', declaracionId)
        .as('evaluacion'),
      e
        .selectFrom('respuestaRetenida')
        .select('id')
        .where('declaracionId', '=', declaracionId)
        .where('saleEn', 'is', null)
        .as('propuesta'),
    ])
    .executeTakeFirstOrThrow()
  return propuesta === null ? `${evaluacion ?? 0}` : `${evaluacion ?? 0}, propuesta ${propuesta}`
}
