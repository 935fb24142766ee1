import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { rutaDeEventos } from '@alerce/contract/eventos'
import { openLite } from '../../platform/db/lite.ts'
import type { Client } from '../client.ts'
import type { ServerProcess } from './server-process.ts'

/** Collects all events for the screens of a person, until the server ends. */
export async function listen({ url }: ServerProcess, client: Client): Promise<() => Promise<string>> {
  const answer = await fetch(new URL(rutaDeEventos, url ?? ''), { headers: client.credentials() })
  if (answer.status !== 200) throw new Error(`events: ${answer.status}`)
  const todo = answer.text()
  return () => todo
}

/** Every row of every table as text, bytes also as letters; compressed values are read decompressed. */
export async function filasDe(folder: string): Promise<string[]> {
  const { lite } = await openLite(join(folder, 'pglite'), (answer) => answer)
  try {
    const { rows: tablas } = await lite.query<{ tabla: string }>(
      `select format('%I.%I', table_schema, table_name) as tabla from information_schema.tables
       where table_schema not in ('pg_catalog', 'information_schema') and table_type = 'BASE TABLE'`,
    )
    const textos: string[] = []
    for (const { tabla } of tablas) {
      const { rows } = await lite.query<{ fila: string }>(`select t::text as fila from ${tabla} as t`)
      textos.push(...rows.map(({ fila }) => `${tabla} ${fila}`.toLowerCase()))
    }
    return textos
  } finally {
    await lite.close()
  }
}

/** Every file of a folder, its bytes as letters. */
export const archivosDe = (folder: string): { nombre: string; letras: string }[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((nombre) => ({ nombre, letras: readFileSync(nombre).toString('latin1').toLowerCase() }))
