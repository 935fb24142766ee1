import type { FilaCotejada, FilaDeTabla } from '@alerce/domain/cotizacion/catalogo/comparar'
import { sql } from 'kysely'
import type { Db } from '../../../../platform/db/database.ts'
import { fin, planDesde, terminar } from './repository-versiones.ts'

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

async function guardarRegiones(tx: Db, planId: number, regiones: string): Promise<void> {
  await tx.deleteFrom('planRegion').where('planId', '=', planId).execute()
  const filas = regiones.split('|').map((codigoRegion) => ({ planId, codigoRegion: Number(codigoRegion) }))
  await tx.insertInto('planRegion').values(filas).execute()
}

async function agregarPlan(tx: Db, fila: FilaDeTabla, dia: string): Promise<void> {
  const hasta = await fin(tx, 'plan', fila, dia)
  const row = { codigo: fila.codigo ?? '', ...columnasDe(fila), desde: dia, hasta }
  // one that began and ended on this very day stands there still
  const { id } = await tx
    .insertInto('plan')
    .values(row)
    .onConflict((c) => c.columns(['codigo', 'desde']).doUpdateSet(row))
    .returning('id')
    .executeTakeFirstOrThrow()
  await guardarRegiones(tx, id, fila.regiones ?? '')
}

async function cambiarPlan(tx: Db, fila: FilaDeTabla, dia: string): Promise<void> {
  const id = await planDesde(tx, fila.codigo ?? '', dia)
  const hasta = await fin(tx, 'plan', fila, dia)
  await tx
    .updateTable('plan')
    .set({ ...columnasDe(fila), hasta })
    .where('id', '=', id)
    .execute()
  await guardarRegiones(tx, id, fila.regiones ?? '')
}

/** The plans on sale from a day on. */
export async function aplicarPlanes(tx: Db, filas: readonly FilaCotejada[], dia: string): Promise<void> {
  for (const { cambio, antes, despues } of filas) {
    if (cambio === 'agrega' && despues) await agregarPlan(tx, despues, dia)
    if (cambio === 'cambia' && despues) await cambiarPlan(tx, despues, dia)
    if (cambio === 'termina' && antes) await terminar(tx, 'plan', antes.codigo ?? '', dia)
  }
}

/** What hangs on a plan, and what tells its rows apart there. */
interface Colgada {
  readonly tabla: 'plan_prestador' | 'plan_beneficio'
  readonly columna: 'codigo_prestador' | 'codigo_beneficio'
  readonly campo: 'prestador' | 'beneficio'
}

const red: Colgada = { tabla: 'plan_prestador', columna: 'codigo_prestador', campo: 'prestador' }
const especiales: Colgada = { tabla: 'plan_beneficio', columna: 'codigo_beneficio', campo: 'beneficio' }

/** Each plan that is named becomes another from that day on: what was quoted with the one before stays as it was. */
async function aplicarColgadas(
  tx: Db,
  filas: readonly FilaCotejada[],
  dia: string,
  { tabla, columna, campo }: Colgada,
) {
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

/** What the plans cover with each provider from a day on. */
export const aplicarBonificaciones = (tx: Db, filas: readonly FilaCotejada[], dia: string) =>
  aplicarColgadas(tx, filas, dia, red)

/** Which special benefits they offer from a day on. */
export const aplicarEspeciales = (tx: Db, filas: readonly FilaCotejada[], dia: string) =>
  aplicarColgadas(tx, filas, dia, especiales)
