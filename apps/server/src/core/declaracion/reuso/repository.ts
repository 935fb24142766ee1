import type { Updateable } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'
import type { DeclaracionTable } from '../../../platform/db/tables/declaracion.ts'

type DeclaracionRepetida = Required<
  Pick<Updateable<DeclaracionTable>, 'reutilizaId' | 'enviadaEn' | 'folioPapel' | 'fechaDS' | 'preguntasTextoId'>
>

/** Whose declaration this one repeats: its paper, its questions and when it was sent. */
export async function guardarRepetida(tx: Db, id: number, repetida: DeclaracionRepetida): Promise<void> {
  await tx.updateTable('declaracion').set(repetida).where('id', '=', id).execute()
}
