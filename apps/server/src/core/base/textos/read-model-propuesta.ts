import type { ClaseTexto } from '@alerce/domain/base/textos/clases'
import type { Selectable } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'
import type { PropuestaTextoTable } from '../../../platform/db/tables/base.ts'

export type Propuesta = Readonly<Selectable<PropuestaTextoTable>> & { readonly clase: ClaseTexto }

const propuestas = (tx: Db) => tx.selectFrom('propuestaTexto').selectAll().$narrowType<{ clase: ClaseTexto }>()

/** Proposal that waits for another administrator; null: none. */
export async function propuestaAbierta(tx: Db, clase: ClaseTexto): Promise<Propuesta | null> {
  const una = await propuestas(tx).where('clase', '=', clase).where('resueltaEn', 'is', null).executeTakeFirst()
  return una ?? null
}

/** Last proposal of a class: it waits, or was given back and can be corrected. Null: a version came after it. */
export async function propuestaPendiente(tx: Db, clase: ClaseTexto): Promise<Propuesta | null> {
  const una = await propuestas(tx).where('clase', '=', clase).orderBy('id', 'desc').limit(1).executeTakeFirst()
  if (!una || una.textoId !== null) return null
  if (una.resueltaEn === null) return una
  const versiones = tx.selectFrom('texto').select('id').where('clase', '=', clase).where('en', '>', una.en)
  return (await versiones.limit(1).executeTakeFirst()) ? null : una
}

/** Proposal, its row locked; null: none has that number. */
export async function takePropuesta(tx: Db, id: number): Promise<Propuesta | null> {
  return (await propuestas(tx).where('id', '=', id).forUpdate().executeTakeFirst()) ?? null
}

/** Classes with a proposal that waits. */
export async function clasesPorAprobar(tx: Db): Promise<ReadonlySet<string>> {
  const filas = await tx.selectFrom('propuestaTexto').select('clase').where('resueltaEn', 'is', null).execute()
  return new Set(filas.map(({ clase }) => clase))
}
