import type { PalabraDeEstado } from '@alerce/domain/postulacion/autorizacion'
import { type Shape, StateGlyph } from '../values/estado.tsx'

const shapes: Record<PalabraDeEstado, Shape> = { PENDIENTE: 'diamond', AUTORIZADO: 'disc', RECHAZADO: 'square' }

/** The state of a request, in the words of the specification (spec 1 §4). */
export function EstadoAutorizacion({ estado }: { readonly estado: PalabraDeEstado }) {
  return <StateGlyph shape={shapes[estado]}>{estado}</StateGlyph>
}
