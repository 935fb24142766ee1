import { aDDMMYYYY, sumaMeses } from '@alerce/domain/fechas/fecha'
import { hoyEnSantiago } from '@alerce/domain/fechas/instante'
import { useMemo } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { PayloadOf } from '../../lib/api/call.ts'
import { now } from '../../lib/clock.ts'

/** What narrows the portfolio; dates are ISO. */
export interface Filtros {
  readonly nombre: string
  readonly paterno: string
  readonly materno: string
  readonly desde: string
  readonly hasta: string
  readonly estado: string
  readonly tipo: string
  /** 1 all, 2 individual, 3 compensado (spec 1 §9). */
  readonly plan: 1 | 2 | 3
}

/** Dates of registration, ISO. */
export type Rango = Pick<Filtros, 'desde' | 'hasta'>

export const hoy = (): string => hoyEnSantiago(now())

/** One month ago to today (spec 1 §9). */
export function filtrosIniciales(): Filtros {
  const hasta = hoy()
  return { nombre: '', paterno: '', materno: '', desde: sumaMeses(hasta, -1), hasta, estado: '', tipo: '', plan: 1 }
}

/** A search by name has no pages (spec 1 §9). */
export const buscaNombre = ({ nombre, paterno, materno }: Filtros): boolean => `${nombre}${paterno}${materno}` !== ''

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

/** The filters live in history.state: they survive reload and the back button, and no name is ever in a URL. */
export function useFiltros(): readonly [Filtros, (change: Partial<Filtros>) => void] {
  const { state } = useLocation()
  const navigate = useNavigate()
  const kept = (state as { filtros?: Filtros } | null)?.filtros
  const filtros = useMemo(() => kept ?? filtrosIniciales(), [kept])
  const change = (part: Partial<Filtros>) => {
    void navigate('.', { replace: true, preventScrollReset: true, state: { filtros: { ...filtros, ...part } } })
  }
  return [filtros, change]
}
