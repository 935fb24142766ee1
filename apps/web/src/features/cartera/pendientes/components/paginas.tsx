import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { ReasonedButton } from '../../../../components/actions/reasoned-button.tsx'
import classes from '../pendientes.module.css'

interface PaginasProps {
  /** From 1. */
  readonly pagina: number
  readonly hayMas: boolean
  readonly onChange: (pagina: number) => void
}

const icon = { size: 16, stroke: 1.75, 'aria-hidden': true } as const

/** The way to the rest of a list that does not say how long it is. */
export function Paginas({ pagina, hayMas, onChange }: PaginasProps) {
  return (
    <nav className={classes.paginas} aria-label="Páginas">
      <ReasonedButton reason={pagina === 1 ? 'Es la primera página' : null} onClick={() => onChange(pagina - 1)}>
        <IconChevronLeft {...icon} />
        Anterior
      </ReasonedButton>
      <span aria-current="page">Página {pagina}</span>
      <ReasonedButton reason={hayMas ? null : 'No hay más casos'} onClick={() => onChange(pagina + 1)}>
        Siguiente
        <IconChevronRight {...icon} />
      </ReasonedButton>
    </nav>
  )
}
