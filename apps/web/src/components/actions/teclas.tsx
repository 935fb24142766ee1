import type { ReactNode } from 'react'
import classes from './teclas.module.css'

interface TeclasProps {
  /** Id for `aria-describedby`. */
  readonly id?: string
  readonly children: ReactNode
}

/** Keyboard hint, hidden on devices without a keyboard. */
export function Teclas({ id, children }: TeclasProps) {
  return (
    <span id={id} className={classes.teclas}>
      {children}
    </span>
  )
}
