import type { Recurso } from '@alerce/contract/registros'
import type { Db } from '../platform/db/database.ts'

/** What hangs on a prospect, and the table that says on which. */
const tablas = [
  ['declaracion', 'declaracion'],
  ['cita', 'cita'],
  ['documento', 'documentoProspecto'],
  ['certificado', 'certificado'],
  ['autorizacion', 'autorizacion'],
  ['irregularidad', 'irregularidad'],
] as const satisfies readonly (readonly [Recurso, string])[]

/** The prospect that a call is about by the records it names; null where it names none that is there. */
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
