import type { ReplyOf } from './api/call.ts'
import { REPOSO_MS, useLive } from './events.ts'
import { useRead } from './use-call.ts'

/** Advisor whose portfolio can be transferred. */
export type Cartera = ReplyOf<'obtenerCarteras'>['carteras'][number]

export function useCarteras({ enabled = true }: { readonly enabled?: boolean } = {}) {
  useLive('obtenerCarteras', { reposo: REPOSO_MS })
  return useRead('obtenerCarteras', {}, { enabled })
}

/** Advisors that may take the cases of this advisor, as options; own team first. */
export function quienesReciben(carteras: readonly Cartera[], de: number) {
  const suya = carteras.find(({ asesorId }) => asesorId === de)
  const delEquipo = ({ equipoId }: Cartera) => equipoId !== null && equipoId === suya?.equipoId
  const otros = carteras.filter(({ asesorId, recibe }) => recibe && asesorId !== de)
  const enOrden = [...otros.filter(delEquipo), ...otros.filter((una) => !delEquipo(una))]
  return enOrden.map(({ asesorId, nombre, equipo, casosAbiertos }) => ({
    value: String(asesorId),
    label: `${nombre} · ${equipo ?? 'Sin equipo'} · ${casosAbiertos} abiertos`,
  }))
}

/** Number of cases, in words. */
export const casos = (n: number): string => (n === 1 ? '1 caso' : `${n} casos`)
