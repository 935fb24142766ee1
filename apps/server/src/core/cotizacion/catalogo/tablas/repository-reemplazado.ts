import { type NombreDeTabla, tablaDe } from '@alerce/contract/fichas/cotizacion/tablas'
import type { FilaCotejada } from '@alerce/domain/cotizacion/catalogo/comparar'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../../platform/db/database.ts'
import { esSuma, sumas } from './lugares.ts'

/** Rows of one statement: far below the parameter limit of PostgreSQL. */
const LOTE = 1000

/** Database table that a load writes: its key, and a condition for the rows of the codes in a file. */
interface BaseDeCarga {
  readonly tabla: string
  readonly clave: readonly string[]
  readonly deCodigos: (codigos: readonly string[]) => RawBuilder<boolean>
  /** An added row is kept when undone, but without days in force, because others may reference it. */
  readonly seQueda?: true
}

const por = (campo: string) => (codigos: readonly string[]) =>
  sql<boolean>`t.${sql.ref(campo)}::text = any(${codigos}::text[])`
const delPlan = (codigos: readonly string[]) =>
  sql<boolean>`t.plan_id in (select id from plan where codigo = any(${codigos}::text[]))`

const delPlanEntero: readonly BaseDeCarga[] = [
  { tabla: 'plan', clave: ['id'], deCodigos: por('codigo'), seQueda: true },
  { tabla: 'plan_region', clave: ['plan_id', 'codigo_region'], deCodigos: delPlan },
  { tabla: 'plan_prestador', clave: ['plan_id', 'codigo_prestador'], deCodigos: delPlan },
  { tabla: 'plan_beneficio', clave: ['plan_id', 'codigo_beneficio'], deCodigos: delPlan },
]

/** Database tables that a load writes, in the order of restoring them. */
function basesDeCarga(nombre: NombreDeTabla): readonly BaseDeCarga[] {
  if (esSuma(nombre)) {
    const { clave } = tablaDe(nombre)
    return [{ tabla: sumas[nombre], clave, deCodigos: por(clave[0] ?? '') }]
  }
  if (nombre === 'beneficios') return [{ tabla: 'beneficio', clave: ['codigo', 'desde'], deCodigos: por('codigo') }]
  if (nombre === 'convenios')
    return [{ tabla: 'colectivo', clave: ['codigo'], deCodigos: por('codigo'), seQueda: true }]
  return delPlanEntero
}

/** Rows of database tables as JSON text, by table and key; text keeps every digit of a number. */
type FotoDeTablas = ReadonlyMap<string, ReadonlyMap<string, string>>

/** Row before and after a load; null: it did not exist. */
interface FilaReemplazada {
  readonly tabla: string
  readonly clave: string
  readonly antes: string | null
  readonly despues: string | null
}

const claveEn = ({ clave }: BaseDeCarga, de = 't') =>
  sql<string>`concat_ws('|', ${sql.join(clave.map((campo) => sql`${sql.ref(`${de}.${campo}`)}::text`))})`

async function filasEnJson(tx: Db, base: BaseDeCarga, donde: RawBuilder<boolean>): Promise<Map<string, string>> {
  const { rows } = await sql<{ clave: string; fila: string }>`
    select ${claveEn(base)} as clave, to_jsonb(t)::text as fila from ${sql.table(base.tabla)} t where ${donde}`.execute(
    tx,
  )
  return new Map(rows.map(({ clave, fila }) => [clave, fila]))
}

/** Rows that a load could change, as they are now; none for persons, which are not kept. */
export async function photograph(
  tx: Db,
  nombre: NombreDeTabla,
  comparadas: readonly FilaCotejada[],
): Promise<FotoDeTablas> {
  const tabla = tablaDe(nombre)
  const [primero = ''] = tabla.clave
  if (tabla.personas) return new Map()
  const distintas = comparadas.filter(({ cambio }) => cambio !== 'igual')
  const codigos = [...new Set(distintas.map(({ antes, despues }) => (despues ?? antes)?.[primero] ?? ''))]
  const foto = new Map<string, Map<string, string>>()
  for (const base of basesDeCarga(nombre)) foto.set(base.tabla, await filasEnJson(tx, base, base.deCodigos(codigos)))
  return foto
}

