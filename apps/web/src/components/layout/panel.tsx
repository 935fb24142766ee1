import { type ReactNode, useId } from 'react'
import classes from './page.module.css'

interface PanelProps {
  readonly title: string
  /** What stands at the right of the title: a button, a count. */
  readonly aside?: ReactNode
  /** Rows go edge to edge. */
  readonly flush?: boolean
  readonly children: ReactNode
}

/** A titled part of a screen. */
export function Panel({ title, aside, flush = false, children }: PanelProps) {
  const id = useId()
  return (
    <section className={classes.panel} aria-labelledby={id}>
      <header>
        <h2 id={id}>{title}</h2>
        {aside}
      </header>
      <div data-flush={flush || undefined}>{children}</div>
    </section>
  )
}

/** A grid of fields: as many columns of 200 px as fit. */
export function Fields({ children }: { readonly children: ReactNode }) {
  return <div className={classes.fields}>{children}</div>
}

/** Panels one under another. */
export function Stack({ children }: { readonly children: ReactNode }) {
  return <div className={classes.stack}>{children}</div>
}
