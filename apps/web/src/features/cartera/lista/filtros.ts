import { mesesDeCartera } from '@alerce/domain/limites'
import { estadosDelProspecto } from '@alerce/domain/postulacion/estado'
import { tiposProspecto } from '@alerce/domain/postulacion/tipos'
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

const planes = [1, 2, 3] as const

/** Filters of the portfolio. */
export interface FiltrosDeCartera extends FiltrosDeLista {
  readonly estado: string
  readonly tipo: string
  /** 1 all, 2 individual, 3 compensado (spec 1 §9). */
  readonly plan: (typeof planes)[number]
}

/** One month ago to today (spec 1 §9). */
export const filtrosIniciales = (): FiltrosDeCartera => ({
  ...listaInicial(mesesDeCartera),
  estado: '',
  tipo: '',
  plan: 1,
})

export function filtrosDe(params: URLSearchParams, palabras?: NombreBuscado): FiltrosDeCartera {
  return {
    ...filtrosIniciales(),
    ...listaDe(params, palabras),
    estado: estadosDelProspecto.find((estado) => estado === params.get('estado')) ?? '',
    tipo: tiposProspecto.find(({ codigo }) => codigo === params.get('tipo'))?.codigo ?? '',
    plan: planes.find((plan) => String(plan) === params.get('plan')) ?? 1,
  }
}

/** Never with a name. */
export const enUrl = ({ estado, tipo, plan, asesor, ...rango }: FiltrosDeCartera): string =>
  consultaDe({
    ...rangoEnUrl(rango, filtrosIniciales()),
    estado,
    tipo,
    plan: plan !== 1 && plan,
    asesor,
  })

export function payloadDe(filtros: FiltrosDeCartera): PayloadOf<'obtenerProspectos'> {
  return {
    ...payloadDeLista(filtros),
    estado: filtros.estado,
    tipoProspecto: filtros.tipo,
    tipoPlan: filtros.plan,
  }
}
