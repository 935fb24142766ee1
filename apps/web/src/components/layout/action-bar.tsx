import type { ReactNode } from 'react'
import classes from './page.module.css'

interface ActionBarProps {
  /** Next step, or the missing data. */
  readonly next?: ReactNode
  /** The buttons, primary last. */
  readonly children: ReactNode
}

/** The foot of a screen of the sale, always at the same place; the last child of a Page. */
export function ActionBar({ next, children }: ActionBarProps) {
  return (
    <section className={classes.bar} aria-label="Qué sigue" data-foot>
      <div className={classes.next}>{next}</div>
      <div className={classes.do}>{children}</div>
    </section>
  )
}
