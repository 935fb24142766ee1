import { createHash } from 'node:crypto'
import type { ListaReferida, TablaDeCatalogo } from '@alerce/contract/fichas/cotizacion/celdas'
import { type FilaLeida, leerTabla, muestraCelda } from '@alerce/contract/fichas/cotizacion/leer-tabla'
import { type NombreDeTabla, tablaDe } from '@alerce/contract/fichas/cotizacion/tablas'
import { catalogoMessages as m } from '@alerce/contract/messages/cotizacion/catalogo'
import {
  claveDe,
  compararTabla,
  type FilaCotejada,
  type FilaDeTabla,
} from '@alerce/domain/cotizacion/catalogo/comparar'
import { anterioresDe, esLejano } from '@alerce/domain/cotizacion/catalogo/lejanos'
import { MAXIMO_FILAS_DE_TABLA } from '@alerce/domain/cotizacion/catalogo/topes'
import { parseCsv } from '../../base/archivos/parse-csv.ts'
import { parametrosAl } from '../../base/parametros/read-model.ts'
import { ensure } from '../../refusal.ts'
import type { Context } from '../../use-case.ts'
import { esSuma, type TablaQueSuma } from './tablas/lugares.ts'
import { codigosDe, codigosEnUso, filasCompletas, filasQueSuman } from './tablas/read-model-sumas.ts'

export interface ArchivoDeTabla {
  readonly tabla: NombreDeTabla
  /** First day in force, ISO. */
  readonly desde: string
  readonly nombre: string
  readonly contenido: Uint8Array
}

/** Row of a file with its effect, in words; unchanged rows are omitted. */
export interface FilaRevisada {
  readonly linea: number | null
  readonly situacion: 'agrega' | 'cambia' | 'termina' | 'rechazada'
  readonly clave: string
  readonly detalle: readonly string[]
  /** Amounts far from the previous one, each with both values. */
  readonly alertas: readonly string[]
}

export interface RevisionDeTabla {
  /** Effects of the file when no row is refused. */
  readonly comparadas: readonly FilaCotejada[]
  readonly filas: readonly FilaRevisada[]
  readonly cuentas: Readonly<Record<'agrega' | 'cambia' | 'termina' | 'igual' | 'rechaza' | 'lejanos', number>>
  /** Digest of the effects: another digest means other effects. */
  readonly huella: string
}

type Donde = Pick<Context, 'tx' | 'hoy'>

/** Rows of a file, each with its own faults; reads nothing from the database. */
export function readTableOfFile(
  { hoy }: Pick<Context, 'hoy'>,
  { tabla: nombre, contenido }: Pick<ArchivoDeTabla, 'tabla' | 'contenido'>,
): readonly FilaLeida[] {
  const tabla = tablaDe(nombre)
  const { filas: lineas, dudosa } = parseCsv(contenido, MAXIMO_FILAS_DE_TABLA, m)
  ensure(!dudosa, m.codificacionDudosa)
  ensure(lineas.length > 0, m.sinFilas)
  ensure(lineas.length <= MAXIMO_FILAS_DE_TABLA, m.muchasFilas)
  const { filas, faltan } = leerTabla(tabla, lineas, hoy)
  const texto = m.sinColumnas.text.replace('{columnas}', faltan.join(', '))
  ensure(faltan.length === 0, m.sinColumnas, { texto })
  ensure(filas.length > 0, m.sinFilas)
  return filas
}

/** Refuses rows with a reference that does not exist. */
async function conReferencias(
  { tx }: Donde,
  { columnas }: TablaDeCatalogo,
  filas: readonly FilaLeida[],
  dia: string,
): Promise<FilaLeida[]> {
  const listas = new Map<ListaReferida, ReadonlySet<string>>()
  for (const { referencia } of Object.values(columnas))
    if (referencia) listas.set(referencia, await codigosDe(tx, referencia, dia))
  const problemasDe = ({ datos, quitar }: FilaLeida) =>
    Object.entries(columnas).flatMap(([campo, { nombre, referencia }]) => {
      const codigos = quitar || !referencia ? undefined : listas.get(referencia)
      const ajenos = (datos[campo] ?? '').split('|').filter((uno) => uno !== '' && codigos && !codigos.has(uno))
      return ajenos.map((valor) => ({
        campo,
        mensaje: m.sinReferencia.text.replace('{columna}', nombre).replace('{valor}', valor),
      }))
    })
  return filas.map((fila) => (fila.problemas.length > 0 ? fila : { ...fila, problemas: problemasDe(fila) }))
}

