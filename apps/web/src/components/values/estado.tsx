import type { ReactNode } from 'react'
import classes from './values.module.css'

export type Shape = 'ring' | 'half' | 'diamond' | 'disc' | 'square' | 'barred'

// Ring: not begun. Half: under way. Diamond: someone must act or decide. Disc: done. Square: refused. Barred: void.
const shapes: Readonly<Record<string, Shape>> = {
  'Cotización Finalizada': 'half',
  'Invitación Enviada': 'half',
  'DS en Proceso': 'half',
  'Documentos Enviados': 'half',
  'Resumen Compensado Pendiente': 'diamond',
  'DS en Evaluación': 'diamond',
  'DS en Revisión': 'diamond',
  'DS Aceptada con Restricciones': 'diamond',
  'DS Aceptada': 'disc',
  'Contrato Suscrito': 'disc',
  'DS Rechazada': 'square',
  'DS Anulada': 'square',
  'Renta Insuficiente': 'square',
  'Invitación Anulada': 'barred',
  Inactivo: 'barred',
}

interface StateGlyphProps {
  readonly shape: Shape
  readonly children: ReactNode
}

/** A state: its shape says as much as its colour, and the text says it all. */
export function StateGlyph({ shape, children }: StateGlyphProps) {
  return (
    <span className={classes.estado} data-shape={shape}>
      {children}
    </span>
  )
}

/** The Estado of a prospect. */
export function EstadoGlyph({ estado }: { readonly estado: string }) {
  return <StateGlyph shape={shapes[estado] ?? 'ring'}>{estado}</StateGlyph>
}

interface TrackProps {
  /** Steps done; a half means under way. */
  readonly done: number
  readonly steps?: number
}

/** Progress of a sale, as a bar of steps. */
export function Track({ done, steps = 8 }: TrackProps) {
  const pieces = Array.from({ length: steps }, (_, index) => Math.max(0, Math.min(1, done - index)))
  return (
    <span className={classes.track} role="img" aria-label={`Paso ${Math.min(steps, Math.floor(done) + 1)} de ${steps}`}>
      {pieces.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the pieces are places, they never move
        <i key={index} data-done={part} />
      ))}
    </span>
  )
}
