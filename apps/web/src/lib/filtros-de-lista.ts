import { aDDMMYYYY, esFecha, sumaMeses } from '@alerce/domain/base/fechas/fecha'
import { todayInSantiago } from './time/clock.ts'

/** What one looks for by name: personal, so it never stands in a URL. */
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

/** What every list of prospects is narrowed by. */
export type FiltrosDeLista = NombreBuscado & RangoDeFechas

const sinPalabras: NombreBuscado = { nombre: '', paterno: '', materno: '' }

/** No name, and the last months to today. */
export function listaInicial(meses: number): FiltrosDeLista {
  const hasta = todayInSantiago()
  return { ...sinPalabras, desde: sumaMeses(hasta, -meses), hasta }
}

export const buscaNombre = ({ nombre, paterno, materno }: NombreBuscado): boolean =>
  `${nombre}${paterno}${materno}` !== ''

/** The dates that a URL holds: both or neither, in order and not beyond today. */
export function rangoDe(params: URLSearchParams): Partial<RangoDeFechas> {
  const [desde, hasta] = [params.get('desde') ?? '', params.get('hasta') ?? '']
  return esFecha(desde) && esFecha(hasta) && desde <= hasta && hasta <= todayInSantiago() ? { desde, hasta } : {}
}

/** The query of a URL that holds the dates, where they are not those that the screen begins with; never a name. */
export function rangoEnUrl({ desde, hasta }: RangoDeFechas, inicial: RangoDeFechas): URLSearchParams {
  return new URLSearchParams(desde !== inicial.desde || hasta !== inicial.hasta ? { desde, hasta } : {})
}

/** As the calls for a list want it. */
export const payloadDeLista = ({ nombre, paterno, materno, desde, hasta }: FiltrosDeLista) => ({
  rangoInicio: aDDMMYYYY(desde),
  rangoTermino: aDDMMYYYY(hasta),
  nombreProspecto: nombre,
  apellidoPaternoProspecto: paterno,
  apellidoMaternoProspecto: materno,
})
