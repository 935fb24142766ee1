import { formatoNumero } from '@alerce/domain/base/dinero/formato'
import { escribeCsv } from '@alerce/domain/base/texto/csv'
import { avanceDeMeta } from '@alerce/domain/cartera/equipo/meta'
import { type CuentasDelEquipo, cierreDe, type FiguraDelEquipo } from '@alerce/domain/cartera/equipo/tablero'
import type { FilaDelTablero } from './queries.ts'

interface Columna {
  readonly clave: string
  readonly title: string
  readonly explains: string
  /** Title in a spreadsheet, where a percentage has no sign. */
  readonly enCsv?: string
  /** Number by which rows are sorted and which the CSV carries; null: unknown. */
  readonly valor: (cuentas: CuentasDelEquipo) => number | null
}

const deFigura = <const K extends FiguraDelEquipo>(clave: K, title: string, explains: string) => ({
  clave,
  title,
  explains,
  valor: (cuentas: CuentasDelEquipo) => cuentas[clave],
})

/** Columns of figures of a board, in order. */
const columnas = [
  deFigura('abiertas', 'Abiertas', 'Ventas sin terminar'),
  deFigura('cotizar', 'Por cotizar', 'Prospecto ingresado, compensado pendiente o renta insuficiente'),
  deFigura('declarar', 'En declaración', 'Cotización finalizada, invitación o DS en proceso'),
  deFigura('evaluar', 'En evaluación', 'DS en evaluación o en revisión'),
  deFigura('contratar', 'Por contratar', 'DS aceptada o documentos enviados'),
  deFigura('atrasadas', 'Atrasadas', 'Le toca al asesor y pasó el plazo del paso'),
  deFigura('contratos', 'Contratos', 'Suscritos en el mes; debajo, el mes anterior'),
  {
    clave: 'meta',
    title: 'Meta',
    enCsv: 'Meta (%)',
    explains: 'Contratos del mes sobre su meta',
    valor: ({ contratos, meta }) => avanceDeMeta(contratos, meta),
  },
  {
    clave: 'metaUF',
    title: 'Meta UF',
    enCsv: 'Meta UF (%)',
    explains: 'Precio mensual de los contratos del mes sobre su meta en UF',
    valor: ({ uf, metaUF }) => avanceDeMeta(uf, metaUF),
  },
  {
    clave: 'cierre',
    title: 'Cierre',
    enCsv: 'Cierre (%)',
    explains: 'Contratos de cada cien ventas terminadas con DS en doce meses; debajo, el cambio en un mes',
    valor: ({ suscritas, terminadas }) => cierreDe(suscritas, terminadas),
  },
] as const satisfies readonly Columna[]

export type ColumnaDelTablero = (typeof columnas)[number]

export type ClaveDeColumna = ColumnaDelTablero['clave'] | 'asesor'

const delMes: readonly ClaveDeColumna[] = ['contratos', 'meta', 'metaUF', 'cierre']

/** Columns of a board: open sales are known only for today, and a goal in UF only where one was set. */
export const columnasDe = (filas: readonly FilaDelTablero[], esEsteMes: boolean): readonly ColumnaDelTablero[] =>
  columnas.filter(
    ({ clave }) =>
      (esEsteMes || delMes.includes(clave)) && (clave !== 'metaUF' || filas.some(({ metaUF }) => metaUF !== null)),
  )

/** Order of the board: a column and its direction. */
export interface OrdenDeAsesores {
  readonly orden: ClaveDeColumna
  readonly sentido: 'asc' | 'desc'
}

/** First direction of a column: names from A on, figures from the highest. */
export const sentidoInicial = (orden: ClaveDeColumna) => (orden === 'asesor' ? 'asc' : 'desc')

const claves: readonly ClaveDeColumna[] = ['asesor', ...columnas.map(({ clave }) => clave)]

/** Order that a URL asks for; by name when it asks for none. */
export function ordenDe(params: URLSearchParams): OrdenDeAsesores {
  const orden = claves.find((clave) => clave === params.get('orden')) ?? 'asesor'
  const sentido = (['asc', 'desc'] as const).find((uno) => uno === params.get('sentido'))
  return { orden, sentido: sentido ?? sentidoInicial(orden) }
}

/** Rows in an order; unknown figures go last, and equal ones stay by name. */
export function enOrden(filas: readonly FilaDelTablero[], { orden, sentido }: OrdenDeAsesores): FilaDelTablero[] {
  const columna = columnas.find(({ clave }) => clave === orden)
  const signo = sentido === 'asc' ? 1 : -1
  if (!columna) return filas.toSorted((a, b) => signo * a.nombre.localeCompare(b.nombre, 'es'))
  return filas.toSorted((a, b) => {
    const [uno, otro] = [columna.valor(a), columna.valor(b)]
    if (uno === null || otro === null) return Number(uno === null) - Number(otro === null)
    return signo * (uno - otro)
  })
}

const cifra = (valor: number | null): string => (valor === null ? '' : String(valor).replace('.', ','))

/** The board as a CSV file, with plain numbers for a spreadsheet. */
export function csvDe(filas: readonly FilaDelTablero[], suyas: readonly ColumnaDelTablero[]): string {
  const titulos = suyas.map((columna: Columna) => columna.enCsv ?? columna.title)
  return escribeCsv(
    ['Asesor', ...titulos, 'Contratos del mes anterior', 'Meta en contratos', 'Contratos en UF', 'Meta en UF'],
    filas.map((fila) => [
      fila.nombre,
      ...suyas.map(({ valor }) => cifra(valor(fila))),
      cifra(fila.contratosAntes),
      cifra(fila.meta),
      cifra(fila.uf),
      cifra(fila.metaUF),
    ]),
  )
}

/** Change with its sign: +2, −1,5, 0. */
export const cambioText = (cambio: number, decimales?: number): string =>
  `${cambio > 0 ? '+' : ''}${formatoNumero(cambio, decimales)}`
