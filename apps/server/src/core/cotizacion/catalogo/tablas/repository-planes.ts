import { tablaDe } from '@alerce/contract/fichas/cotizacion/tablas'
import type { FilaCotejada, FilaDeTabla } from '@alerce/domain/cotizacion/catalogo/comparar'
import { sql } from 'kysely'
import type { Db } from '../../../../platform/db/database.ts'
import { filaGuardada } from './letras.ts'
import { sumas, type TablaQueSuma } from './lugares.ts'
import { jsonDe } from './read-model-sumas.ts'
import { end, fin, planDesde } from './repository-versiones.ts'

const columnasDe = ({ regiones: _, hasta: __, codigo: ___, ...fila }: FilaDeTabla) => ({
  nombre: fila.nombre ?? '',
  precioBaseUF: fila.precioBaseUF ?? '',
  caecUF: fila.caecUF ?? '0',
  libreEleccion: fila.libreEleccion === 'true',
  hospitalario: Number(fila.hospitalario),
  ambulatorio: Number(fila.ambulatorio),
  colectivo: fila.colectivo ? Number(fila.colectivo) : null,
  mensaje: fila.mensaje ?? '',
})

async function saveRegiones(tx: Db, planId: number, regiones: string): Promise<void> {
  await tx.deleteFrom('planRegion').where('planId', '=', planId).execute()
  const filas = regiones.split('|').map((codigoRegion) => ({ planId, codigoRegion: Number(codigoRegion) }))
  await tx.insertInto('planRegion').values(filas).execute()
}

async function addPlan(tx: Db, fila: FilaDeTabla, dia: string): Promise<void> {
  const hasta = await fin(tx, 'plan', fila, dia)
  const row = { codigo: fila.codigo ?? '', ...columnasDe(fila), desde: dia, hasta }
  // a plan that began and ended on this same day still has its row
  const { id } = await tx
    .insertInto('plan')
    .values(row)
    .onConflict((c) => c.columns(['codigo', 'desde']).doUpdateSet(row))
    .returning('id')
    .executeTakeFirstOrThrow()
  await saveRegiones(tx, id, fila.regiones ?? '')
}

async function changePlan(tx: Db, fila: FilaDeTabla, dia: string): Promise<void> {
  const id = await planDesde(tx, fila.codigo ?? '', dia)
  const hasta = await fin(tx, 'plan', fila, dia)
  await tx
    .updateTable('plan')
    .set({ ...columnasDe(fila), hasta })
    .where('id', '=', id)
    .execute()
  await saveRegiones(tx, id, fila.regiones ?? '')
}

/** Applies the plans on sale from a day on. */
export async function applyPlanes(tx: Db, filas: readonly FilaCotejada[], dia: string): Promise<void> {
  for (const { cambio, antes, despues } of filas) {
    if (cambio === 'agrega' && despues) await addPlan(tx, despues, dia)
    if (cambio === 'cambia' && despues) await changePlan(tx, despues, dia)
    if (cambio === 'termina' && antes) await end(tx, 'plan', antes.codigo ?? '', dia)
  }
}

/** Table that belongs to a plan, with the key column of its rows. */
interface Colgada {
  readonly tabla: 'plan_prestador' | 'plan_beneficio'
  readonly columna: 'codigo_prestador' | 'codigo_beneficio'
  readonly campo: 'prestador' | 'beneficio'
}

const red: Colgada = { tabla: 'plan_prestador', columna: 'codigo_prestador', campo: 'prestador' }
const especiales: Colgada = { tabla: 'plan_beneficio', columna: 'codigo_beneficio', campo: 'beneficio' }

/** Gives each named plan a new version from that day on; earlier quotes keep the old version. */
async function applyColgadas(tx: Db, filas: readonly FilaCotejada[], dia: string, { tabla, columna, campo }: Colgada) {
  const porPlan = Map.groupBy(filas, ({ antes, despues }) => (despues ?? antes)?.plan ?? '')
  for (const [codigo, suyas] of porPlan) {
    const id = await planDesde(tx, codigo, dia)
    const nombradas = suyas.map(({ antes, despues }) => Number((despues ?? antes)?.[campo]))
    await sql`delete from ${sql.table(tabla)}
      where plan_id = ${id} and ${sql.ref(columna)} = any(${nombradas}::int[])`.execute(tx)
    const quedan = suyas.flatMap(({ despues }) => (despues ? [despues] : []))
    if (quedan.length === 0) continue
    if (tabla === 'plan_prestador')
      await tx
        .insertInto('planPrestador')
        .values(
          quedan.map((fila) => ({
            planId: id,
            codigoPrestador: Number(fila.prestador),
            hospitalario: Number(fila.hospitalario),
            ambulatorio: Number(fila.ambulatorio),
          })),
        )
        .execute()
    else
      await tx
        .insertInto('planBeneficio')
        .values(quedan.map((fila) => ({ planId: id, codigoBeneficio: Number(fila.beneficio) })))
        .execute()
  }
}

