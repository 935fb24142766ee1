import type { ReplyOf } from '../../../../lib/api/call.ts'
import { useLeido } from '../revision/use-leido.ts'

export type Firma = ReplyOf<'obtenerFirmas'>['filas'][number]
/** Data of a case whose papers are reviewed. */
export type FirmaEnMesa = Pick<
  Firma,
  'prospectoId' | 'declaracionSaludId' | 'nombre' | 'folioDS' | 'asesor' | 'pareja' | 'enviado'
>

export const useAceptar = () => useLeido('aceptarFirmas', 'envioId')
export const useDevolver = () => useLeido('devolverFirmas', 'envioId')
