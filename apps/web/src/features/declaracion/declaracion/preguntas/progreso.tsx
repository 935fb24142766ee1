import { preguntasMessages } from '@alerce/contract/messages/declaracion/preguntas'
import { useEffect, useState } from 'react'
import { Notice } from '../../../../components/feedback/notice.tsx'
import classes from '../declaracion.module.css'
import { Devueltas } from './devueltas.tsx'
import { PorEnviar } from './por-enviar.tsx'

interface ProgresoProps {
  readonly answered: number
  readonly total: number
  /** Answers that have not arrived. */
  readonly waiting: number
  /** Questions whose answers came back. */
  readonly devueltas: readonly number[]
  readonly onShow: (id: number) => void
}

/** The tooltip hides by itself after this (spec 2 §9). */
const TOOLTIP_MS = 5000

/** Answered of the questions that can be answered (spec 2 §2, Questionnaire). */
export function Progreso({ answered, total, waiting, devueltas, onShow }: ProgresoProps) {
  return (
    <>
      <div className={classes.progress}>
        <span id="progreso-ds">
          <b>
            {answered} de {total}
          </b>{' '}
          respondidas
        </span>
        <progress value={answered} max={total} aria-labelledby="progreso-ds" />
        <Tooltip key={answered} left={total - answered} waiting={waiting > 0} />
      </div>
      <PorEnviar count={waiting} />
      <Devueltas preguntas={devueltas} onShow={onShow} />
    </>
  )
}

function leftText(left: number, waiting: boolean): string {
  if (left === 0 && waiting) return 'Todas las preguntas están respondidas. Podrá continuar cuando se envíen.'
  if (left === 0) return 'Todas las preguntas están respondidas. Puede continuar.'
  return `${left === 1 ? 'Falta 1 pregunta' : `Faltan ${left} preguntas`}. ${waiting ? 'Se envían al volver la conexión.' : 'Cada respuesta se guarda al instante.'}`
}

function Tooltip({ left, waiting }: { readonly left: number; readonly waiting: boolean }) {
  const [open, setOpen] = useState(true)
  useEffect(() => {
    const timer = setTimeout(() => setOpen(false), TOOLTIP_MS)
    return () => clearTimeout(timer)
  }, [])
  return (
    <span role="status" className={classes.tooltip} data-open={open || undefined}>
      {leftText(left, waiting)}
    </span>
  )
}

/** The wording is ours: the insurer has published none. */
export const DeEjemplo = () => (
  <div className={classes.told}>
    <Notice tone="info">{preguntasMessages.esEjemplo.text}</Notice>
  </div>
)
