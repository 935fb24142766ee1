import { aDDMMYYYY, esFecha, sumaMeses } from '@alerce/domain/base/fechas/fecha'
import { asesorDe } from './session/equipo.ts'
import { todayInSantiago } from './time/clock.ts'

/** Names in a search: personal data, never in a URL. */
export interface NombreBuscado {
  readonly nombre: string
  readonly paterno: string
  readonly materno: string
}

/** Dates of registration, ISO. */
export interface RangoDeFechas {
  readonly desde: string
  readonly hasta: string
}

/** Filters of every list of prospects. */
export interface FiltrosDeLista extends NombreBuscado, RangoDeFechas {
  /** Advisor of the led team; null: all of it. */
  readonly asesor: number | null
}

const sinPalabras: NombreBuscado = { nombre: '', paterno: '', materno: '' }

/** No name, no advisor, and the last months up to today. */
export function listaInicial(meses: number): FiltrosDeLista {
  const hasta = todayInSantiago()
  return { ...sinPalabras, desde: sumaMeses(hasta, -meses), hasta, asesor: null }
}

export const buscaNombre = ({ nombre, paterno, materno }: NombreBuscado): boolean =>
  `${nombre}${paterno}${materno}` !== ''

/** The dates that a URL holds: both or neither, in order and not beyond today. */
export function rangoDe(params: URLSearchParams): Partial<RangoDeFechas> {
  const [desde, hasta] = [params.get('desde') ?? '', params.get('hasta') ?? '']
  return esFecha(desde) && esFecha(hasta) && desde <= hasta && hasta <= todayInSantiago() ? { desde, hasta } : {}
}

/** Filters in a URL, with the names kept outside of it; invalid values are dropped. */
export const listaDe = (params: URLSearchParams, palabras?: NombreBuscado): Partial<FiltrosDeLista> => ({
  ...palabras,
  ...rangoDe(params),
  asesor: asesorDe(params),
})

/** Dates for a URL, unless they are the defaults of the screen. */
export const rangoEnUrl = ({ desde, hasta }: RangoDeFechas, inicial: RangoDeFechas): Partial<RangoDeFechas> =>
  desde !== inicial.desde || hasta !== inicial.hasta ? { desde, hasta } : {}

/** Query string of these fields, without empty or false values: those are the defaults of the screen. */
export function consultaDe(campos: Readonly<Record<string, string | number | false | null>>): string {
  const params = Object.entries(campos).flatMap(([campo, value]) => (value ? [[campo, String(value)]] : []))
  return params.length > 0 ? `?${new URLSearchParams(params)}` : ''
}

/** Filters in the format of the calls. */
export const payloadDeLista = ({ nombre, paterno, materno, desde, hasta, asesor }: FiltrosDeLista) => ({
  rangoInicio: aDDMMYYYY(desde),
  rangoTermino: aDDMMYYYY(hasta),
  nombreProspecto: nombre,
  apellidoPaternoProspecto: paterno,
  apellidoMaternoProspecto: materno,
  ...(asesor === null ? {} : { identificador: asesor }),
})
