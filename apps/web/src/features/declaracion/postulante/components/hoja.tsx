import { type ReactNode, useEffect, useRef } from 'react'
import { BrandMark } from '../../../../components/layout/brand-mark.tsx'
import { brand } from '../../../../lib/brand.ts'
import classes from '../postulante.module.css'

interface HojaProps {
  readonly title: string
  /** Above the title: which step of how many, and how much is done. */
  readonly avance?: { readonly texto: string; readonly porcentaje: number }
  readonly tone?: 'ok' | 'bad'
  readonly icon?: ReactNode
  /** Under the sheet. */
  readonly pie?: ReactNode
  readonly children: ReactNode
}

/** One screen of the applicant: the brand, how far they are, and one thing to do. It begins at its title. */
export function Hoja({ title, avance, tone, icon, pie, children }: HojaProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    document.title = `${title} · ${brand.name}`
    heading.current?.focus()
  }, [title])
  return (
    <main id="contenido" className={classes.screen}>
      <p className={classes.brand}>
        <BrandMark size={22} />
        Isapre {brand.name}
      </p>
      {avance && (
        <div className={classes.avance}>
          <p>{avance.texto}</p>
          <progress aria-label="Avance de su declaración" max={100} value={avance.porcentaje} />
        </div>
      )}
      <article className={classes.sheet} data-tone={tone}>
        {icon}
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {children}
      </article>
      {pie && <footer className={classes.pie}>{pie}</footer>}
    </main>
  )
}
