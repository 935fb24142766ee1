import type { ReplyOf } from '../../../../lib/api/call.ts'
import { useLive } from '../../../../lib/events.ts'
import { useRead, useWrite } from '../../../../lib/use-call.ts'
import { usePages } from '../../../../lib/use-pages.ts'

export type Firma = ReplyOf<'obtenerFirmas'>['filas'][number]
/** What is said of a case whose papers are looked at. */
export type FirmaEnMesa = Pick<Firma, 'declaracionSaludId' | 'nombre' | 'folioDS' | 'asesor' | 'pareja' | 'enviado'>
/** What waits at the desk, what was handed back, what became a contract. */
export type CualesFirmas = 'esperan' | 'devueltas' | 'aceptadas'

/** How often a desk that is looked at asks again. */
const NET_MS = 60_000

export function useFirmas(cuales: CualesFirmas) {
  useLive('obtenerFirmas')
  return usePages('obtenerFirmas', { cuales }, { everyMs: NET_MS })
}
export const useCodigos = () => useRead('obtenerCodigosIrregularidad', {}, { reference: true })

export const useAceptar = () => useWrite('aceptarFirmas')
export const useDevolver = () => useWrite('devolverFirmas')
