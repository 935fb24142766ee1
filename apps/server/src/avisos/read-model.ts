import type { Recurso } from '@alerce/contract/registros'
import type { Db } from '../platform/db/database.ts'

/** Records of a prospect, with the table that has its id. */
const tablas = [
  ['declaracion', 'declaracion'],
  ['cita', 'cita'],
  ['documento', 'documentoProspecto'],
  ['certificado', 'certificado'],
  ['autorizacion', 'autorizacion'],
  ['irregularidad', 'irregularidad'],
] as const satisfies readonly (readonly [Recurso, string])[]

/** Prospect of a call, by the records it names; null when none of them exists. */
export async function prospectoDe(db: Db, registros: Partial<Record<Recurso, number>>): Promise<number | null> {
  if (registros.prospecto !== undefined) return registros.prospecto
  for (const [recurso, tabla] of tablas) {
    const id = registros[recurso]
    if (id === undefined) continue
    const row = await db.selectFrom(tabla).select('prospectoId').where('id', '=', id).executeTakeFirst()
    return row?.prospectoId ?? null
  }
  return null
}
