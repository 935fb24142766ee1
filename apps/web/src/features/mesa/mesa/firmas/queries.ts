import type { ReplyOf } from '../../../../lib/api/call.ts'
import { useWrite } from '../../../../lib/use-call.ts'

export type Firma = ReplyOf<'obtenerFirmas'>['filas'][number]
/** What is said of a case whose papers are looked at. */
export type FirmaEnMesa = Pick<Firma, 'declaracionSaludId' | 'nombre' | 'folioDS' | 'asesor' | 'pareja' | 'enviado'>

export const useAceptar = () => useWrite('aceptarFirmas')
export const useDevolver = () => useWrite('devolverFirmas')
