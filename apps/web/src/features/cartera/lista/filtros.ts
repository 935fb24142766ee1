import { estadosDelProspecto } from '@alerce/domain/postulacion/estado'
import { tiposProspecto } from '@alerce/domain/postulacion/tipos'
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

const planes = [1, 2, 3] as const

/** What narrows the portfolio. */
export interface FiltrosDeCartera extends FiltrosDeLista {
  readonly estado: string
  readonly tipo: string
  /** 1 all, 2 individual, 3 compensado (spec 1 §9). */
  readonly plan: (typeof planes)[number]
  /** Of the team that one leads; null: all of it. */
  readonly asesor: number | null
}

/** One month ago to today (spec 1 §9). */
export const filtrosIniciales = (): FiltrosDeCartera => ({
  ...listaInicial(1),
  estado: '',
  tipo: '',
  plan: 1,
  asesor: null,
})

/** The filters that a URL holds, with the words kept beside it; what makes no sense in an address is left out. */
export function filtrosDe(params: URLSearchParams, palabras?: NombreBuscado): FiltrosDeCartera {
  return {
    ...filtrosIniciales(),
    ...palabras,
    ...rangoDe(params),
    estado: estadosDelProspecto.find((estado) => estado === params.get('estado')) ?? '',
    tipo: tiposProspecto.find(({ codigo }) => codigo === params.get('tipo'))?.codigo ?? '',
    plan: planes.find((plan) => String(plan) === params.get('plan')) ?? 1,
    asesor: asesorDe(params),
  }
}

/** The query of a URL that holds these filters: only what differs from what the screen begins with, and no name. */
export function enUrl({ estado, tipo, plan, asesor, ...rango }: FiltrosDeCartera): string {
  const params = rangoEnUrl(rango, filtrosIniciales())
  if (estado) params.set('estado', estado)
  if (tipo) params.set('tipo', tipo)
  if (plan !== 1) params.set('plan', String(plan))
  if (asesor !== null) params.set('asesor', String(asesor))
  return params.size > 0 ? `?${params}` : ''
}

export function payloadDe(filtros: FiltrosDeCartera): PayloadOf<'obtenerProspectos'> {
  return {
    ...payloadDeLista(filtros),
    estado: filtros.estado,
    tipoProspecto: filtros.tipo,
    tipoPlan: filtros.plan,
    ...(filtros.asesor === null ? {} : { identificador: filtros.asesor }),
  }
}
