import { common } from '@alerce/contract/messages/common'
import { sumaPesos } from '@alerce/domain/base/dinero/cuentas'
import type { Pesos } from '@alerce/domain/base/dinero/tipos'
import { comprometido } from '@alerce/domain/cotizacion/cotizar'
import type { DatosFinancieros, ResultadoDS } from '@alerce/domain/declaracion/evaluacion'
import type { Db } from '../../../platform/db/database.ts'
import type { Vault } from '../../../platform/vault.ts'
import { MOTOR_LOCAL } from '../../actor.ts'
import { parametrosAl } from '../../base/parametros/read-model.ts'
import { cotizacionVigente } from '../../cotizacion/cotizacion/read-model.ts'
import { empleadoresDe } from '../../postulacion/prospecto/read-model.ts'
import { refuse } from '../../refusal.ts'
import type { Context } from '../../use-case.ts'

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
  readonly clase: 'financiera' | 'medica'
  readonly quien: string
  readonly cuando: string
  readonly resultado: number
}

/** What a person last answered, in one queue or in any, who and when; null: none did. Nothing is decrypted. */
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
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row ?? null
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

/** One file of a declaration, or null. */
export async function adjuntoPorId(tx: Db, declaracionId: number, id: number) {
  return (await adjuntos(tx, declaracionId).where('adjunto.id', '=', id).executeTakeFirst()) ?? null
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

export interface HechosFinancieros extends DatosFinancieros {
  readonly totalPesos: Pesos
  /** Sum of the incomes on record, validated or typed, a month. */
  readonly rentaDeclarada: Pesos
}

/** What the financial test looks at: what was agreed as it was quoted (given with it), and the incomes on record. */
export async function hechosFinancieros(ctx: Context, prospectoId: number): Promise<HechosFinancieros> {
  const { foto } = (await cotizacionVigente(ctx.tx, prospectoId)) ?? refuse(common.notFound)
  const { porcentajeMaximoRenta } = await parametrosAl(ctx.tx, ctx.hoy)
  const empleadores = await empleadoresDe(ctx.tx, prospectoId)
  const rentaDeclarada = sumaPesos(...empleadores.map((e) => e.remuneracionImponible))
  const validada = empleadores.every((e) => e.rentaValidada || e.tipoTrabajador === 'V')
  return {
    totalUF: comprometido(foto).uf,
    valorUF: foto.valorUF,
    totalPesos: comprometido(foto).pesos,
    rentaDeclarada,
    rentaValidada: validada ? rentaDeclarada : null,
    tipos: empleadores.map((e) => e.tipoTrabajador),
    porcentajeMaximoRenta,
  }
}
