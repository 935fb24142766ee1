import { sql } from 'kysely'
import type { Db } from '../../platform/db/database.ts'
import type { Vault } from '../../platform/vault.ts'

/** Declarations sealed per statement. */
const TANDA = 2000

/** Opened health data of the model's declaration: each copy is sealed for its own row. */
async function openModelo(tx: Db, vault: Vault, declaracionId: number) {
  const de = (tabla: 'declaracionPersona' | 'evaluacion') =>
    tx.selectFrom(tabla).select('id').where('declaracionId', '=', declaracionId).orderBy('id')
  const persona = await de('declaracionPersona').select('salud').where('orden', '=', 0).executeTakeFirstOrThrow()
  const evaluacion = await de('evaluacion').select(['clase', 'por', 'detalle']).executeTakeFirstOrThrow()
  const respuestas = await tx
    .selectFrom('respuestaDS')
    .select(['pregunta', 'contenido'])
    .where('declaracionId', '=', declaracionId)
    .execute()
  const { salud } = persona
  const { detalle, clase, por } = evaluacion
  return {
    clase,
    por,
    salud: salud && vault.en('declaracion_persona.salud', persona.id).openBytes(salud),
    detalle: detalle && vault.en('evaluacion.detalle', evaluacion.id).openBytes(detalle),
    respuestas: respuestas.map(({ pregunta, contenido }) => ({
      pregunta,
      claro: vault.en('respuesta_ds.contenido', declaracionId, pregunta).openBytes(contenido),
    })),
  }
}

type ModeloDeSalud = Awaited<ReturnType<typeof openModelo>>

async function sealPersonas(tx: Db, vault: Vault, { salud }: ModeloDeSalud, ids: readonly number[]): Promise<void> {
  if (salud === null) return
  const { rows } = await sql<{ id: number }>`select id from declaracion_persona
    where orden = 0 and declaracion_id = any(${[...ids]}::bigint[])`.execute(tx)
  const sellos = rows.map(({ id }) => vault.en('declaracion_persona.salud', id).sealBytes(salud))
  await sql`update declaracion_persona p set salud = n.sello
    from unnest(${rows.map(({ id }) => id)}::bigint[], ${sellos}::bytea[]) as n(id, sello)
    where p.id = n.id`.execute(tx)
}

async function insertRespuestas(tx: Db, vault: Vault, modelo: ModeloDeSalud, ids: readonly number[]): Promise<void> {
  for (const { pregunta, claro } of modelo.respuestas) {
    const sellos = ids.map((id) => vault.en('respuesta_ds.contenido', id, pregunta).sealBytes(claro))
    await sql`insert into respuesta_ds (declaracion_id, pregunta, contenido, por, respondida_en)
      select n.id, ${pregunta}::int, n.sello, 'sistema', l.estado_desde
      from unnest(${[...ids]}::bigint[], ${sellos}::bytea[]) as n(id, sello)
      join lote l on l.declaracion_id = n.id`.execute(tx)
  }
}

async function insertEvaluaciones(tx: Db, vault: Vault, modelo: ModeloDeSalud, ids: readonly number[]) {
  const { clase, por, detalle } = modelo
  const { rows } = await sql<{ id: number }>`
    select nextval(pg_get_serial_sequence('evaluacion', 'id')) as id from generate_series(1, ${ids.length}::int)`.execute(
    tx,
  )
  const propios = rows.map(({ id }) => id)
  const sellos = propios.map((id) => detalle && vault.en('evaluacion.detalle', id).sealBytes(detalle))
  await sql`insert into evaluacion (id, declaracion_id, clase, resultado, detalle, por, en)
    select n.id, n.ds, case when l.resultado in (6, 8) then ${clase}::text else 'medica' end, l.resultado, n.sello,
        ${por}::text, l.estado_desde
    from unnest(${propios}::bigint[], ${[...ids]}::bigint[], ${sellos}::bytea[]) as n(id, ds, sello)
    join lote l on l.declaracion_id = n.ds`.execute(tx)
}

/** Inserts the health data and evaluations of the sent declarations of `lote`. */
export async function insertSalud(tx: Db, vault: Vault, declaracionId: number): Promise<void> {
  const modelo = await openModelo(tx, vault, declaracionId)
  const { rows } = await sql<{ id: number }>`select declaracion_id as id from lote where enviada order by 1`.execute(tx)
  for (let at = 0; at < rows.length; at += TANDA) {
    const ids = rows.slice(at, at + TANDA).map(({ id }) => id)
    await sealPersonas(tx, vault, modelo, ids)
    await insertRespuestas(tx, vault, modelo, ids)
    await insertEvaluaciones(tx, vault, modelo, ids)
  }
}
