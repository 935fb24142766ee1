import { type OrdenDePendientes, ordenesDePendientes } from '@alerce/domain/cartera/pendientes'
import { tamanoDePagina } from '@alerce/domain/limites'
import type { PayloadOf } from '../../../lib/api/call.ts'
import {
  consultaDe,
  type FiltrosDeLista,
  listaDe,
  listaInicial,
  type NombreBuscado,
  payloadDeLista,
  rangoEnUrl,
} from '../../../lib/filtros-de-lista.ts'

/** Filters, order and page (from 1) of the pending list. */
export interface FiltrosDePendientes extends FiltrosDeLista {
  readonly orden: OrdenDePendientes
  readonly sentido: 'asc' | 'desc'
  readonly pagina: number
}

/** Last month to today, newest first, page 1 (spec 2 §7, §9). */
export const filtrosIniciales = (): FiltrosDePendientes => ({
  ...listaInicial(1),
  orden: 'fecha',
  sentido: 'desc',
  pagina: 1,
})

/** The dates of a whole year: a case that waits is often not a new one. */
export function ultimoAnio(): Pick<FiltrosDePendientes, 'desde' | 'hasta'> {
  const { desde, hasta } = listaInicial(12)
  return { desde, hasta }
}

/** The way a column goes when it is chosen: the newest first, texts from A on. */
export const sentidoInicial = (orden: OrdenDePendientes): FiltrosDePendientes['sentido'] =>
  orden === 'fecha' ? 'desc' : 'asc'

function paginaDe(params: URLSearchParams): number {
  const text = params.get('pagina') ?? ''
  return /^[1-9]\d{0,3}$/.test(text) ? Number(text) : 1
}

export function filtrosDe(params: URLSearchParams, palabras?: NombreBuscado): FiltrosDePendientes {
  const orden = ordenesDePendientes.find((one) => one === params.get('orden')) ?? 'fecha'
  return {
    ...filtrosIniciales(),
    ...listaDe(params, palabras),
    orden,
    sentido: (['asc', 'desc'] as const).find((one) => one === params.get('sentido')) ?? sentidoInicial(orden),
    pagina: paginaDe(params),
  }
}

/** Never with a name. */
export const enUrl = ({ orden, sentido, pagina, asesor, ...rango }: FiltrosDePendientes): string =>
  consultaDe({
    ...rangoEnUrl(rango, filtrosIniciales()),
    orden: orden !== 'fecha' && orden,
    sentido: sentido !== sentidoInicial(orden) && sentido,
    pagina: pagina > 1 && pagina,
    asesor,
  })

export function payloadDe(filtros: FiltrosDePendientes): PayloadOf<'obtenerProspectosEditar'> {
  const { orden, sentido, pagina } = filtros
  return { ...payloadDeLista(filtros), orden, sentido, pagina, limite: tamanoDePagina }
}
