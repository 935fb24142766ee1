import type { ReactNode } from 'react'
import classes from '../fields/fields.module.css'

interface FieldErrorProps {
  /** Id of the field described by this error. */
  readonly of: string
  readonly children: ReactNode
}

/** Error of a group of fields, below it; renders nothing without an error. */
export function FieldError({ of, children }: FieldErrorProps) {
  return (
    children && (
      <p id={`${of}-e`} className={classes.error}>
        {children}
      </p>
    )
  )
}
