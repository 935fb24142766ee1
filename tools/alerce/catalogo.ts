import { existsSync, readFileSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import { parseArgs } from 'node:util'
import { asOperator, asTrial, type OperatorCall, type TrialContext } from '../../apps/server/src/command.ts'
import {
  type ArchivoDeTabla,
  checkArchivo,
  type RevisionDeTabla,
  readTableOfFile,
} from '../../apps/server/src/core/cotizacion/catalogo/check-archivo.ts'
import { applyTabla } from '../../apps/server/src/core/cotizacion/catalogo/tablas/apply-tabla.ts'
import { OperatorFailure } from '../../apps/server/src/operator-failure.ts'
import { systemClock } from '../../apps/server/src/platform/clock.ts'
import { columnasDe } from '../../packages/contract/fichas/cotizacion/leer-tabla.ts'
import {
  type NombreDeTabla,
  nombresDeTabla,
  tablaDe,
  tablasDeCatalogo,
} from '../../packages/contract/fichas/cotizacion/tablas.ts'
import { aplicarCargaCatalogo, revisarCatalogo } from '../../packages/contract/operations/cotizacion/catalogo.ts'
import { leeFechaEscrita } from '../../packages/domain/base/fechas/escrita.ts'
import { aDDMMYYYY } from '../../packages/domain/base/fechas/fecha.ts'

export const resumen = 'Carga tablas del catálogo desde CSV; sin --aplicar solo dice qué haría.'

const uso = `Uso: npm run alerce -- catalogo <tabla> <archivo.csv> [--desde 31-12-2026] [--aplicar [--lejanos-vistos 1]]
     npm run alerce -- catalogo <carpeta> [--desde 31-12-2026] [--aplicar]   cada <tabla>.csv que haya en ella
     npm run alerce -- catalogo <tabla>                                      qué columnas tiene
Tablas, en el orden en que se llena una base vacía:`

const esTabla = (nombre: string): nombre is NombreDeTabla => nombre in tablasDeCatalogo

function showTables(): void {
  console.log(uso)
  for (const nombre of nombresDeTabla) console.log(`  ${nombre.padEnd(20)} ${tablaDe(nombre).dice}`)
}

function showColumns(nombre: NombreDeTabla): void {
  const tabla = tablaDe(nombre)
  const modo = tabla.completa
    ? 'El archivo es la tabla entera: lo que no trae, termina.'
    : 'El archivo agrega y corrige: lo que no trae, queda.'
  console.log(`${tabla.titulo}. ${tabla.dice}\n${modo} Columnas:`)
  for (const [, { nombre: columna, celda, opcional, dice }] of columnasDe(tabla))
    console.log(`  ${columna.padEnd(20)} ${celda.dice}${opcional ? ' (opcional)' : ''}${dice ? `. ${dice}` : ''}`)
}

function readArchivo(tabla: NombreDeTabla, ruta: string, desde: string): ArchivoDeTabla {
  if (!existsSync(ruta)) throw new OperatorFailure(`No se puede leer el archivo ${ruta}.`)
  return { tabla, desde, nombre: basename(ruta), contenido: readFileSync(ruta) }
}

function readCarpeta(carpeta: string, desde: string): ArchivoDeTabla[] {
  const con = nombresDeTabla.filter((tabla) => existsSync(join(carpeta, `${tabla}.csv`)))
  if (con.length === 0) throw new OperatorFailure(`En ${carpeta} no hay archivos con el nombre de una tabla.`)
  return con.map((tabla) => readArchivo(tabla, join(carpeta, `${tabla}.csv`), desde))
}

const MOSTRADAS = 200

function show({ tabla }: ArchivoDeTabla, { filas, cuentas }: RevisionDeTabla): void {
  const { agrega, cambia, termina, igual, rechaza } = cuentas
  const resultado = `agrega ${agrega}, cambia ${cambia}, termina ${termina}, iguales ${igual}, rechazadas ${rechaza}`
  console.log(`${tablaDe(tabla).titulo}: ${resultado}.`)
  for (const { linea, situacion, clave, detalle } of filas.slice(0, MOSTRADAS))
    console.log(`  ${linea === null ? 'no viene' : `fila ${linea}`}: ${[situacion, clave, ...detalle].join(' · ')}`)
  if (cuentas.lejanos > 0) console.log(`  Muy distintos del valor anterior: ${cuentas.lejanos}.`)
  for (const { clave, alertas } of filas) for (const alerta of alertas) console.log(`    ${clave} · ${alerta}`)
  if (filas.length > MOSTRADAS) console.log(`  … y ${filas.length - MOSTRADAS} filas más.`)
}

/** Tries the loads in order, in a transaction that is rolled back. Throws if a row is rejected. */
async function rehearse(ensayo: TrialContext, archivos: readonly ArchivoDeTabla[]): Promise<NombreDeTabla[]> {
  const distintas: NombreDeTabla[] = []
  for (const archivo of archivos) {
    const revision = await checkArchivo(ensayo, archivo, readTableOfFile(ensayo, archivo))
    show(archivo, revision)
    if (revision.cuentas.rechaza > 0) throw new OperatorFailure('Hay filas rechazadas: no se escribió nada.')
    if (revision.filas.length > 0) distintas.push(archivo.tabla)
    await applyTabla(ensayo, archivo.tabla, revision.comparadas, archivo.desde)
  }
  return distintas
}

/** Loads a table in two steps, as the page does. Throws if a second person must apply it. */
async function apply(
  call: OperatorCall,
  { tabla, desde, nombre, contenido }: ArchivoDeTabla,
  lejanosVistos: number,
): Promise<void> {
  const pedido = { tabla, desde: aDDMMYYYY(desde) }
  const { cargaId, impedimento, lejanos } = await call(revisarCatalogo, pedido, { nombre, contenido })
  if (impedimento !== null)
    throw new OperatorFailure(`${tablaDe(tabla).titulo}: quedó en /consola/catalogo, sin aplicar. ${impedimento}`)
  if (lejanos !== lejanosVistos && lejanos > 0)
    throw new OperatorFailure(
      `${tablaDe(tabla).titulo}: hay ${lejanos} filas con valores muy distintos de los anteriores. Si están bien, repita con --aplicar --lejanos-vistos ${lejanos}.`,
    )
  await call(aplicarCargaCatalogo, { cargaId, lejanosVistos: lejanos })
  console.log(`${tablaDe(tabla).titulo}: aplicado.`)
}

function diaDe(escrito: string | undefined): string {
  const dia = escrito === undefined ? systemClock.hoy() : leeFechaEscrita(escrito, '')
  if (dia === null) throw new OperatorFailure('--desde: escriba un día como 31-12-2026.')
  return dia
}

function archivosDe(que: string, ruta: string | undefined, desde: string): ArchivoDeTabla[] {
  if (esTabla(que)) return [readArchivo(que, ruta ?? '', desde)]
  if (!ruta && existsSync(que) && statSync(que).isDirectory()) return readCarpeta(que, desde)
  throw new OperatorFailure(`No hay una tabla ni una carpeta «${que}».`)
}

export async function run(args: readonly string[]): Promise<void> {
  const options = {
    desde: { type: 'string' },
    aplicar: { type: 'boolean' },
    'lejanos-vistos': { type: 'string', default: '0' },
  } as const
  const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true })
  const [que, ruta] = positionals
  if (!que) return showTables()
  if (esTabla(que) && !ruta) return showColumns(que)
  const archivos = archivosDe(que, ruta, diaDe(values.desde))
  const distintas = await asTrial('catalogo', (ensayo) => rehearse(ensayo, archivos))
  if (!values.aplicar) return console.log('No se escribió nada. Para aplicarlo, agregue --aplicar.')
  await asOperator('catalogo', async (call) => {
    for (const archivo of archivos)
      if (distintas.includes(archivo.tabla)) await apply(call, archivo, Number(values['lejanos-vistos']))
  })
}
