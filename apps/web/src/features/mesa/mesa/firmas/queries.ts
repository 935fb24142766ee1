import { call, type PayloadOf, type ReplyOf } from '../../../../lib/api/call.ts'
import { useWork } from '../../../../lib/use-call.ts'

export type Firma = ReplyOf<'obtenerFirmas'>['filas'][number]
/** What is said of a case whose papers are looked at. */
export type FirmaEnMesa = Pick<Firma, 'declaracionSaludId' | 'nombre' | 'folioDS' | 'asesor' | 'pareja' | 'enviado'>

type Decision = 'aceptarFirmas' | 'devolverFirmas'
/** What is decided is what was looked at: it says which handing in. */
type Leido<N extends Decision> = PayloadOf<N> & { readonly envioId: number }

export const useAceptar = () =>
  useWork((of: Leido<'aceptarFirmas'>) => call('aceptarFirmas', of), ['aceptarFirmas'], { decided: true })
export const useDevolver = () =>
  useWork((of: Leido<'devolverFirmas'>) => call('devolverFirmas', of), ['devolverFirmas'], { decided: true })
