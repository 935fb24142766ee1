import type { ComponentProps } from 'react'
import buttonClasses from './button.module.css'
import { Button } from './button.tsx'
import classes from './icon-button.module.css'
import { useTip } from './use-tip.ts'

interface IconButtonProps extends ComponentProps<typeof Button> {
  /** Accessible name. */
  readonly 'aria-label': string
  /** Visible tip: the name or a part of it. */
  readonly tip: string
  readonly tone: 'warn' | 'bad'
}

/** Prominent icon button, with a tip beside it about its purpose. */
export function IconButton({ tip, tone, busy = false, children, ...button }: IconButtonProps) {
  const { dismissed, bind } = useTip()
  return (
    <span className={classes.place}>
      <Button {...button} icon className={classes.icon} data-tone={tone} busy={busy} {...bind}>
        {!busy && children}
      </Button>
      <span className={`${buttonClasses.tip} ${classes.tip}`} data-hidden={dismissed || undefined} aria-hidden="true">
        {tip}
      </span>
    </span>
  )
}
