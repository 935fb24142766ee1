import { sql } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'

interface EtiquetasDeProspecto {
  readonly id: number
  readonly etiquetas: readonly string[]
}

/** Saves the tags of prospects, all in one statement. */
export async function saveEtiquetas(tx: Db, prospectos: readonly EtiquetasDeProspecto[]): Promise<void> {
  if (prospectos.length === 0) return
  await sql`update prospecto p set etiquetas = array(select jsonb_array_elements_text(n.etiquetas))
    from jsonb_to_recordset(${JSON.stringify(prospectos)}::jsonb) as n(id bigint, etiquetas jsonb)
    where p.id = n.id`.execute(tx)
}
