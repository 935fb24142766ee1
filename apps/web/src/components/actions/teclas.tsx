import type { ReactNode } from 'react'
import classes from './teclas.module.css'

interface TeclasProps {
  /** What is described by it refers to it so. */
  readonly id?: string
  readonly children: ReactNode
}

/** What keys do here, told where there are keys. */
export function Teclas({ id, children }: TeclasProps) {
  return (
    <span id={id} className={classes.teclas}>
      {children}
    </span>
  )
}
