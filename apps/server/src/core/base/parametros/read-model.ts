import { type ValorUF, valorUF } from '@alerce/domain/base/dinero/tipos'
import type { Db } from '../../../platform/db/database.ts'

/** What an insurer decides for itself; each is a dated row of `parametro`, these are the values without one. */
const porOmision = {
  /** Highest share of the average income that may be agreed, in percent (core rules, Evaluation). */
  porcentajeMaximoRenta: 22,
  imcMinimo: 17,
  imcMaximo: 32,
  /** Months averaged for a validated income. */
  mesesRentaPromedio: 3,
  /** The same of an independent worker, whose income goes up and down. */
  mesesRentaIndependiente: 12,
  /** Days that a certificate of contributions is good for, since it was issued. */
  diasDeUnCertificado: 30,
  /** The GES premium is due for children under two as well. */
  cargaGesMenoresDe2: true,
  diasVigenciaBorrador: 7,
  /** Hours in which a role may log in, HH:mm:ss of Santiago; a role that is not named comes in at any time. */
  horariosDeAcceso: {} as Record<string, { desde: string; hasta: string }>,
  correoSinEmpleador: 'sincorreo@sincorreo.cl',
}

export type Parametros = typeof porOmision

/** The parameters in force on a day (ISO date). */
export async function parametrosAl(tx: Db, hoy: string): Promise<Parametros> {
  const rows = await tx
    .selectFrom('parametro')
    .select(['clave', 'valor'])
    .where('desde', '<=', hoy)
    .where((e) => e.or([e('hasta', 'is', null), e('hasta', '>=', hoy)]))
    .orderBy('desde')
    .execute()
  return { ...porOmision, ...Object.fromEntries(rows.map((r) => [r.clave, r.valor])) }
}

export interface UfDelDia {
  readonly valor: ValorUF
  /** Day the value was published for, ISO date. */
  readonly fecha: string
  /** No value exists for the day asked: this is the last one before it. */
  readonly referencia: boolean
}

/** The UF of a day, or the last published before it; null when none was ever loaded. */
export async function ufAl(tx: Db, fecha: string): Promise<UfDelDia | null> {
  const row = await tx
    .selectFrom('uf')
    .select(['valor', 'fecha'])
    .where('fecha', '<=', fecha)
    .orderBy('fecha', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row ? { valor: valorUF(row.valor), fecha: row.fecha, referencia: row.fecha !== fecha } : null
}
