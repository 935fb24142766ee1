import { IconChevronDown, IconChevronUp } from '@tabler/icons-react'
import { Button } from '../../../../components/actions/button.tsx'
import { useReader } from '../../../../lib/session/use-lock.ts'

interface CabeceraProps {
  /** Of the title. */
  readonly id: string
  /** The day, or what it holds when it is folded. */
  readonly words: string
  readonly plegado: boolean
  readonly onToggle: () => void
}

/** Whose day it is and which, and the button that folds it. */
export function Cabecera({ id, words, plegado, onToggle }: CabeceraProps) {
  const titulo = useReader() === null ? 'Mi día' : 'El día de la cartera'
  const Chevron = plegado ? IconChevronDown : IconChevronUp
  return (
    <header>
      <h2 id={id}>{titulo}</h2>
      <p>{words}</p>
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
