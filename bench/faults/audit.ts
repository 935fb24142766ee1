import type { Connection } from '../../apps/server/src/platform/db/pool.ts'

type Asked = Pick<Connection['pool'], 'query'>

/** Rows that reads or time change: none of a write. */
const aside = ['aviso', 'tarjeta_por_rehacer', 'por_deshacer', 'bitacora_acceso', 'evento_seguridad']

/** Rows of a sale: how many of each kind; and the words that tell how far it is. */
export type Shape = ReadonlyMap<string, number>

async function asRows<T>(db: Asked, sql: string, values: readonly unknown[] = []): Promise<T[]> {
  return (await db.query(sql, [...values])).rows as T[]
}

/** Shape of each sale, by the mail of its applicant: every table with rows of a prospect, files with their bytes. */
export async function shapesOf(db: Asked): Promise<Map<string, Shape>> {
  const tables = await asRows<{ name: string }>(
    db,
    `select c.table_name as name from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
     where c.table_schema = 'public' and c.column_name = 'prospecto_id' and t.table_type = 'BASE TABLE'`,
  )
  const counted = tables
    .filter(({ name }) => !aside.includes(name) && name !== 'bitacora')
    .map(({ name }) => `select '${name}' as what, prospecto_id::bigint as id from ${name}`)
  const parts = [
    ...counted,
    `select 'prospecto', id from prospecto`,
    `select 'etapa ' || etapa || ', ' || estado || ', ' || celular, id from prospecto`,
    `select 'bitacora ' || evento, prospecto_id from bitacora`,
    `select 'bytes de documento', d.prospecto_id from documento_prospecto d join archivo a on a.id = d.archivo_id
       join almacen m on m.llave = a.llave where octet_length(m.contenido) > 0`,
    `select 'bytes de carta', c.prospecto_id from correo c join correo_adjunto j on j.correo_id = c.id
       join archivo a on a.id = j.archivo_id join almacen m on m.llave = a.llave where octet_length(m.contenido) > 0`,
    `select 'personas de la DS', d.prospecto_id from declaracion d join declaracion_persona p on p.declaracion_id = d.id`,
  ]
  const rows = await asRows<{ correo: string; what: string; n: number }>(
    db,
    `select p.correo, u.what, count(*)::int as n from (${parts.join(' union all ')}) u
     join prospecto p on p.id = u.id where p.correo like 'caida%@example.cl' group by 1, 2`,
  )
  const shapes = new Map<string, Map<string, number>>()
  for (const { correo, what, n } of rows) {
    const shape = shapes.get(correo) ?? new Map<string, number>()
    shapes.set(correo, shape.set(what, n))
  }
  return shapes
}

/** Compares finished sales with one made in peace: rows that lack, and rows too many. */
export function compare(peace: Shape, shapes: ReadonlyMap<string, Shape>, finished: readonly string[]) {
  const missing: string[] = []
  const doubled: string[] = []
  for (const correo of finished) {
    const shape = shapes.get(correo) ?? new Map<string, number>()
    for (const what of new Set([...peace.keys(), ...shape.keys()])) {
      const [wanted, found] = [peace.get(what) ?? 0, shape.get(what) ?? 0]
      if (found < wanted) missing.push(`${correo}: ${what} ${found} of ${wanted}`)
      if (found > wanted) doubled.push(`${correo}: ${what} ${found} of ${wanted}`)
    }
  }
  return { missing, doubled }
}

/** Half of a write, by kind; each row found is one. */
const halves: Readonly<Record<string, string>> = {
  'prospecto without card': `select 1 from prospecto p left join tarjeta t on t.prospecto_id = p.id where t.prospecto_id is null`,
  'prospecto without its Bitácora': `select 1 from prospecto p where p.correo like 'caida%' and not exists (
    select 1 from bitacora b where b.prospecto_id = p.id and b.evento = 100)`,
  'file without bytes': `select 1 from archivo a left join almacen m on m.llave = a.llave where m.llave is null`,
  'document without person or file': `select 1 from documento_prospecto d left join archivo a on a.id = d.archivo_id
    where a.id is null`,
  'stage without its plan': `select 1 from prospecto p where p.correo like 'caida%' and p.etapa <> 'prospecto' and not exists (
    select 1 from cotizacion c where c.prospecto_id = p.id and c.confirmada is not null)`,
  'stage without its declaration': `select 1 from prospecto p where p.correo like 'caida%' and p.etapa = 'dsManualGenerada'
    and not exists (select 1 from declaracion d where d.prospecto_id = p.id)`,
  'declaration without persons': `select 1 from declaracion d where not exists (
    select 1 from declaracion_persona p where p.declaracion_id = d.id)`,
  'mailed quote without letter': `select 1 from cotizacion_enviada e where not exists (
    select 1 from correo c where c.prospecto_id = e.prospecto_id)`,
  'letter that no job sends': `select 1 from correo c where c.estado = 'pendiente' and not exists (
    select 1 from pgboss.job j where j.name = 'enviar-correo' and j.data->>'correoId' = c.id::text
      and j.state in ('created', 'retry', 'active'))`,
  'job without letter': `select 1 from pgboss.job j where j.name = 'enviar-correo' and not exists (
    select 1 from correo c where c.id::text = j.data->>'correoId')`,
  'key without answer': `select 1 from idempotencia where octet_length(respuesta) = 0`,
}

/** Halves of writes in the database, a line for each kind found. */
export async function halvesIn(db: Asked): Promise<string[]> {
  const found: string[] = []
  for (const [kind, sql] of Object.entries(halves)) {
    const [row] = await asRows<{ n: number }>(db, `select count(*)::int as n from (${sql}) una`)
    if (row && row.n > 0) found.push(`${kind}: ${row.n}`)
  }
  return found
}
