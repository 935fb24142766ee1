import type { Decimal } from '@alerce/domain/base/dinero/decimal'
import { uf } from '@alerce/domain/base/dinero/tipos'
import { inicioDelDia } from '@alerce/domain/base/fechas/dia'
import type { ContratoConComision, ReglaDeComision } from '@alerce/domain/cartera/equipo/comision'
import { conDSEnviada } from '@alerce/domain/cartera/equipo/mes'
import type { Lapso } from '@alerce/domain/cartera/equipo/tablero'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'
import { seCuenta } from '../estadisticas/read-model.ts'
import { contrato, cotizacionConfirmada, enLapso, vendedor } from './read-model-tablero.ts'

interface ContratoDelAsesor {
  readonly prospectoId: number
  readonly nombres: string
  readonly apellidoPaterno: string
  readonly apellidoMaterno: string
  /** ISO instant of the signature. */
  readonly en: string
  readonly tipoPlan: ContratoConComision['tipoPlan']
  readonly plan: string | null
  readonly totalUF: Decimal | null
  /** The person did not object to statistics. */
  readonly seCuenta: boolean
}

/** Contracts that an advisor signed in a period, newest first, with their price. */
export async function contratosDelAsesor(
  tx: Db,
  asesorId: number,
  lapso: Lapso,
): Promise<readonly ContratoDelAsesor[]> {
  const { rows } = await sql<ContratoDelAsesor>`select p.id as "prospectoId", p.nombres,
      p.apellido_paterno as "apellidoPaterno", p.apellido_materno as "apellidoMaterno", p.estado_desde as en,
      p.tipo_plan as "tipoPlan", l.nombre as plan, c.total_uf as "totalUF", ${seCuenta} as "seCuenta"
    from prospecto p
    left join ${cotizacionConfirmada}
    left join plan l on l.id = c.plan_id
    where ${vendedor} = ${asesorId}::bigint and p.estado = ${contrato} and ${enLapso(lapso)}
    order by p.estado_desde desc, p.id desc`.execute(tx)
  return rows
}

/** Commission rules that were in force at some time of a period. */
export async function reglasDeComision(tx: Db, { desde, hasta }: Lapso): Promise<readonly ReglaDeComision[]> {
  const rows = await tx
    .selectFrom('comision')
    .select(['tipoPlan', 'ufDesde', 'porcentaje', 'uf', 'desde', 'hasta'])
    .where('desde', '<', hasta)
    .where((e) => e.or([e('hasta', 'is', null), e('hasta', '>=', desde)]))
    .execute()
  return rows.map((row) => ({
    ...row,
    ufDesde: uf(row.ufDesde),
    porcentaje: row.porcentaje === null ? null : row.porcentaje.toNumber(),
    uf: row.uf === null ? null : uf(row.uf),
  }))
}

interface Origen {
  readonly codigo: string
  readonly prospectos: number
  readonly conDS: number
  readonly contratos: number
}

/** Prospects that an advisor added in a period, by their type, and how far they have come; copies count once. */
export async function origenesDelMes(tx: Db, asesorId: number, { desde, hasta }: Lapso): Promise<readonly Origen[]> {
  const { rows } = await sql<Origen>`select p.tipo_prospecto as codigo, count(*)::int as prospectos,
      (count(*) filter (where p.estado = any(${conDSEnviada}::text[])))::int as "conDS",
      (count(*) filter (where p.estado = ${contrato}))::int as contratos
    from prospecto p where coalesce(p.ingresado_por, p.asesor_id) = ${asesorId}::bigint
      and p.registrado_en >= ${inicioDelDia(desde)}::timestamptz and p.registrado_en < ${inicioDelDia(hasta)}::timestamptz
      and p.original_id is null and ${seCuenta}
    group by 1 order by 2 desc, 1`.execute(tx)
  return rows
}
