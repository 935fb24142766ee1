import { textoDeBusqueda } from '../base/persona/nombre.ts'
import { tiposElegibles } from '../postulacion/tipos.ts'

/** Most rows of one file (ours). */
export const MAXIMO_FILAS = 20_000
/** Largest file, in bytes (ours). */
export const MAXIMO_PLANILLA = 4 * 1024 * 1024
/** For how long an import can be taken back (goal 18). */
export const HORAS_PARA_DESHACER = 24

/** A person as a row of the file says it: the fields of the prospect form (spec 1 §5). */
export interface FilaDePlanilla {
  readonly tipoProspecto: string
  readonly rut: string
  readonly nombres: string
  readonly apellidoPaterno: string
  readonly apellidoMaterno: string
  readonly celular: string
  readonly correo: string
}

export type Columna = keyof FilaDePlanilla

/** The columns of a file, each by the name that the sample has; others that people write are known too. */
const columnas: readonly { readonly campo: Columna; readonly nombre: string; readonly obligatoria: boolean }[] = [
  { campo: 'tipoProspecto', nombre: 'Tipo', obligatoria: true },
  { campo: 'rut', nombre: 'RUT', obligatoria: false },
  { campo: 'nombres', nombre: 'Nombres', obligatoria: true },
  { campo: 'apellidoPaterno', nombre: 'Primer apellido', obligatoria: true },
  { campo: 'apellidoMaterno', nombre: 'Segundo apellido', obligatoria: true },
  { campo: 'celular', nombre: 'Celular', obligatoria: true },
  { campo: 'correo', nombre: 'Correo', obligatoria: true },
]

const tambien: Record<Columna, readonly string[]> = {
  tipoProspecto: ['tipo prospecto', 'tipo de prospecto', 'codigo tipo'],
  rut: ['run', 'rut prospecto'],
  nombres: ['nombre'],
  apellidoPaterno: ['apellido paterno', 'paterno', 'apellido 1'],
  apellidoMaterno: ['apellido materno', 'materno', 'apellido 2'],
  celular: ['telefono', 'fono', 'movil', 'telefono celular'],
  correo: ['correo electronico', 'email', 'e mail', 'mail'],
}

const llave = (texto: string) =>
  textoDeBusqueda(texto)
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim()

const porNombre = new Map(
  columnas.flatMap(({ campo, nombre }) => [nombre, campo, ...tambien[campo]].map((n) => [llave(n), campo] as const)),
)

export interface Cabecera {
  /** Which column of the file holds each field. */
  readonly lugares: ReadonlyMap<Columna, number>
  /** Names of the columns that the file lacks. */
  readonly faltan: readonly string[]
}

/** What the first row of a file says: which field stands where, without regard to case, accents, order or extra columns. */
export function leerCabecera(celdas: readonly string[]): Cabecera {
  const lugares = new Map<Columna, number>()
  for (const [at, celda] of celdas.entries()) {
    const campo = porNombre.get(llave(celda))
    if (campo && !lugares.has(campo)) lugares.set(campo, at)
  }
  const faltan = columnas.filter(({ campo, obligatoria }) => obligatoria && !lugares.has(campo)).map((c) => c.nombre)
  return { lugares, faltan }
}

const tipos = new Map(
  tiposElegibles().flatMap(({ codigo, descripcion }) => [codigo, descripcion].map((n) => [llave(n), codigo] as const)),
)

/** A row by its columns; a type may be told by its code or its name. What is missing is ''. */
export function leerFila({ lugares }: Cabecera, celdas: readonly string[]): FilaDePlanilla {
  const de = (campo: Columna) => celdas[lugares.get(campo) ?? -1]?.trim() ?? ''
  const tipo = de('tipoProspecto')
  return {
    tipoProspecto: tipos.get(llave(tipo)) ?? tipo.toUpperCase(),
    rut: de('rut'),
    nombres: de('nombres'),
    apellidoPaterno: de('apellidoPaterno'),
    apellidoMaterno: de('apellidoMaterno'),
    celular: de('celular').replaceAll(/[^\d+]/g, ''),
    correo: de('correo'),
  }
}

/** What becomes of a row: it would be, was, or was not, a prospect. */
export type Situacion = 'nueva' | 'error' | 'repetida' | 'ingresada' | 'retirada' | 'conservada'

/** A file that spreadsheets open, with one row as an example. */
export const planillaDeMuestra = (): string =>
  `\u{feff}${columnas.map(({ nombre }) => nombre).join(';')}\r\nREF;12.345.678-5;María José;Ñancupil;O’Higgins;987654321;maria@example.cl\r\n`
