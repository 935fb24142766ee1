import type { Recurso } from '@alerce/contract/recursos'
import type { Db } from '../platform/db/database.ts'

/** Whose portfolio a change is seen in. */
export interface ProspectoDeAsesor {
  readonly prospectoId: number
  readonly asesorId: number
}

/** What hangs on a prospect, and the table that says on which. */
const tablas = [
  ['declaracion', 'declaracion'],
  ['cita', 'cita'],
  ['documento', 'documentoProspecto'],
  ['certificado', 'certificado'],
  ['autorizacion', 'autorizacion'],
  ['irregularidad', 'irregularidad'],
] as const satisfies readonly (readonly [Recurso, string])[]

type Registros = Partial<Record<Recurso, number>>

async function prospectoDe(db: Db, registros: Registros): Promise<number | undefined> {
  if (registros.prospecto !== undefined) return registros.prospecto
  for (const [recurso, tabla] of tablas) {
    const id = registros[recurso]
    if (id === undefined) continue
    const row = await db.selectFrom(tabla).select('prospectoId').where('id', '=', id).executeTakeFirst()
    return row?.prospectoId
  }
  return undefined
}

/** The prospect that a call is about by the records it names, and its advisor; null where it names none that is there. */
export async function deQuien(db: Db, registros: Registros): Promise<ProspectoDeAsesor | null> {
  const prospectoId = await prospectoDe(db, registros)
  if (prospectoId === undefined) return null
  const row = await db.selectFrom('prospecto').select('asesorId').where('id', '=', prospectoId).executeTakeFirst()
  return row ? { prospectoId, asesorId: row.asesorId } : null
}
