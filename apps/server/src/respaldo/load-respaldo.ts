import { OperatorFailure } from '../operator-failure.ts'
import { createSchemaOf, migrationNames } from '../platform/db/migrate.ts'
import type { OwnTransaction } from '../platform/db/one-connection.ts'
import {
  FORMATO,
  type InicioDeRespaldo,
  type ManifiestoDeRespaldo,
  NOMBRE_DEL_INICIO,
  NOMBRE_DEL_MANIFIESTO,
  tablaDeParte,
} from './manifiesto.ts'
import { enSql, listaDe, readEstorbos, readTablas, type TablaDeRespaldo } from './read-model-esquema.ts'
import type { Miembro } from './tar.ts'
import { countStored, createContador, escritura } from './write-respaldo.ts'

const nada = 'No se restauró nada.'
const incomplete = () => new OperatorFailure(`El respaldo no trae todo lo que anuncia. ${nada}`)

/** First member of a backup. Throws OperatorFailure for one that this version cannot restore. */
export async function readInicio(miembros: AsyncIterator<Miembro>): Promise<InicioDeRespaldo> {
  const { value } = await miembros.next()
  if (value?.nombre !== NOMBRE_DEL_INICIO) throw new OperatorFailure('El archivo no es un respaldo de Alerce.')
  const inicio = JSON.parse(value.bytes.toString('utf8')) as InicioDeRespaldo
  const ajena = inicio.migraciones.find((name) => !migrationNames().includes(name))
  if (inicio.formato > FORMATO || ajena !== undefined) {
    const porque = ajena === undefined ? '' : `: pasó por la migración «${ajena}», que esta no tiene`
    throw new OperatorFailure(`El respaldo es de una versión más nueva (${inicio.version})${porque}. ${nada}`)
  }
  return inicio
}

/** Checks that the created schema has the tables and columns of the backup. Throws OperatorFailure. */
function ensureSame(tablas: readonly TablaDeRespaldo[], { tablas: guardadas, version }: InicioDeRespaldo): void {
  const shapesOf = (all: InicioDeRespaldo['tablas']) =>
    all.map(({ nombre, columnas }) => `${nombre}: ${columnas.toSorted().join(' ')}`)
  const [here, there] = [shapesOf(tablas), shapesOf(guardadas)]
  const distinta = [...there.filter((one) => !here.includes(one)), ...here.filter((one) => !there.includes(one))][0]
  if (distinta === undefined) return
  throw new OperatorFailure(
    `La tabla ${distinta.split(':')[0]} no es como en el respaldo: restaure con la versión ${version} del programa. ${nada}`,
  )
}

/** Stores the parts of the tables; returns what was counted, and the manifest. */
async function storeParts(own: OwnTransaction, miembros: AsyncIterator<Miembro>, { tablas }: InicioDeRespaldo) {
  const contadores = new Map(tablas.map(({ nombre }) => [nombre, createContador(nombre)]))
  let manifiesto: ManifiestoDeRespaldo | null = null
  for (;;) {
    const { done, value } = await miembros.next()
    if (done) break
    const nombre = tablaDeParte(value.nombre)
    const tabla = tablas.find((una) => una.nombre === nombre)
    if (tabla) {
      contadores.get(tabla.nombre)?.add(value.bytes)
      await own.write(`${enSql(tabla.nombre)} (${listaDe(tabla.columnas)})`, value.bytes)
    } else if (value.nombre === NOMBRE_DEL_MANIFIESTO) {
      manifiesto = JSON.parse(value.bytes.toString('utf8')) as ManifiestoDeRespaldo
    }
  }
  return { manifiesto, leidas: [...contadores.values()].map((contador) => contador.cuenta()) }
}

/** Names of the tables whose rows or digest differ from the manifest. */
const distintasDe = (manifiesto: ManifiestoDeRespaldo, contadas: ManifiestoDeRespaldo['tablas']): string[] => {
  const lineOf = ({ nombre, filas, sha256 }: ManifiestoDeRespaldo['tablas'][number]) => `${nombre} ${filas} ${sha256}`
  const esperadas = new Set(manifiesto.tablas.map(lineOf))
  return contadas.filter((una) => !esperadas.has(lineOf(una))).map(({ nombre }) => nombre)
}

/**
 * Loads a backup into an empty database, within its transaction: schema, rows, indexes, keys, sequences. Compares what
 * was read and then what is stored with the manifest. Throws OperatorFailure.
 */
export async function loadRespaldo(
  own: OwnTransaction,
  inicio: InicioDeRespaldo,
  miembros: AsyncIterator<Miembro>,
): Promise<ManifiestoDeRespaldo> {
  const { tx, ask } = own
  await createSchemaOf(tx, inicio.migraciones)
  // Limits that the queue sets for its own tables
  await ask('set local lock_timeout = 0; set local idle_in_transaction_session_timeout = 0')
  await ask(escritura)
  const tablas = await readTablas(ask)
  ensureSame(tablas, inicio)
  const estorbos = await readEstorbos(ask)
  for (const { quitar } of estorbos.toReversed()) await ask(quitar)
  for (const { nombre } of tablas) await ask(`truncate ${enSql(nombre)}`)
  const { manifiesto, leidas } = await storeParts(own, miembros, inicio)
  if (!manifiesto || manifiesto.tablas.length !== leidas.length || distintasDe(manifiesto, leidas).length > 0)
    throw incomplete()
  for (const { reponer } of estorbos) await ask(reponer)
  for (const { nombre, ultimo, usada } of manifiesto.secuencias)
    await ask('select setval($1::regclass, $2::bigint, $3)', [enSql(nombre), ultimo, usada])
  const guardadas = []
  const columnasDe = new Map(inicio.tablas.map(({ nombre, columnas }) => [nombre, columnas]))
  for (const tabla of tablas)
    guardadas.push(await countStored(own, { ...tabla, columnas: columnasDe.get(tabla.nombre) ?? tabla.columnas }))
  const [distinta] = distintasDe(manifiesto, guardadas)
  if (distinta !== undefined) throw new OperatorFailure(`La tabla ${distinta} quedó distinta del respaldo. ${nada}`)
  return manifiesto
}
