import { type UF, uf } from '@alerce/domain/base/dinero/tipos'
import { hayQuePagar } from '@alerce/domain/contrato/entidades'
import { estadoDelPrimerPago, primerPagoCompleto, pruebaPrimerPago } from '@alerce/domain/contrato/primer-pago'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'
import type { Declaracion } from '../../declaracion/ds/read-model.ts'
import { readEntidadesFirmes } from '../../postulacion/prospecto/ingreso/read-empleadores-firmes.ts'
import type { Context } from '../../use-case.ts'
import { pagaAlgo } from '../contractual/read-model.ts'

type Lectura = Pick<Context, 'tx' | 'vault'>

/** One proof an entity. */
export const ESPERADOS = 1

/** A proof as it is kept; `nombre` is sealed under its id. `en`: ISO instant. */
export interface Comprobante {
  readonly id: number
  readonly empleadorId: number
  readonly archivoId: number
  readonly nombre: Buffer
  readonly mime: string
  readonly tamano: number
  readonly en: string
}

/** A paying entity that proves its first payment. */
export interface EntidadPorProbar {
  readonly empleadorId: number
  readonly razonSocial: string
  /** A month. */
  readonly montoUF: UF
  readonly comprobante: Comprobante | null
}

/** Paying entities as saved with the contractual data, each with its proof. */
const guardadas = (tx: Db, empleadores: readonly number[]) =>
  tx
    .selectFrom('entidadPagadora as e')
    .leftJoin('comprobantePago as c', 'c.empleadorId', 'e.empleadorId')
    .leftJoin('archivo as a', 'a.id', 'c.archivoId')
    .select(['e.empleadorId', 'e.razonSocial', 'e.montoDescuentoUF'])
    .select(['c.id', 'c.archivoId', 'c.nombre', 'c.en', 'a.mime', 'a.tamano'])
    .where(sql<boolean>`e.empleador_id = any(${empleadores}::bigint[])`)
    .execute()

/**
 * The entities of a sale that prove their first payment, as saved with the contractual data, in their order. While an
 * update is open, those of what stands (decision 022): the desk looks at what was registered.
 */
export async function entidadesPorProbar(ctx: Lectura, prospectoId: number): Promise<EntidadPorProbar[]> {
  const firmes = await readEntidadesFirmes(ctx, prospectoId)
  const prueban = firmes.flatMap(({ id, tipoTrabajador }) =>
    id !== null && pruebaPrimerPago(tipoTrabajador) ? [id] : [],
  )
  const rows = await guardadas(ctx.tx, prueban)
  return prueban.flatMap((empleadorId) => {
    const row = rows.find((una) => una.empleadorId === empleadorId)
    if (!row || !hayQuePagar(uf(row.montoDescuentoUF))) return []
    const { razonSocial, montoDescuentoUF, ...suyo } = row
    const comprobante = suyo.id === null ? null : (suyo as Comprobante)
    return [{ empleadorId, razonSocial, montoUF: uf(montoDescuentoUF), comprobante }]
  })
}

/** As many proofs came as are expected, of each. */
export const estanTodos = (entidades: readonly EntidadPorProbar[]): boolean =>
  primerPagoCompleto(
    entidades.map(({ comprobante }) => ({ esperados: ESPERADOS, llegados: comprobante === null ? 0 : 1 })),
  )

/** That it was registered, and what the desk decided of it since; null: nobody registered it. Instants ISO. */
export async function registroDe(tx: Db, declaracionId: number) {
  const query = tx
    .selectFrom('primerPago')
    .select(['en', 'decision', 'motivo', 'resueltoPor', 'resueltoEn'])
    .where('declaracionId', '=', declaracionId)
  return (await query.executeTakeFirst()) ?? null
}

/** Another proof came after that instant, ISO. */
export const cambioDesde = (entidades: readonly EntidadPorProbar[], desde: string | null): boolean =>
  entidades.some(({ comprobante }) => comprobante !== null && comprobante.en > (desde ?? ''))

/** The first payment is in, or none is to be proved: papers may be issued (core rules, Stages of the DS). */
export async function primerPagoListo(ctx: Lectura, { id, prospectoId }: Pick<Declaracion, 'id' | 'prospectoId'>) {
  const entidades = await entidadesPorProbar(ctx, prospectoId)
  return entidades.length === 0 || (estanTodos(entidades) && (await registroDe(ctx.tx, id)) !== null)
}

/** The desk looked at the first payment and accepted it, or none is to be proved. */
export async function primerPagoMirado(ctx: Lectura, { id, prospectoId }: Pick<Declaracion, 'id' | 'prospectoId'>) {
  const entidades = await entidadesPorProbar(ctx, prospectoId)
  return entidades.length === 0 || (await registroDe(ctx.tx, id))?.decision === 'aceptado'
}

/** First payment as its applicant reads it; null: nothing is to be paid. `en`: ISO instant of its last change. */
export async function estadoDePrimerPago(ctx: Lectura, { id, prospectoId }: Pick<Declaracion, 'id' | 'prospectoId'>) {
  if (!(await pagaAlgo(ctx.tx, prospectoId))) return null
  const { length } = await entidadesPorProbar(ctx, prospectoId)
  const registro = length > 0 ? await registroDe(ctx.tx, id) : null
  return { estado: estadoDelPrimerPago(length, registro), en: registro && (registro.resueltoEn ?? registro.en) }
}
