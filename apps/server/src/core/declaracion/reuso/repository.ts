import type { Updateable } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'
import type { DeclaracionTable } from '../../../platform/db/tables/declaracion.ts'

type DeclaracionRepetida = Required<
  Pick<Updateable<DeclaracionTable>, 'reutilizaId' | 'enviadaEn' | 'folioPapel' | 'fechaDS' | 'preguntasTextoId'>
>

/** Saves the reference to the reused declaration: paper, questions and sending instant. */
export async function saveTwice(tx: Db, id: number, repetida: DeclaracionRepetida): Promise<void> {
  await tx.updateTable('declaracion').set(repetida).where('id', '=', id).execute()
}
