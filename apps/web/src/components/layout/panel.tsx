import { type ReactNode, useId } from 'react'
import type { ScreenPart } from '../../lib/routes.ts'
import classes from './page.module.css'

interface PanelProps {
  readonly title: string
  /** Content right of the title: a button, a count. */
  readonly aside?: ReactNode
  /** Rows go edge to edge. */
  readonly flush?: boolean
  /** Id of a part that links lead to. */
  readonly id?: ScreenPart
  readonly children: ReactNode
}

/** A titled part of a screen. */
export function Panel({ title, aside, id, flush = false, children }: PanelProps) {
  const titleId = useId()
  return (
    <section className={classes.panel} id={id} aria-labelledby={titleId}>
      <header>
        <h2 id={titleId}>{title}</h2>
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
