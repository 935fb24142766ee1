import { figurasDelEquipo } from '@alerce/domain/cartera/equipo/tablero'
import { useSearchParams } from 'react-router'
import { idIn } from '../../../lib/use-ids.ts'
import { type ClaveDeColumna, type OrdenDeAsesores, ordenDe, sentidoInicial } from './columnas.ts'
import type { FiguraAbierta } from './queries.ts'

/** Id of the link of a figure, which gets the focus back when its sales are closed. */
export const idDeFigura = ({ figura, asesorId }: FiguraAbierta): string => `${figura}-${asesorId ?? 'equipo'}`

const opuesto = { asc: 'desc', desc: 'asc' } as const

interface Lugar {
  readonly orden: OrdenDeAsesores
  readonly abierta: FiguraAbierta | null
}

function urlDe({ orden, abierta }: Lugar): string {
  const params = new URLSearchParams({
    ...(orden.orden !== 'asesor' && { orden: orden.orden }),
    ...(orden.sentido !== sentidoInicial(orden.orden) && { sentido: orden.sentido }),
    ...(abierta && { figura: abierta.figura }),
    ...(abierta?.asesorId && { asesor: String(abierta.asesorId) }),
  })
  return `?${params}`
}

/** State of the board in the URL: its order, and the figure with open sales. */
export function useLugar() {
  const [params, setParams] = useSearchParams()
  const orden = ordenDe(params)
  const figura = figurasDelEquipo.find((una) => una === params.get('figura'))
  const abierta = figura ? { figura, asesorId: idIn(params, 'asesor') } : null
  return {
    orden,
    abierta,
    /** URL with the sales of a figure open; null closes them. */
    hacia: (otra: FiguraAbierta | null): string => urlDe({ orden, abierta: otra }),
    /** Sorts by a column; the same one again turns the order. */
    sort: (clave: ClaveDeColumna) => {
      const sentido = clave === orden.orden ? opuesto[orden.sentido] : sentidoInicial(clave)
      setParams(urlDe({ orden: { orden: clave, sentido }, abierta }), { replace: true, preventScrollReset: true })
    },
  }
}

export type LugarDelTablero = ReturnType<typeof useLugar>
