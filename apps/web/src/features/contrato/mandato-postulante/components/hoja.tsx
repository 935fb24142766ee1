import { type ReactNode, useEffect } from 'react'
import { BrandMark } from '../../../../components/layout/brand-mark.tsx'
import { brand } from '../../../../lib/brand.ts'
import classes from '../mandato.module.css'

interface HojaProps {
  readonly title: string
  readonly tone?: 'ok' | 'bad'
  readonly icon?: ReactNode
  readonly children: ReactNode
}

/** A sheet of the applicant's page: the brand, what it is about, and what follows. */
export function Hoja({ title, tone, icon, children }: HojaProps) {
  useEffect(() => {
    document.title = `${title} · ${brand.name}`
  }, [title])
  return (
    <main id="contenido" className={classes.screen}>
      <p className={classes.brand}>
        <BrandMark size={22} />
        Isapre {brand.name}
      </p>
      <article className={classes.sheet} data-tone={tone}>
        {icon}
        <h1>{title}</h1>
        {children}
      </article>
    </main>
  )
}
