import type { VistaDeCola } from '@alerce/contract/shapes/declaracion/contraloria'
import { type MotivoDeEspera, motivosDeEspera } from '@alerce/domain/declaracion/evaluacion'
import { useRef } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { useWayOn } from '../../../lib/browser/use-way-on.ts'
import { consultaDe } from '../../../lib/filtros-de-lista.ts'
import { idIn } from '../../../lib/use-ids.ts'
import { esVista } from './vistas.ts'

/** Filters and order of the queue; none of them names a person who applies. */
export interface FiltroDeCola {
  readonly motivo?: MotivoDeEspera | undefined
  readonly asesorId?: number | undefined
  /** Least hours of waiting. */
  readonly horas?: number | undefined
  readonly orden?: 'recientes' | undefined
}

/** Longest wait that can be asked for, in hours. */
const MAX_HORAS = 8760

const esMotivo = (texto: string): texto is MotivoDeEspera => Object.hasOwn(motivosDeEspera, texto)

/** Filters in a URL; invalid values are dropped. */
function filtroDe(params: URLSearchParams): FiltroDeCola {
  const motivo = params.get('motivo') ?? ''
  const asesorId = idIn(params, 'asesor')
  const horas = idIn(params, 'horas')
  return {
    ...(esMotivo(motivo) && { motivo }),
    ...(asesorId !== null && { asesorId }),
    ...(horas !== null && horas <= MAX_HORAS && { horas }),
    ...(params.get('orden') === 'recientes' && { orden: 'recientes' }),
  }
}

interface Lugar {
  readonly cola: VistaDeCola
  readonly filtro: FiltroDeCola
  readonly identificador?: number | null
}

const consulta = ({ cola, filtro: { motivo, asesorId, horas, orden }, identificador = null }: Lugar) =>
  consultaDe({
    ...{ cola, motivo: motivo ?? null, asesor: asesorId ?? null },
    ...{ horas: horas ?? null, orden: orden ?? null, identificador },
  })

/** Number of filters in use; the order is none. */
export const cuantosFiltros = ({ orden: _, ...filtros }: FiltroDeCola): number => Object.keys(filtros).length

/** Open view of the queue, its filters and the open case, all in the URL, so that a reload keeps them. */
export function useDesk() {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const wayOn = useWayOn()
  const pedida = params.get('cola') ?? ''
  const lugar = {
    cola: esVista(pedida) ? pedida : ('todas' as const),
    filtro: filtroDe(params),
    identificador: idIn(params, 'identificador'),
  }
  // an answer on its way ends in the desk as it is by then
  const now = useRef(lugar)
  now.current = lugar
  return {
    ...lugar,
    /** Another view begins without filters; the order stays. */
    openQueue: (cola: VistaDeCola) => {
      const { orden } = now.current.filtro
      return navigate(consulta({ cola, filtro: orden ? { orden } : {} }))
    },
    narrow: (filtro: FiltroDeCola) =>
      navigate(consulta({ ...now.current, filtro }), { replace: true, preventScrollReset: true }),
    leaveCase: () => navigate(consulta({ ...now.current, identificador: null })),
    openCase: (identificador: number) => navigate(consulta({ ...now.current, identificador })),
    /** Closes that case. Returns false when another case is open by then. */
    closeCase: async (id: number): Promise<boolean> => {
      const open = now.current.identificador === id
      if (open) await wayOn(consulta({ ...now.current, identificador: null }), { replace: true, flushSync: true })
      return open
    },
  }
}
