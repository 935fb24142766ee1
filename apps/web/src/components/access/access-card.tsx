import { type ReactNode, useEffect } from 'react'
import { brand } from '../../lib/brand.ts'
import { BrandMark } from '../layout/brand-mark.tsx'
import classes from './access.module.css'

interface AccessCardProps {
  readonly title: string
  /** Title of the browser's tab. */
  readonly tab: string
  readonly lead?: ReactNode
  readonly children?: ReactNode
}

/** Screen outside of any session: the brand, its purpose, and one thing to do. */
export function AccessCard({ title, tab, lead, children }: AccessCardProps) {
  useEffect(() => {
    document.title = `${tab} · ${brand.name}`
  }, [tab])
  return (
    <main id="contenido" className={classes.screen}>
      <div className={classes.card}>
        <p className={classes.brand}>
          <BrandMark size={22} />
          {brand.name}
          <span>{brand.product.dashboard}</span>
        </p>
        <header>
          <h1>{title}</h1>
          {lead && <p>{lead}</p>}
        </header>
        {children}
      </div>
      <p className={classes.version}>Versión {brand.version}</p>
    </main>
  )
}