/** Applies the cover of the plans with each provider from a day on. */
export const applyBonificaciones = (tx: Db, filas: readonly FilaCotejada[], dia: string) =>
  applyColgadas(tx, filas, dia, red)

/** Applies the special benefits of the plans from a day on. */
export const applyEspeciales = (tx: Db, filas: readonly FilaCotejada[], dia: string) =>
  applyColgadas(tx, filas, dia, especiales)

async function beneficioDesde(tx: Db, fila: FilaDeTabla, dia: string): Promise<void> {
  const row = {
    codigo: Number(fila.codigo),
    nombre: fila.nombre ?? '',
    precioUF: fila.precioUF ?? '',
    grupo: fila.grupo ?? '',
    gratuito: fila.gratuito === 'true',
    especial: fila.especial === 'true',
    desde: dia,
    hasta: await fin(tx, 'beneficio', fila, dia),
  }
  await tx
    .insertInto('beneficio')
    .values(row)
    .onConflict((c) => c.columns(['codigo', 'desde']).doUpdateSet(row))
    .execute()
}

/** Applies the benefits on offer from a day on; each period of a benefit has its own row. */
export async function applyBeneficios(tx: Db, filas: readonly FilaCotejada[], dia: string): Promise<void> {
  for (const { cambio, antes, despues } of filas) {
    if (antes && cambio !== 'igual') await end(tx, 'beneficio', antes.codigo ?? '', dia)
    if (despues && cambio !== 'igual') await beneficioDesde(tx, despues, dia)
  }
}

/** Applies the agreements from a day on. A name has no date, so it is corrected in place. */
export async function applyConvenios(tx: Db, filas: readonly FilaCotejada[], dia: string): Promise<void> {
  for (const { cambio, antes, despues } of filas) {
    if (cambio === 'termina' && antes) await end(tx, 'colectivo', antes.codigo ?? '', dia)
    if (cambio === 'igual' || !despues) continue
    const texto = { descripcion: despues.descripcion ?? '', hasta: despues.hasta || null }
    const vigencia = cambio === 'agrega' ? { desde: dia } : {}
    await tx
      .insertInto('colectivo')
      .values({ codigo: Number(despues.codigo), desde: dia, ...texto })
      .onConflict((c) => c.column('codigo').doUpdateSet({ ...texto, ...vigencia }))
      .execute()
  }
}

/** Rows of one statement: far below the parameter limit of PostgreSQL. */
const LOTE = 1000

/** Author and instant of a load. */
interface AutorDeCarga {
  readonly por: string
  readonly en: string
}

/** Author columns of the tables that record them per row. */
const autorEn = (nombre: TablaQueSuma, { por, en }: AutorDeCarga) => {
  if (nombre === 'uf') return { cargadaPor: por, cargadaEn: en }
  return nombre === 'bajas' ? { por, en } : {}
}

/** Typed as one of the tables: the real columns come from the table, and the database refuses others. */
const comoUna = (nombre: TablaQueSuma) => sumas[nombre] as 'feriado'

async function remove(tx: Db, nombre: TablaQueSuma, fila: FilaDeTabla): Promise<void> {
  let query = tx.deleteFrom(comoUna(nombre))
  for (const campo of tablaDe(nombre).clave) query = query.where(campo as 'fecha', '=', fila[campo] ?? '')
  await query.execute()
}

/** Writes the compared effects, row by row. */
export async function applySumas(tx: Db, nombre: TablaQueSuma, filas: readonly FilaCotejada[], carga: AutorDeCarga) {
  const propio = autorEn(nombre, carga)
  const guardada = (fila: FilaDeTabla) => ({ ...filaGuardada(fila, jsonDe(nombre)), ...propio })
  const { clave } = tablaDe(nombre)
  for (const { cambio, antes, despues } of filas) {
    if (cambio === 'termina' && antes) await remove(tx, nombre, antes)
    if (cambio !== 'cambia' || !despues) continue
    let query = tx.updateTable(comoUna(nombre)).set(guardada(despues) as never)
    for (const campo of clave) query = query.where(campo as 'fecha', '=', despues[campo] ?? '')
    await query.execute()
  }
  const nuevas = filas.flatMap(({ cambio, despues }) => (cambio === 'agrega' && despues ? [guardada(despues)] : []))
  for (let at = 0; at < nuevas.length; at += LOTE)
    await tx
      .insertInto(comoUna(nombre))
      .values(nuevas.slice(at, at + LOTE) as never[])
      .execute()
}
