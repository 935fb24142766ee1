import { tamanoDePagina } from '@alerce/domain/limites'
import type { ReactNode } from 'react'
import { Page } from '../../../components/layout/page.tsx'
import { AgregarGhost } from './components/agregar-ghost.tsx'
import { FichaGhost } from './components/ficha-ghost.tsx'
import classes from './home.module.css'
import { saludo } from './saludo.ts'

interface HomeGhostProps {
  /** First name for the greeting. */
  readonly nombre: string
  readonly dia: ReactNode
}

/** Skeleton of the portfolio: its greeting, and the shape of the list. */
export function HomeGhost({ nombre, dia }: HomeGhostProps) {
  return (
    <Page title={saludo(nombre)} actions={<AgregarGhost />}>
      <div className={classes.escritorio}>
        {dia}
        <div>
          <div className={classes.filtros} />
          <FichaGhost count={tamanoDePagina} />
        </div>
      </div>
    </Page>
  )
}
