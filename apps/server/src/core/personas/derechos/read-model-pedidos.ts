import { type RawBuilder, type Selectable, type SqlBool, sql } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'
import type { PedidoPersonaTable } from '../../../platform/db/tables/personas.ts'
import type { DocumentoDePersona, PersonaBuscada } from './documento-de-persona.ts'

/** Requests of the list at most; the open ones come first. */
const MAXIMO = 500

const deLaLista = [
  ...(['id', 'derecho', 'documento', 'recibido', 'vence', 'identidad', 'registradoPor', 'registradoEn'] as const),
  ...(['respuesta', 'respondidoPor', 'respondidoEn', 'suprimidoEn'] as const),
] as const

export type FilaDePedido = Pick<Selectable<PedidoPersonaTable>, (typeof deLaLista)[number]>

/** Requests, the open ones first and by their deadline, then the latest answered. */
export async function pedidosGuardados(tx: Db): Promise<FilaDePedido[]> {
  return await tx
    .selectFrom('pedidoPersona')
    .select(deLaLista)
    .orderBy(sql`respondido_en desc nulls first`)
    .orderBy('vence')
    .orderBy('id')
    .limit(MAXIMO)
    .execute()
}

/** Request with its sealed document, or null. `tomar` locks its row. */
export async function findPedido(tx: Db, id: number, tomar: boolean): Promise<FilaDePedido | null> {
  const pedido = tx.selectFrom('pedidoPersona').select(deLaLista).where('id', '=', id)
  return (await (tomar ? pedido.forUpdate() : pedido).executeTakeFirst()) ?? null
}

export type SupresionHecha = Selectable<PedidoPersonaTable>

/** Requests to erase that were carried out, with their sealed document. */
export const supresionesHechas = (db: Db): Promise<SupresionHecha[]> =>
  db.selectFrom('pedidoPersona').selectAll().where('suprimidoEn', 'is not', null).orderBy('id').execute()

/** Requests to erase registered at an instant, with their sealed document. */
export async function supresionesEn(tx: Db, instante: string): Promise<{ id: number; documento: Buffer }[]> {
  const pedidos = tx.selectFrom('pedidoPersona').select(['id', 'documento']).where('registradoEn', '=', instante)
  return await pedidos.where('derecho', '=', 'supresion').orderBy('id').execute()
}

/** Open requests with a deadline up to a day: their number, and the first deadline or null. */
export async function pedidosQueUrgen(db: Db, hasta: string): Promise<{ cuantos: number; primero: string | null }> {
  return await db
    .selectFrom('pedidoPersona')
    .select((e) => [e.fn.countAll<number>().as('cuantos'), e.fn.min('vence').as('primero')])
    .where('respondidoEn', 'is', null)
    .where('vence', '<=', hasta)
    .executeTakeFirstOrThrow()
}

/** SQL condition: the holder of a sale is the person. An address is of nobody else only in a sale without documents. */
export function esTitular(prospecto: string, { tipo, numero }: DocumentoDePersona): RawBuilder<SqlBool> {
  const [rut, pasaporte] = [sql.ref(`${prospecto}.rut`), sql.ref(`${prospecto}.numero_pasaporte`)]
  if (tipo === 'correo')
    return sql`(${sql.ref(`${prospecto}.correo`)} = ${numero} and ${rut} is null and ${pasaporte} is null)`
  return sql`${tipo === 'rut' ? rut : pasaporte} = ${numero}`
}

/** Sales whose holder is the person, with their advisors. Blocked ones are found only by their ids. */
export const ventasDe = (
  tx: Db,
  persona: PersonaBuscada,
): Promise<{ readonly id: number; readonly asesorId: number }[]> =>
  tx
    .selectFrom('prospecto')
    .select(['id', 'asesorId'])
    .where((e) => {
      const { bloqueados = [] } = persona
      const suyas = esTitular('prospecto', persona)
      return bloqueados.length === 0 ? suyas : e.or([suyas, e('id', 'in', bloqueados)])
    })
    .orderBy('id')
    .execute()

/** The same, and sales of others whose declaration in force names the person. */
export async function ventasQueNombran(
  tx: Db,
  persona: PersonaBuscada,
): Promise<{ readonly id: number; readonly asesorId: number }[]> {
  const { tipo, numero, bloqueados = [] } = persona
  const { rows } = await sql<{ id: number; asesorId: number }>`select p.id, p.asesor_id from prospecto p
    where p.id = any(${bloqueados}::bigint[]) or ${esTitular('p', persona)}
      or p.id in (select d.prospecto_id from declaracion_persona y join declaracion d on d.id = y.declaracion_id
        where d.viva and y.tipo <> 0 and ${tipo !== 'correo'} and ${sql.ref(tipo === 'rut' ? 'y.rut' : 'y.pasaporte')} = ${numero})
    order by p.id`.execute(tx)
  return rows.map(({ id, asesorId }) => ({ id: Number(id), asesorId: Number(asesorId) }))
}
