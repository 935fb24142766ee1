import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Adding a prospect costs less: its search words need no query, its first card no reading. */
export const altaDeProspecto: Migration = {
  up: async (db) => {
    // one expression, so that PostgreSQL inlines it: a query inside was planned again for every row written
    await sql`create or replace function palabras_de(asesor_id bigint, busqueda text, correo text) returns tsvector
      language sql immutable parallel safe as $$
      select array_to_tsvector(array_append(array_remove(string_to_array(
        asesor_id::text || ':' ||
          replace(translate(busqueda, '’‘´\`', ''''''''''), ' ', ' ' || asesor_id::text || ':'), ' '),
        asesor_id::text || ':'), asesor_id::text || '@' || correo))
    $$`.execute(db)
    await sql`alter table tarjeta_por_rehacer add nueva boolean not null default false`.execute(db)
    await sql`create or replace function marca_tarjeta_de_prospecto() returns trigger language plpgsql as $$ begin
      insert into tarjeta_por_rehacer (prospecto_id, nueva)
        values (case when tg_op = 'DELETE' then old.id else new.id end, tg_op = 'INSERT');
      return null;
    end $$`.execute(db)
  },
}