function diferencias(antes: FotoDeTablas, despues: FotoDeTablas): FilaReemplazada[] {
  return [...despues].flatMap(([tabla, ahora]) => {
    const previas = antes.get(tabla) ?? new Map<string, string>()
    return [...new Set([...previas.keys(), ...ahora.keys()])]
      .map((clave) => ({ tabla, clave, antes: previas.get(clave) ?? null, despues: ahora.get(clave) ?? null }))
      .filter((fila) => fila.antes !== fila.despues)
  })
}

const enJson = (fila: string | null) => (fila === null ? null : sql<string>`${fila}::jsonb`)

/** Stores each row that a load changed, before and after. */
export async function saveReemplazado(tx: Db, cargaId: number, antes: FotoDeTablas, despues: FotoDeTablas) {
  const filas = diferencias(antes, despues).map((fila, orden) => ({
    cargaId,
    orden: orden + 1,
    tabla: fila.tabla,
    clave: fila.clave,
    antes: enJson(fila.antes),
    despues: enJson(fila.despues),
  }))
  for (let at = 0; at < filas.length; at += LOTE)
    await tx
      .insertInto('cargaCatalogoAntes')
      .values(filas.slice(at, at + LOTE) as never[])
      .execute()
}

/** Rows that a load changed, in their order. */
export async function reemplazadoDe(tx: Db, cargaId: number): Promise<FilaReemplazada[]> {
  const { rows } = await sql<FilaReemplazada>`
    select tabla, clave, antes::text as antes, despues::text as despues from carga_catalogo_antes
    where carga_id = ${cargaId} order by orden`.execute(tx)
  return rows
}

/** Whether each row is still as the load left it. */
async function siguenAsi(tx: Db, base: BaseDeCarga, filas: readonly FilaReemplazada[]): Promise<boolean> {
  const claves = filas.map(({ clave }) => clave)
  const ahora = await filasEnJson(tx, base, sql<boolean>`${claveEn(base)} = any(${claves}::text[])`)
  return filas.every(({ clave, despues }) => (ahora.get(clave) ?? null) === despues)
}

const registros = (base: BaseDeCarga, filas: readonly string[]) =>
  sql`jsonb_populate_recordset(null::${sql.table(base.tabla)}, ${`[${filas.join(',')}]`}::jsonb)`

const noNulas = (filas: readonly (string | null)[]) => filas.flatMap((fila) => (fila === null ? [] : [fila]))

async function removeAgregadas(tx: Db, base: BaseDeCarga, claves: readonly string[]) {
  if (claves.length === 0) return
  const donde = sql`where ${claveEn(base)} = any(${claves}::text[])`
  if (base.seQueda) await sql`update ${sql.table(base.tabla)} t set hasta = desde - 1 ${donde}`.execute(tx)
  else await sql`delete from ${sql.table(base.tabla)} t ${donde}`.execute(tx)
}

async function giveBackCambiadas(tx: Db, base: BaseDeCarga, filas: readonly string[]) {
  const [una] = filas
  if (una === undefined) return
  const campos = Object.keys(JSON.parse(una) as object).filter((campo) => !base.clave.includes(campo))
  const valores = sql.join(campos.map((campo) => sql`${sql.ref(campo)} = a.${sql.ref(campo)}`))
  await sql`update ${sql.table(base.tabla)} t set ${valores} from ${registros(base, filas)} a
    where ${claveEn(base)} = ${claveEn(base, 'a')}`.execute(tx)
}

/** Restores the rows; false, without writing, when one of them has changed since. */
export async function restore(tx: Db, nombre: NombreDeTabla, filas: readonly FilaReemplazada[]): Promise<boolean> {
  const bases = basesDeCarga(nombre).map((base) => ({ base, suyas: filas.filter(({ tabla }) => tabla === base.tabla) }))
  for (const { base, suyas } of bases) if (!(await siguenAsi(tx, base, suyas))) return false
  for (const { base, suyas } of bases) {
    await removeAgregadas(
      tx,
      base,
      suyas.filter(({ antes }) => antes === null).map(({ clave }) => clave),
    )
    await giveBackCambiadas(tx, base, noNulas(suyas.filter(({ despues }) => despues !== null).map((f) => f.antes)))
    const terminadas = noNulas(suyas.filter(({ despues }) => despues === null).map(({ antes }) => antes))
    if (terminadas.length > 0)
      await sql`insert into ${sql.table(base.tabla)} select * from ${registros(base, terminadas)}`.execute(tx)
  }
  return true
}
