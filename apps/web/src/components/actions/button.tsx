import type { ComponentProps, MouseEvent } from 'react'
import classes from './button.module.css'

/** `primary`: at most one per screen. `tonal`: the main action of a card. `quiet`: no edge. */
type ButtonKind = 'plain' | 'primary' | 'tonal' | 'quiet'

export interface ButtonLook {
  readonly kind?: ButtonKind
  /** Square, for a lone icon: give it an aria-label. */
  readonly icon?: boolean
}

interface ButtonProps extends ComponentProps<'button'>, ButtonLook {
  /**
   * The work of the button is under way: a spinner precedes the label and a second press does nothing. With `busy`
   * present, even false, the second press of a double click does nothing either: it precedes the redraw.
   */
  readonly busy?: boolean
}

/** Attributes for the look of a button. */
export const lookOf = (kind: ButtonKind, icon: boolean, className = '') => ({
  className: `${classes.btn} ${className}`.trim(),
  'data-kind': kind,
  ...(icon ? { 'data-icon': true } : {}),
})

export function Button(props: ButtonProps) {
  const { kind = 'plain', icon = false, busy, className, children, onClick, ...rest } = props
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy || (busy === false && event.detail > 1)) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <button type="button" {...lookOf(kind, icon, className)} {...rest} aria-busy={busy || undefined} onClick={press}>
      {busy && <span className={classes.spin} aria-hidden="true" />}
      {children}
    </button>
  )
}
