import { preguntasMessages } from '@alerce/contract/messages/declaracion/preguntas'
import { IconCheck, IconChevronDown, IconClock, IconLock } from '@tabler/icons-react'
import { type ReactNode, useId } from 'react'
import classes from '../declaracion.module.css'
import type { Pregunta } from './respuesta-form.ts'

interface PreguntaItemProps {
  readonly pregunta: Pregunta
  /** True when all previous questions are answered. */
  readonly available: boolean
  readonly open: boolean
  /** True while its answer waits to be sent. */
  readonly waiting: boolean
  readonly onToggle: () => void
  /** Content under the open question. */
  readonly children: ReactNode
}

/** The heading of a question takes the focus when its turn comes. */
export const headingId = (numero: number) => `pregunta-${numero}`

/** One question of the accordion. */
export function PreguntaItem({ pregunta, available, open, waiting, onToggle, children }: PreguntaItemProps) {
  const id = useId()
  return (
    <li className={classes.question} data-open={open || undefined}>
      <h2>
        <button
          type="button"
          id={headingId(pregunta.id)}
          aria-expanded={open}
          aria-controls={`${id}-c`}
          {...(available ? {} : { 'aria-disabled': true, 'aria-describedby': `${id}-r` })}
          onClick={() => available && onToggle()}
        >
          <span className={classes.number}>{pregunta.id}</span>
          <span>{pregunta.pregunta}</span>
          <State pregunta={pregunta} available={available} waiting={waiting} />
        </button>
      </h2>
      {!available && (
        <span id={`${id}-r`} hidden>
          {preguntasMessages.fueraDeOrden.text}
        </span>
      )}
      <div id={`${id}-c`} hidden={!open}>
        {open && (
          <>
            <p className={classes.example}>{pregunta.ejemplo}</p>
            {children}
          </>
        )}
      </div>
    </li>
  )
}

function State({
  pregunta: { respuesta, diagnosticos },
  available,
  waiting,
}: Pick<PreguntaItemProps, 'pregunta' | 'available' | 'waiting'>) {
  if (!available) return <IconLock size={16} stroke={1.75} aria-hidden="true" />
  if (respuesta === null) return <IconChevronDown size={16} stroke={1.75} aria-hidden="true" />
  const count = diagnosticos.length === 1 ? '1 diagnóstico' : `${diagnosticos.length} diagnósticos`
  return (
    <span className={classes.state} data-yes={respuesta || undefined}>
      {waiting ? <IconClock size={14} stroke={2} aria-label="Por enviar:" /> : saved}
      {respuesta ? `Sí · ${count}` : 'No'}
    </span>
  )
}

const saved = <IconCheck size={14} stroke={2} aria-label="Guardada:" />
