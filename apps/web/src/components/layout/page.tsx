import { type ReactNode, useEffect } from 'react'
import { isRefusal } from '../../lib/api/errors.ts'
import { brand } from '../../lib/brand.ts'
import { goTo } from '../../lib/routes.ts'
import { ButtonLink } from '../actions/button-link.tsx'
import classes from './page.module.css'

interface PageProps {
  readonly title: string
  /** Title of the browser's tab, where the title on screen is a sentence. */
  readonly tab?: string
  /** A line under the title. */
  readonly lead?: ReactNode
  /** Buttons at the right of the title. */
  readonly actions?: ReactNode
  /** One centred column: `reading` for a text or a timeline, `form` for a short form. */
  readonly width?: 'full' | 'reading' | 'form'
  readonly children: ReactNode
}

/** Screen: its landmark, its only h1 and the document's title. An ActionBar goes last inside. */
export function Page({ title, tab = title, lead, actions, width = 'full', children }: PageProps) {
  useEffect(() => {
    document.title = `${tab} · ${brand.name}`
  }, [tab])
  return (
    <main id="contenido" className={classes.page} data-width={width}>
      <header className={classes.top}>
        <div className={classes.head}>
          <h1>{title}</h1>
          {lead && <p>{lead}</p>}
        </div>
        {actions && <div className={classes.actions}>{actions}</div>}
      </header>
      {children}
    </main>
  )
}

export function SkipLink() {
  return (
    <a className={classes.skip} href="#contenido">
      Saltar al contenido
    </a>
  )
}

/** Link beside the title of a failed reading: retrying cannot help where the record does not exist. */
export const wayHome = (error: unknown) =>
  isRefusal(error, 404) && <ButtonLink to={goTo('home')}>Volver al inicio</ButtonLink>
