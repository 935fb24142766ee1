import { aDDMMYYYY, esFecha, sumaMeses } from '@alerce/domain/fechas/fecha'
import { hoyEnSantiago } from '@alerce/domain/fechas/instante'
import { estadosDelProspecto } from '@alerce/domain/prospecto/estado'
import { tiposProspecto } from '@alerce/domain/prospecto/tipos'
import type { PayloadOf } from '../../lib/api/call.ts'
import { now } from '../../lib/clock.ts'

/** What one looks for by name: personal, so it never stands in a URL. */
export interface Palabras {
  readonly nombre: string
  readonly paterno: string
  readonly materno: string
}

/** Dates of registration, ISO. */
export interface Rango {
  readonly desde: string
  readonly hasta: string
}

const planes = [1, 2, 3] as const

/** What narrows the portfolio. */
export interface Filtros extends Palabras, Rango {
  readonly estado: string
  readonly tipo: string
  /** 1 all, 2 individual, 3 compensado (spec 1 §9). */
  readonly plan: (typeof planes)[number]
}

export const hoy = (): string => hoyEnSantiago(now())

const sinPalabras: Palabras = { nombre: '', paterno: '', materno: '' }

/** One month ago to today (spec 1 §9). */
export function filtrosIniciales(): Filtros {
  const hasta = hoy()
  return { ...sinPalabras, desde: sumaMeses(hasta, -1), hasta, estado: '', tipo: '', plan: 1 }
}

/** A search by name has no pages (spec 1 §9). */
export const buscaNombre = ({ nombre, paterno, materno }: Palabras): boolean => `${nombre}${paterno}${materno}` !== ''

/** Both dates or neither: in order and not beyond today. */
function rangoDe(params: URLSearchParams): Partial<Rango> {
  const [desde, hasta] = [params.get('desde') ?? '', params.get('hasta') ?? '']
  return esFecha(desde) && esFecha(hasta) && desde <= hasta && hasta <= hoy() ? { desde, hasta } : {}
}

/** The filters that a URL holds, with the words kept beside it; what makes no sense in an address is left out. */
export function filtrosDe(params: URLSearchParams, palabras: Palabras = sinPalabras): Filtros {
  return {
    ...filtrosIniciales(),
    ...palabras,
    ...rangoDe(params),
    estado: estadosDelProspecto.find((estado) => estado === params.get('estado')) ?? '',
    tipo: tiposProspecto.find(({ codigo }) => codigo === params.get('tipo'))?.codigo ?? '',
    plan: planes.find((plan) => String(plan) === params.get('plan')) ?? 1,
  }
}

/** The query of a URL that holds these filters: only what differs from what the screen begins with, and no name. */
export function enUrl({ desde, hasta, estado, tipo, plan }: Filtros): string {
  const inicial = filtrosIniciales()
  const params = new URLSearchParams()
  if (desde !== inicial.desde || hasta !== inicial.hasta) {
    params.set('desde', desde)
    params.set('hasta', hasta)
  }
  if (estado) params.set('estado', estado)
  if (tipo) params.set('tipo', tipo)
  if (plan !== 1) params.set('plan', String(plan))
  return params.size > 0 ? `?${params}` : ''
}

export function payloadDe(filtros: Filtros): PayloadOf<'obtenerProspectos'> {
  return {
    rangoInicio: aDDMMYYYY(filtros.desde),
    rangoTermino: aDDMMYYYY(filtros.hasta),
    nombreProspecto: filtros.nombre,
    apellidoPaternoProspecto: filtros.paterno,
    apellidoMaternoProspecto: filtros.materno,
    estado: filtros.estado,
    tipoProspecto: filtros.tipo,
    tipoPlan: filtros.plan,
  }
}
