import type { AlertaDeVentas } from '@alerce/domain/cartera/equipo/alerta'
import type { FiguraDelEquipo } from '@alerce/domain/cartera/equipo/tablero'
import type { ReplyOf } from '../../../lib/api/call.ts'
import { useLive } from '../../../lib/events.ts'
import { useRead } from '../../../lib/use-call.ts'
import { usePages } from '../../../lib/use-pages.ts'

export type FilaDelTablero = ReplyOf<'obtenerTableroDelEquipo'>['filas'][number]
export type Alertas = ReplyOf<'obtenerAlertas'>
export type Metas = ReplyOf<'obtenerMetas'>

/** A figure whose sales are listed; of all advisors with null. */
export interface FiguraAbierta {
  readonly figura: FiguraDelEquipo
  readonly asesorId: number | null
}

/** Sales to list: of a figure in a month (its first day), or of an alert. */
export interface VentasPedidas {
  readonly figura: FiguraDelEquipo | AlertaDeVentas
  readonly asesorId: number | null
  readonly mes?: string
}

/** A whole team changes all the time: its board is read again at most this often, in ms. */
const REPOSO_DEL_EQUIPO = 10_000

/** Board of a month, by its first day. */
export function useTablero(mes: string) {
  useLive('obtenerTableroDelEquipo', { reposo: REPOSO_DEL_EQUIPO })
  return useRead('obtenerTableroDelEquipo', { mes })
}

/** Sales behind a figure, read again together with the board, so that both agree. */
export function useVentas(pedidas: VentasPedidas, enabled = true) {
  useLive('obtenerFilasDelEquipo', { reposo: REPOSO_DEL_EQUIPO })
  return usePages('obtenerFilasDelEquipo', { ...pedidas, limite: 30 }, { enabled })
}

export const useAlertas = () => useRead('obtenerAlertas', {})

export const useMetas = (mes: string) => useRead('obtenerMetas', { mes })
