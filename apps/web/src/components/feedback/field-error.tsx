import type { ReactNode } from 'react'
import classes from '../fields/fields.module.css'

interface FieldErrorProps {
  /** Of the field that names it as its description. */
  readonly of: string
  readonly children: ReactNode
}

/** What is wrong with a group, below it; nothing while nothing is. */
export function FieldError({ of, children }: FieldErrorProps) {
  return (
    children && (
      <p id={`${of}-e`} className={classes.error}>
        {children}
      </p>
    )
  )
}
