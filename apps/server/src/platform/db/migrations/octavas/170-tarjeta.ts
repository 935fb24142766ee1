import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

const deLaDeclaracion = (una: string) => `(select d.prospecto_id from declaracion d where d.id = ${una}.declaracion_id)`

interface Fuente {
  readonly tabla: string
  /** An update of none of these changes a card; absent: any may. */
  readonly columnas?: readonly string[]
  readonly deQuien: (fila: string) => string
}

/** Whose card a row of each table changes. */
const fuentes: readonly Fuente[] = [
  {
    tabla: 'prospecto',
    columnas: [
      ...['asesor_id', 'estado', 'estado_desde', 'activo', 'etapa', 'tipo_venta', 'fecha_nacimiento'],
      ...['grupo_guardado', 'pareja_id', 'otorga', 'original_id'],
    ],
    deQuien: (fila) => `${fila}.id`,
  },
  ...['declaracion', 'beneficiario', 'rango_pactado', 'cotizacion', 'actualizacion', 'irregularidad'].map((tabla) => ({
    tabla,
    deQuien: (fila: string) => `${fila}.prospecto_id`,
  })),
  ...['rechazo_autenticacion', 'documento_contrato', 'envio_firmado'].map((tabla) => ({
    tabla,
    deQuien: deLaDeclaracion,
  })),
  {
    tabla: 'papel_firmado',
    deQuien: (fila: string) =>
      `(select d.prospecto_id from documento_contrato c join declaracion d on d.id = c.declaracion_id
        where c.id = ${fila}.documento_id)`,
  },
]

const tablas = [
  `create table tarjeta (
    prospecto_id bigint primary key references prospecto (id) on delete cascade,
    asesor_id bigint not null references usuario (id),
    actua text not null check (actua in ('asesor', 'postulante', 'contraloria', 'mesa', 'pareja', 'nadie')),
    paso text not null,
    recordar text,
    plazo_dias integer,
    desde timestamptz not null,
    clase text,
    espera text check (espera in ('otorga', 'recibe', 'detenida')),
    reutilizable_hasta timestamptz,
    rechazada boolean not null,
    irregular boolean not null,
    por_corregir boolean not null,
    anulada timestamptz
  )`,
  'create index tarjeta_del_dia on tarjeta (asesor_id, clase, desde, prospecto_id) where clase is not null',
  // emptied by whoever filled it before they confirm: what a crash leaves is of nobody
  `create unlogged table tarjeta_por_rehacer (
    transaccion xid8 not null default pg_current_xact_id(),
    prospecto_id bigint not null
  )`,
  'create index tarjeta_por_rehacer_transaccion on tarjeta_por_rehacer (transaccion)',
]

/** What a card shows is kept; whatever writes what it follows from marks it, so that no writer has to remember it. */
export const tarjetas: Migration = {
  up: async (db) => {
    for (const statement of tablas) await sql.raw(statement).execute(db)
    for (const { tabla, columnas, deQuien } of fuentes) {
      const marca = (fila: string) => `insert into tarjeta_por_rehacer (prospecto_id)
        select id from (select ${deQuien(fila)} as id) q where id is not null;`
      await sql
        .raw(`create function marca_tarjeta_de_${tabla}() returns trigger language plpgsql as $$ begin
          if tg_op = 'DELETE' then ${marca('old')} else ${marca('new')} end if;
          return null;
        end $$`)
        .execute(db)
      const de = (fila: string) =>
        columnas ? `(${columnas.map((columna) => `${fila}.${columna}`).join(', ')})` : `${fila}.*`
      for (const trigger of [
        `create trigger marca_tarjeta after insert or delete on ${tabla}
          for each row execute function marca_tarjeta_de_${tabla}()`,
        `create trigger marca_tarjeta_que_cambia after update on ${tabla}
          for each row when (${de('old')} is distinct from ${de('new')}) execute function marca_tarjeta_de_${tabla}()`,
      ])
        await sql.raw(trigger).execute(db)
    }
  },
}
