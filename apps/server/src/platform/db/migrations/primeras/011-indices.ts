import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * The list is filtered inside its own index, in the order it is shown: what does not match costs no visit to the table.
 * Names and e-mails are found by words that begin with whose they are: what others hold is not read, however much it is.
 */
export const indices: Migration = {
  up: async (db) => {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}

const statements = [
  `drop index prospecto_lista`,
  `create index prospecto_lista
    on prospecto (asesor_id, registrado_en desc, id desc, estado, tipo_prospecto, tipo_plan)`,
  `drop index prospecto_estado_desde`,
  `create index prospecto_estado_desde on prospecto (asesor_id, estado, estado_desde, id)`,
  // '17:munoz' for each word of the name, '17@c.munoz@example.cl' for the e-mail; every apostrophe is the straight one
  `create function palabras_de(asesor_id bigint, busqueda text, correo text) returns tsvector
    language sql immutable parallel safe as $$
      select array_to_tsvector(array_agg(asesor_id || palabra)) from (
        select ':' || p as palabra
        from unnest(string_to_array(translate(busqueda, '’‘´\`', ''''''''''), ' ')) p where p <> ''
        union all select '@' || correo
      ) palabras
    $$`,
  `create index prospecto_palabras on prospecto using gin (palabras_de(asesor_id, busqueda, correo))`,
  // who searches all portfolios asks for no advisor
  `drop index prospecto_busqueda`,
  `create index prospecto_busqueda on prospecto using gin (busqueda gin_trgm_ops)`,
]
