import { hoyEnSantiago } from '@alerce/domain/base/fechas/instante'
import type { ContratoConFechas, PersonaDelContrato } from '@alerce/domain/cartera/seguimiento/fechas-de-contrato'
import type { EstadoProspecto } from '@alerce/domain/postulacion/estado'
import type { Oponible } from '@alerce/domain/postulacion/oposicion'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'

/** Signed contract with the advisor who is told of its dates. */
export interface ContratoDeAsesor extends ContratoConFechas {
  readonly prospectoId: number
  readonly asesorId: number
}

interface FilaDeContrato extends Omit<ContratoDeAsesor, 'emision'> {
  /** ISO instant of the issue of the first paper in force. */
  readonly emitido: string | null
}

const suscrito = sql.lit('Contrato Suscrito' satisfies EstadoProspecto)

/**
 * Signed contracts in the order of their ids, after one: without those of a blocked person, of one who objected to contact,
 * and of an advisor who is no longer active.
 */
export async function contratosTras(tx: Db, id: number, limite: number): Promise<readonly ContratoDeAsesor[]> {
  const { rows } = await sql<FilaDeContrato>`select p.id as "prospectoId", p.asesor_id as "asesorId",
      (select min(c.emitido) from declaracion d join documento_contrato c on c.declaracion_id = d.id
        where d.prospecto_id = p.id and d.viva and not c.reemplazado) as emitido,
      (select json_agg(json_build_object('id', u.id, 'relacion', u.relacion, 'sexo', u.sexo, 'nacimiento', u.nacimiento))
        from (select 0 as id, 0 as relacion, coalesce(p.sexo, 'M') as sexo, p.fecha_nacimiento as nacimiento
          where p.fecha_nacimiento is not null
          union all select b.id, b.relacion, b.sexo, b.fecha_nacimiento from beneficiario b
          where b.prospecto_id = p.id and not b.retirado) u) as personas
    from prospecto p join usuario a on a.id = p.asesor_id and a.activo
    where p.estado = ${suscrito} and p.id > ${id} and not p.bloqueado
      and not (${sql.lit('contacto' satisfies Oponible)} = any(p.oposiciones))
    order by p.id limit ${limite}`.execute(tx)
  return rows.map(({ emitido, personas, ...contrato }) => ({
    ...contrato,
    emision: emitido === null ? null : hoyEnSantiago(emitido),
    personas: (personas as readonly PersonaDelContrato[] | null) ?? [],
  }))
}

/** Those of these dates that were told before, by `clave`. */
export async function fechasDichas(tx: Db, claves: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await tx.selectFrom('tarea').select('clave').where('clave', 'in', claves).execute()
  return new Set(rows.map(({ clave }) => clave ?? ''))
}
