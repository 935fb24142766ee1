import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

const statements = [
  // capitals and what follows a + are nothing, nor are the dots of those who ignore them
  `create function buzon_de(correo text) returns text language sql immutable parallel safe
    return case
      when lower(split_part(correo, '@', 2)) in ('gmail.com', 'googlemail.com')
        then replace(split_part(split_part(lower(correo), '@', 1), '+', 1), '.', '') || '@gmail.com'
      else regexp_replace(lower(correo), '\\+[^@]*@', '@')
    end`,
  `alter table prospecto add column buzon text not null generated always as (buzon_de(correo)) stored`,
  `alter table usuario add column buzon text not null generated always as (buzon_de(correo)) stored`,
  `create index prospecto_buzon on prospecto (buzon) where (buzon <> '')`,
  `create index usuario_buzon on usuario (buzon)`,
]

/** One mailbox however its address is written: whoever sells must not read what goes to who signs (decision 030). */
export const buzon: Migration = {
  up: async (db) => {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
