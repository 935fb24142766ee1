import type { PlazoDeTarea } from '@alerce/domain/cartera/seguimiento/tarea'
import { plazoDeTarea } from '@alerce/domain/cartera/seguimiento/tarea'
import { type Selectable, sql } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'
import type { AnotacionTable, TareaTable } from '../../../platform/db/tables/cartera.ts'
import type { Vault } from '../../../platform/vault.ts'

interface Donde {
  readonly tx: Db
  readonly vault: Vault
}

/** Sealed content of an annotation; `asunto`: of a letter, else null. */
export interface TextoDeAnotacion {
  readonly asunto: string | null
  readonly texto: string
}

export type Anotacion = Omit<Selectable<AnotacionTable>, 'texto'> & TextoDeAnotacion

/** Annotations of a sale, newest first, without the deleted ones. */
export async function anotacionesDe({ tx, vault }: Donde, prospectoId: number): Promise<Anotacion[]> {
  const rows = await tx
    .selectFrom('anotacion')
    .selectAll()
    .where('prospectoId', '=', prospectoId)
    .where('borradaEn', 'is', null)
    .orderBy('id', 'desc')
    .execute()
  return rows.map((row) => ({ ...row, ...vault.en('anotacion.texto', row.id).open<TextoDeAnotacion>(row.texto) }))
}

/** Number of annotations of a sale. */
export async function cuantasAnotaciones(tx: Db, prospectoId: number): Promise<number> {
  const { total } = await tx
    .selectFrom('anotacion')
    .select((e) => e.fn.countAll<number>().as('total'))
    .where('prospectoId', '=', prospectoId)
    .executeTakeFirstOrThrow()
  return total
}

/** An annotation without its text, locked, or null. */
export const takeAnotacion = async (tx: Db, id: number) =>
  (await tx
    .selectFrom('anotacion')
    .select(['id', 'prospectoId', 'autorId', 'clase', 'en', 'borradaEn', 'notaId'])
    .select(
      sql<boolean>`nota_id is not null or exists (select from anotacion r where r.nota_id = anotacion.id)`.as(
        'conRespuesta',
      ),
    )
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()) ?? null

/** Text of a stored task; '' for a next try without one. */
export const textoDeTarea = (vault: Vault, { id, texto }: Pick<Selectable<TareaTable>, 'id' | 'texto'>): string =>
  texto === null ? '' : vault.en('tarea.texto', id).open<string>(texto)

/** Open task of a sale as screens read it. */
export interface TareaLeida extends PlazoDeTarea {
  readonly tareaId: number
  readonly origen: TareaTable['origen']
  readonly texto: string
}

/** Open tasks of a sale that its advisor has, in their order. */
export async function tareasDe({ tx, vault }: Donde, prospectoId: number, asesorId: number): Promise<TareaLeida[]> {
  const rows = await tx
    .selectFrom('tarea')
    .select(['id', 'origen', 'texto', 'momento', 'conHora'])
    .where('prospectoId', '=', prospectoId)
    .where('asesorId', '=', asesorId)
    .where('hechaEn', 'is', null)
    .orderBy('momento')
    .orderBy('id')
    .execute()
  return rows.map((row) => ({
    tareaId: row.id,
    origen: row.origen,
    texto: textoDeTarea(vault, row),
    ...plazoDeTarea(row),
  }))
}

/** A task without its text, locked, or null. */
export const takeTarea = async (tx: Db, id: number) =>
  (await tx
    .selectFrom('tarea')
    .select(['id', 'asesorId', 'prospectoId', 'origen', 'momento', 'conHora', 'hechaEn', 'clave'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()) ?? null

/** Number of open tasks of an advisor. */
export async function cuantasTareas(tx: Db, asesorId: number): Promise<number> {
  const { total } = await tx
    .selectFrom('tarea')
    .select((e) => e.fn.countAll<number>().as('total'))
    .where('asesorId', '=', asesorId)
    .where('hechaEn', 'is', null)
    .executeTakeFirstOrThrow()
  return total
}

/** True when a person has an open next try. */
export async function hayIntento(tx: Db, prospectoId: number): Promise<boolean> {
  const { rows } = await sql`select from tarea
    where prospecto_id = ${prospectoId} and origen = 'intento' and hecha_en is null`.execute(tx)
  return rows.length > 0
}
