import { type OrdenDePendientes, ordenesDePendientes } from '@alerce/domain/cartera/pendientes'
import { tamanoDePagina } from '@alerce/domain/limites'
import type { PayloadOf } from '../../../lib/api/call.ts'
import {
  type FiltrosDeLista,
  listaInicial,
  type NombreBuscado,
  payloadDeLista,
  rangoDe,
  rangoEnUrl,
} from '../../../lib/filtros-de-lista.ts'
import { asesorDe } from '../../../lib/session/equipo.ts'

/** What narrows the pending list, in which order it stands, and the page on screen (from 1). */
export interface FiltrosDePendientes extends FiltrosDeLista {
  readonly orden: OrdenDePendientes
  readonly sentido: 'asc' | 'desc'
  readonly pagina: number
  /** Of the team that one leads; null: all of it. */
  readonly asesor: number | null
}

/** Last month to today, newest first, page 1 (spec 2 §7, §9). */
export const filtrosIniciales = (): FiltrosDePendientes => ({
  ...listaInicial(1),
  orden: 'fecha',
  sentido: 'desc',
  pagina: 1,
  asesor: null,
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

/** The filters that a URL holds, with the words kept beside it; what makes no sense in an address is left out. */
export function filtrosDe(params: URLSearchParams, palabras?: NombreBuscado): FiltrosDePendientes {
  const orden = ordenesDePendientes.find((one) => one === params.get('orden')) ?? 'fecha'
  return {
    ...filtrosIniciales(),
    ...palabras,
    ...rangoDe(params),
    orden,
    sentido: (['asc', 'desc'] as const).find((one) => one === params.get('sentido')) ?? sentidoInicial(orden),
    pagina: paginaDe(params),
    asesor: asesorDe(params),
  }
}

/** The query of a URL that holds these filters: only what differs from what the screen begins with, and no name. */
export function enUrl({ orden, sentido, pagina, asesor, ...rango }: FiltrosDePendientes): string {
  const params = rangoEnUrl(rango, filtrosIniciales())
  if (orden !== 'fecha') params.set('orden', orden)
  if (sentido !== sentidoInicial(orden)) params.set('sentido', sentido)
  if (pagina > 1) params.set('pagina', String(pagina))
  if (asesor !== null) params.set('asesor', String(asesor))
  return params.size > 0 ? `?${params}` : ''
}

export function payloadDe(filtros: FiltrosDePendientes): PayloadOf<'obtenerProspectosEditar'> {
  const { orden, sentido, pagina, asesor } = filtros
  const deQuien = asesor === null ? {} : { identificador: asesor }
  return { ...payloadDeLista(filtros), ...deQuien, orden, sentido, pagina, limite: tamanoDePagina }
}
