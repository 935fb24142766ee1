import { XLSX } from '@alerce/domain/base/archivos/tipos'
import { escribeXlsx } from '@alerce/domain/base/archivos/xlsx'
import { aDDMMYYYY } from '@alerce/domain/base/fechas/fecha'
import { horaEnSantiago, hoyEnSantiago } from '@alerce/domain/base/fechas/instante'
import { escribeCsv } from '@alerce/domain/base/texto/csv'
import { type ColumnaDeLista, columnasDeLista } from '@alerce/domain/cartera/vista'
import type { ProspectoEnCartera } from './read-model.ts'

/** Data of a prospect in the file. */
export type FilaDeArchivo = Pick<
  ProspectoEnCartera,
  | ('nombres' | 'apellidoPaterno' | 'apellidoMaterno' | 'tipoProspecto' | 'tipoPlan' | 'otorga' | 'paso')
  | ('folioDS' | 'correo' | 'celular' | 'etiquetas' | 'registradoEn' | 'proximaCita' | 'asesor')
> & { readonly estado: string }

const dia = (instante: string): string => aDDMMYYYY(hoyEnSantiago(instante))

function planDe({ tipoPlan, otorga }: FilaDeArchivo): string {
  if (tipoPlan !== 'S') return 'Individual'
  return otorga ? 'Compensado, otorga' : 'Compensado, recibe'
}

type Valor = (p: FilaDeArchivo) => string

/** The name stands in every file. */
const nombre: readonly (readonly [titulo: string, valor: Valor])[] = [
  ['Nombres', ({ nombres }) => nombres],
  ['Primer apellido', ({ apellidoPaterno }) => apellidoPaterno],
  ['Segundo apellido', ({ apellidoMaterno }) => apellidoMaterno],
]

/** Columns of the file: what a card shows, in its order. */
const valores = {
  tipo: ({ tipoProspecto }) => tipoProspecto,
  plan: planDe,
  estado: ({ estado }) => estado,
  paso: ({ paso }) => paso,
  folioDS: ({ folioDS }) => String(folioDS ?? ''),
  correo: ({ correo }) => correo,
  telefono: ({ celular }) => celular,
  etiquetas: ({ etiquetas }) => etiquetas.join(', '),
  ingreso: ({ registradoEn }) => dia(registradoEn),
  proximaCita: ({ proximaCita: en }) => (en ? `${dia(en)} ${horaEnSantiago(en).slice(0, 5)}` : ''),
  asesor: ({ asesor }) => asesor ?? '',
} satisfies Record<ColumnaDeLista, Valor>

/** Columns of a file: the chosen ones, or all; the advisor where the list may be of several. */
function columnasDe(elegidas: readonly ColumnaDeLista[] | undefined, conAsesor: boolean) {
  const claves = elegidas ?? (Object.keys(valores) as ColumnaDeLista[])
  const suyas = claves.filter((clave) => conAsesor || clave !== 'asesor')
  return [...nombre, ...suyas.map((clave) => [columnasDeLista[clave], valores[clave]] as const)]
}

interface Archivo {
  readonly formato: 'csv' | 'xlsx'
  /** Chosen columns; undefined: all. */
  readonly columnas: readonly ColumnaDeLista[] | undefined
  readonly conAsesor: boolean
  readonly hoy: string
}

/** The list as a file. */
export function archivoDeCartera(todos: readonly FilaDeArchivo[], { formato, columnas, conAsesor, hoy }: Archivo) {
  const suyas = columnasDe(columnas, conAsesor)
  const cabecera = suyas.map(([titulo]) => titulo)
  const filas = todos.map((p) => suyas.map(([, valor]) => valor(p)))
  const archivo = `cartera-${hoy}.${formato}`
  if (formato === 'csv')
    return { contenido: Buffer.from(escribeCsv(cabecera, filas)), mime: 'text/csv' as const, nombre: archivo }
  return { contenido: Buffer.from(escribeXlsx('Cartera', cabecera, filas)), mime: XLSX, nombre: archivo }
}