/** Refuses removals of rows that do not exist, or that other rows reference. */
async function conQuitables(
  { tx }: Donde,
  nombre: TablaQueSuma,
  filas: readonly FilaLeida[],
  actuales: readonly FilaDeTabla[],
): Promise<FilaLeida[]> {
  const tabla = tablaDe(nombre)
  const estan = new Set(actuales.map((fila) => claveDe(tabla, fila)))
  const campo = tabla.clave[0] ?? ''
  const salen = filas.filter(({ quitar }) => quitar).map(({ datos }) => datos[campo] ?? '')
  const usados = await codigosEnUso(tx, nombre, salen)
  const problemasDe = ({ datos, quitar, problemas }: FilaLeida) => {
    if (!quitar || problemas.length > 0) return problemas
    if (!estan.has(claveDe(tabla, datos))) return [{ campo, mensaje: m.noEsta.text }]
    return usados.has(datos[campo] ?? '') ? [{ campo, mensaje: m.enUso.text }] : []
  }
  return filas.map((fila) => ({ ...fila, problemas: problemasDe(fila) }))
}

/** Fills a missing source of a UF: the known source, or the name of the file. */
function conFuente(filas: readonly FilaLeida[], actuales: readonly FilaDeTabla[], archivo: string): FilaLeida[] {
  const porFecha = new Map(actuales.map((fila) => [fila.fecha, fila]))
  return filas.map((fila) => {
    const { fecha, valor, fuente } = fila.datos
    if (fuente !== '') return fila
    const sabida = porFecha.get(fecha)
    return { ...fila, datos: { ...fila.datos, fuente: (sabida?.valor === valor && sabida?.fuente) || archivo } }
  })
}

const nombrados = (filas: readonly FilaLeida[], [primero = '']: readonly string[]): string[] =>
  filas.map(({ datos }) => datos[primero] ?? '')

async function actualesDe(
  { tx }: Donde,
  { tabla, desde }: Pick<ArchivoDeTabla, 'tabla' | 'desde'>,
  filas: readonly FilaLeida[],
) {
  if (esSuma(tabla)) return await filasQueSuman(tx, tabla, nombrados(filas, tablaDe(tabla).clave))
  return await filasCompletas(tx, tabla, desde)
}

const claveMostrada = (tabla: TablaDeCatalogo, fila: FilaDeTabla): string =>
  tabla.clave.map((campo) => muestraCelda(tabla, fila, campo)).join(' · ')

/** Changed fields of a row, with the old and new value. */
function diferencias(tabla: TablaDeCatalogo, antes: FilaDeTabla, despues: FilaDeTabla): string[] {
  const texto = (fila: FilaDeTabla, campo: string) => muestraCelda(tabla, fila, campo) || 'vacío'
  return Object.entries(tabla.columnas)
    .filter(([campo]) => (antes[campo] ?? '') !== (despues[campo] ?? ''))
    .map(([campo, { nombre }]) => `${nombre}: ${texto(antes, campo)} → ${texto(despues, campo)}`)
}

/** Fields of a row besides its key, in words. */
const contenidoDe = (tabla: TablaDeCatalogo, fila: FilaDeTabla): string[] =>
  Object.entries(tabla.columnas)
    .filter(([campo]) => !tabla.clave.includes(campo) && (fila[campo] ?? '') !== '')
    .map(([campo, { nombre }]) => `${nombre}: ${muestraCelda(tabla, fila, campo)}`)

type AlertasDe = (fila: FilaCotejada) => string[]

