import { type ReactNode, type Ref, useEffect } from 'react'
import { brand } from '../../lib/brand.ts'
import { SkeletonLines } from '../feedback/skeletons.tsx'
import { Enteros } from '../values/enteros.tsx'
import { BrandMark } from './brand-mark.tsx'
import classes from './hoja.module.css'

export interface HojaProps {
  readonly title: string
  readonly tone?: 'ok' | 'bad'
  readonly icon?: ReactNode
  /** Content between the brand and the sheet, and below the sheet. */
  readonly antes?: ReactNode
  readonly pie?: ReactNode
  /** Ref of the title, to focus it. */
  readonly heading?: Ref<HTMLHeadingElement>
  readonly className?: string | undefined
  readonly children: ReactNode
}

const Marca = () => (
  <p className={classes.brand}>
    <BrandMark size={22} />
    Isapre {brand.name}
  </p>
)

/** Sheet whose content is still being read: a page without it begins empty, and takes its shape under the eyes. */
export const HojaCargando = () => (
  <main className={classes.screen}>
    <Marca />
    <div className={classes.sheet}>
      <SkeletonLines count={5} />
    </div>
  </main>
)

/** Sheet of an applicant's page opened by a link: brand, subject and content. */
export function Hoja({ title, tone, icon, antes, pie, heading, className, children }: HojaProps) {
  useEffect(() => {
    document.title = `${title} · ${brand.name}`
  }, [title])
  return (
    <main id="contenido" className={`${classes.screen} ${className ?? ''}`}>
      <Marca />
      {antes}
      <article className={classes.sheet} data-tone={tone}>
        {icon}
        <h1 {...(heading ? { ref: heading, tabIndex: -1 } : {})}>{title}</h1>
        {children}
      </article>
      {pie && (
        <footer className={classes.foot}>
          {/* a line of its own: the parts of a text would each become a row of the foot */}
          {typeof pie === 'string' ? (
            <p>
              <Enteros>{pie}</Enteros>
            </p>
          ) : (
            pie
          )}
        </footer>
      )}
    </main>
  )
}
