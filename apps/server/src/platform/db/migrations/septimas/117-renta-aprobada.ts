import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

const statements = [
  `create table renta_aprobada (
    prospecto_id bigint primary key references prospecto on delete cascade,
    renta integer not null check (renta > 0),
    rentas jsonb not null,
    en timestamptz not null
  )`,
  // what counted as approved until now: a person's approval with nothing of the income said after it. The incomes that an
  // open update has changed are none that anybody approved.
  `insert into renta_aprobada (prospecto_id, renta, rentas, en)
    select d.prospecto_id, d.renta_promedio, r.rentas, u.en
    from declaracion d
    join lateral (
      select resultado, por, en from evaluacion
      where declaracion_id = d.id and clase = 'financiera' order by id desc limit 1
    ) u on u.resultado = 1 and u.por <> 'motor local'
    join lateral (
      select jsonb_agg(
        jsonb_build_object('tipoTrabajador', tipo_trabajador, 'rut', rut, 'remuneracionImponible', renta) order by orden
      ) as rentas
      from empleador where prospecto_id = d.prospecto_id and not retirado
    ) r on r.rentas is not null
    where d.viva and d.renta_promedio > 0
      and not exists (select from actualizacion a where a.prospecto_id = d.prospecto_id and a.estado = 'E')`,
]

/** The income that a person approved of a sale, and the incomes that they approved it of (decision 021). */
export const rentaAprobada: Migration = {
  up: async (db) => {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
