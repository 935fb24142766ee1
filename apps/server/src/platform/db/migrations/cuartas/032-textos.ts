import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * The texts that the operator words become rows of which none changes; the questions are one of them, and a declaration
 * keeps which version it answered. Those that were there become its first version, that of whoever had answered any.
 */
export const textos: Migration = {
  up: async (db) => {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}

const statements = [
  `create table texto (
    id bigint generated always as identity primary key,
    clase text not null,
    version integer not null,
    titulo text not null,
    cuerpo text not null,
    vigente_desde date not null,
    huella text not null,
    ejemplo boolean not null,
    por text not null,
    en timestamptz not null,
    unique (clase, version)
  )`,
  `create index texto_vigencia on texto (clase, vigente_desde desc, version desc)`,
  `create function texto_no_cambia() returns trigger language plpgsql as $$
    begin raise exception 'una versión publicada no cambia'; end $$`,
  `create trigger texto_no_cambia before update or delete on texto
    for each row execute function texto_no_cambia()`,
  `insert into texto (clase, version, titulo, cuerpo, vigente_desde, huella, ejemplo, por, en)
    select 'preguntasDS', 1, titulo, cuerpo, '2000-01-01',
      encode(sha256(convert_to(titulo || e'\\n\\n' || cuerpo, 'UTF8')), 'hex'), true, 'sistema', now()
    from (
      select 'Declaración de Salud' as titulo,
        string_agg(numero || '. ' || pregunta || e'\\nEjemplo: ' || ejemplo, e'\\n\\n' order by numero) as cuerpo
      from pregunta_ds where editable
    ) as escritas where cuerpo is not null`,
  `alter table declaracion add column preguntas_texto_id bigint references texto`,
  `update declaracion d set preguntas_texto_id = (select id from texto where clase = 'preguntasDS')
    where exists (select 1 from respuesta_ds r where r.declaracion_id = d.id)`,
  `drop table pregunta_ds`,
]
