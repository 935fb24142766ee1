import { IconChevronDown, IconChevronUp } from '@tabler/icons-react'
import { Button } from '../../../../components/actions/button.tsx'
import { useReader } from '../../../../lib/session/use-lock.ts'
import { cuenta } from '../grupos.ts'

interface CabeceraProps {
  /** Of the title. */
  readonly id: string
  /** The day, or what it holds when it is folded. */
  readonly words: string
  readonly plegado: boolean
  /** How many were put off, and whether they are on screen. */
  readonly pospuestos: number
  readonly viendo: boolean
  readonly onPospuestos: () => void
  readonly onToggle: () => void
}

/** Whose day it is and which, what was put off, and the button that folds it. */
export function Cabecera({ id, words, plegado, pospuestos, viendo, onPospuestos, onToggle }: CabeceraProps) {
  const titulo = useReader() === null ? 'Mi día' : 'El día de la cartera'
  const Chevron = plegado ? IconChevronDown : IconChevronUp
  return (
    <header>
      <h2 id={id}>{titulo}</h2>
      <p>{words}</p>
      {(viendo || pospuestos > 0) && (
        <Button kind="quiet" aria-pressed={viendo} onClick={onPospuestos}>
          Pospuestos <b>{cuenta(pospuestos)}</b>
        </Button>
      )}
      <Button
        kind="quiet"
        icon
        aria-expanded={!plegado}
        aria-label={`${plegado ? 'Mostrar' : 'Plegar'} ${titulo}`}
        onClick={onToggle}
      >
        <Chevron size={18} stroke={1.75} aria-hidden="true" />
      </Button>
    </header>
  )
}
