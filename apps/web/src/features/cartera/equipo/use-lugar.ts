import { mesDeMeta } from '@alerce/domain/cartera/equipo/meta'
import { figurasDelEquipo, figurasDelMes } from '@alerce/domain/cartera/equipo/tablero'
import { type Mes, primerDia } from '@alerce/domain/cartera/estadisticas'
import { useSearchParams } from 'react-router'
import { todayInSantiago } from '../../../lib/time/clock.ts'
import { mesDe, mesEnUrl } from '../../../lib/time/mes.ts'
import { idIn } from '../../../lib/use-ids.ts'
import { type ClaveDeColumna, type OrdenDeAsesores, ordenDe, sentidoInicial } from './columnas.ts'
import type { FiguraAbierta } from './queries.ts'

/** Id of the link of a figure, which gets the focus back when its sales are closed. */
export const idDeFigura = ({ figura, asesorId }: FiguraAbierta): string => `${figura}-${asesorId ?? 'equipo'}`

const opuesto = { asc: 'desc', desc: 'asc' } as const

interface Lugar {
  readonly mes: Mes
  readonly orden: OrdenDeAsesores
  readonly abierta: FiguraAbierta | null
}

function urlDe({ mes, orden, abierta }: Lugar, hoy: string): string {
  const params = new URLSearchParams({
    ...(primerDia(mes) !== mesDeMeta(hoy) && mesEnUrl(mes)),
    ...(orden.orden !== 'asesor' && { orden: orden.orden }),
    ...(orden.sentido !== sentidoInicial(orden.orden) && { sentido: orden.sentido }),
    ...(abierta && { figura: abierta.figura }),
    ...(abierta?.asesorId && { asesor: String(abierta.asesorId) }),
  })
  return `?${params}`
}

/** State of the board in the URL: its month, its order, and the figure with open sales. */
export function useLugar() {
  const [params, setParams] = useSearchParams()
  const hoy = todayInSantiago()
  const mes = mesDe(params, hoy)
  const orden = ordenDe(params)
  const figura = figurasDelEquipo.find((una) => una === params.get('figura'))
  const abierta = figura ? { figura, asesorId: idIn(params, 'asesor') } : null
  const quedarse = { replace: true, preventScrollReset: true }
  return {
    hoy,
    mes,
    esEsteMes: primerDia(mes) === mesDeMeta(hoy),
    orden,
    abierta,
    /** URL with the sales of a figure open; null closes them. */
    hacia: (otra: FiguraAbierta | null): string => urlDe({ mes, orden, abierta: otra }, hoy),
    /** Another month keeps the open figure, if it belongs to months. */
    choose: (otro: Mes) => {
      const sigue = abierta && figurasDelMes.some((figura) => figura === abierta.figura) ? abierta : null
      setParams(urlDe({ mes: otro, orden, abierta: sigue }, hoy), quedarse)
    },
    /** Sorts by a column; the same one again turns the order. */
    sort: (clave: ClaveDeColumna) => {
      const sentido = clave === orden.orden ? opuesto[orden.sentido] : sentidoInicial(clave)
      setParams(urlDe({ mes, orden: { orden: clave, sentido }, abierta }, hoy), quedarse)
    },
  }
}

export type LugarDelTablero = ReturnType<typeof useLugar>