/** Alerts of a row for amounts far from the previous row; empty in a table without amounts. */
async function alertasDe(
  { tx, hoy }: Donde,
  nombre: NombreDeTabla,
  comparadas: readonly FilaCotejada[],
): Promise<AlertasDe> {
  const tabla = tablaDe(nombre)
  const montos = Object.entries(tabla.columnas).filter(([, { monto }]) => monto)
  if (montos.length === 0) return () => []
  const { saltoDeUf, saltoDePrecio } = await parametrosAl(tx, hoy)
  const anteriores = anterioresDe(tabla, esSuma(nombre) ? await filasQueSuman(tx, nombre) : [], comparadas)
  return (fila) => {
    const { cambio, despues } = fila
    if (cambio === 'igual' || !despues) return []
    const previas = anteriores(fila)
    return montos.flatMap(([campo, { monto }]) => {
      const limite = monto === 'uf' ? saltoDeUf : saltoDePrecio
      const lejana = previas.find((una) => esLejano(Number(una[campo]), Number(despues[campo]), limite))
      return lejana ? [alertaDe(tabla, campo, lejana, despues)] : []
    })
  }
}

/** Alert in words: 'Valor: 415.000,12. Antes: 41.130,94 (09-10-2026).' */
function alertaDe(tabla: TablaDeCatalogo, campo: string, antes: FilaDeTabla, despues: FilaDeTabla): string {
  const { nombre = campo } = tabla.columnas[campo] ?? {}
  const texto = (fila: FilaDeTabla) => muestraCelda(tabla, fila, campo) || '0'
  return `${nombre}: ${texto(despues)}. Antes: ${texto(antes)} (${claveMostrada(tabla, antes)}).`
}

function revisada(tabla: TablaDeCatalogo, fila: FilaCotejada, alertas: readonly string[]): FilaRevisada[] {
  const { cambio, linea, antes, despues } = fila
  if (cambio === 'igual') return []
  const datos = despues ?? antes ?? {}
  const detalle = antes && despues ? diferencias(tabla, antes, despues) : contenidoDe(tabla, datos)
  return [{ linea, situacion: cambio, clave: claveMostrada(tabla, datos), detalle, alertas }]
}

const rechazada = (tabla: TablaDeCatalogo, { linea, datos, problemas }: FilaLeida): FilaRevisada => ({
  linea,
  situacion: 'rechazada',
  clave: claveMostrada(tabla, datos),
  detalle: problemas.map(({ mensaje }) => mensaje),
  alertas: [],
})

/** Effects of a file on a table, line by line; writes nothing. */
export async function checkArchivo(
  donde: Donde,
  archivo: Omit<ArchivoDeTabla, 'contenido'>,
  enElArchivo: readonly FilaLeida[],
): Promise<RevisionDeTabla> {
  const tabla = tablaDe(archivo.tabla)
  ensure(archivo.desde >= donde.hoy, m.desdeAnterior, { campo: 'desde' })
  const escritas = await conReferencias(donde, tabla, enElArchivo, archivo.desde)
  const actuales = await actualesDe(donde, archivo, escritas)
  const leidas = archivo.tabla === 'uf' ? conFuente(escritas, actuales, archivo.nombre) : escritas
  const filas = esSuma(archivo.tabla) ? await conQuitables(donde, archivo.tabla, leidas, actuales) : leidas
  const malas = filas.filter(({ problemas }) => problemas.length > 0)
  const buenas = filas.filter(({ problemas }) => problemas.length === 0)
  const marco = { clave: tabla.clave, completa: tabla.completa || tabla.juntasPor !== undefined }
  // a refused row of the file counts as named, so that its row in force does not end
  const nombradas = new Set(malas.map(({ datos }) => claveDe(tabla, datos)))
  const comparadas = compararTabla(marco, actuales, buenas).filter(
    ({ linea, antes }) => linea !== null || antes === null || !nombradas.has(claveDe(tabla, antes)),
  )
  const cuantas = (cual: FilaCotejada['cambio']) => comparadas.filter(({ cambio }) => cambio === cual).length
  const cambios = comparadas.filter(({ cambio }) => cambio !== 'igual')
  const alertas = await alertasDe(donde, archivo.tabla, comparadas)
  const hechas = cambios.flatMap((fila) => revisada(tabla, fila, alertas(fila)))
  return {
    comparadas,
    filas: [...malas.map((fila) => rechazada(tabla, fila)), ...hechas],
    cuentas: {
      agrega: cuantas('agrega'),
      cambia: cuantas('cambia'),
      termina: cuantas('termina'),
      igual: cuantas('igual'),
      rechaza: malas.length,
      lejanos: hechas.filter((fila) => fila.alertas.length > 0).length,
    },
    huella: createHash('sha256').update(JSON.stringify(cambios)).digest('hex'),
  }
}
