import { createHash } from 'node:crypto'
import type { OwnTransaction } from '../platform/db/one-connection.ts'
import {
  type CuentaDeTabla,
  type InicioDeRespaldo,
  type ManifiestoDeRespaldo,
  NOMBRE_DEL_INICIO,
  NOMBRE_DEL_MANIFIESTO,
  nombreDeParte,
} from './manifiesto.ts'
import { enSql, listaDe, readSecuencias, readTablas, type TablaDeRespaldo } from './read-model-esquema.ts'
import type { Miembro } from './tar.ts'

/** Length from which a part of a table is closed, at the end of its line. */
const PARTE = 4 * 1024 * 1024
const FIN_DE_LINEA = 0x0a

/** How values are written, whatever the settings of server and role. */
export const escritura = `set local datestyle = 'ISO, YMD'; set local intervalstyle = 'postgres';
  set local timezone = 'UTC'; set local extra_float_digits = 1; set local bytea_output = 'hex'`

/** Whole lines of a table, in parts. */
async function* partsOf(
  { read }: OwnTransaction,
  { nombre, columnas, orden }: TablaDeRespaldo,
): AsyncGenerator<Buffer> {
  let kept: Buffer[] = []
  let length = 0
  for await (const piece of read(`select ${listaDe(columnas)} from ${enSql(nombre)} order by ${orden}`)) {
    kept.push(piece)
    length += piece.length
    const end = piece.lastIndexOf(FIN_DE_LINEA) + 1
    if (length < PARTE || end === 0) continue
    const rest = piece.subarray(end)
    yield Buffer.concat(kept, length - rest.length)
    kept = [rest]
    length = rest.length
  }
  if (length > 0) yield Buffer.concat(kept)
}

function countLines(part: Buffer): number {
  let lines = 0
  for (let at = part.indexOf(FIN_DE_LINEA); at >= 0; at = part.indexOf(FIN_DE_LINEA, at + 1)) lines += 1
  return lines
}

/** Counts rows and digest of a table while its parts pass. */
export function createContador(nombre: string) {
  const hash = createHash('sha256')
  let [filas, bytes] = [0, 0]
  return {
    add: (part: Buffer): void => {
      hash.update(part)
      filas += countLines(part)
      bytes += part.length
    },
    cuenta: (): CuentaDeTabla => ({ nombre, filas, bytes, sha256: hash.digest('hex') }),
  }
}

/** Rows and digest of a table as it is stored. */
export async function countStored(own: OwnTransaction, tabla: TablaDeRespaldo): Promise<CuentaDeTabla> {
  const contador = createContador(tabla.nombre)
  for await (const part of partsOf(own, tabla)) contador.add(part)
  return contador.cuenta()
}

const asJson = (nombre: string, value: object): Miembro => ({
  nombre,
  bytes: Buffer.from(`${JSON.stringify(value, null, 2)}\n`),
})

/** Members of a backup of the moment that this transaction sees; `told` gets the manifest at the end. */
export async function* miembrosDe(
  own: OwnTransaction,
  conocido: Omit<InicioDeRespaldo, 'tablas'>,
  told: (manifiesto: ManifiestoDeRespaldo) => void,
): AsyncGenerator<Miembro> {
  await own.ask(escritura)
  const tablas = await readTablas(own.ask)
  const inicio: InicioDeRespaldo = {
    ...conocido,
    tablas: tablas.map(({ nombre, columnas }) => ({ nombre, columnas })),
  }
  yield asJson(NOMBRE_DEL_INICIO, inicio)
  const cuentas: CuentaDeTabla[] = []
  for (const tabla of tablas) {
    const contador = createContador(tabla.nombre)
    let parte = 0
    for await (const bytes of partsOf(own, tabla)) {
      contador.add(bytes)
      parte += 1
      yield { nombre: nombreDeParte(tabla.nombre, parte), bytes }
    }
    cuentas.push(contador.cuenta())
  }
  const manifiesto: ManifiestoDeRespaldo = { tablas: cuentas, secuencias: await readSecuencias(own.ask) }
  told(manifiesto)
  yield asJson(NOMBRE_DEL_MANIFIESTO, manifiesto)
}
