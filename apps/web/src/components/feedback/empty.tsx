import { IconInbox } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import classes from './feedback.module.css'

interface EmptyProps {
  readonly title: string
  /** Advice on the next action. */
  readonly children?: ReactNode
}

export function Empty({ title, children }: EmptyProps) {
  return (
    <div className={classes.state}>
      <IconInbox size={28} stroke={1.5} aria-hidden="true" />
      <h3>{title}</h3>
      {children}
    </div>
  )
}
