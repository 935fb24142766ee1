import { useEffect, useState } from 'react'
import classes from '../declaracion.module.css'

interface ProgresoProps {
  readonly answered: number
  readonly total: number
}

/** The tooltip hides by itself after this (spec 2 §9). */
const TOOLTIP_MS = 5000

/** Answered of the questions that can be answered (spec 2 §2, Questionnaire). */
export function Progreso({ answered, total }: ProgresoProps) {
  return (
    <div className={classes.progress}>
      <span id="progreso-ds">
        <b>
          {answered} de {total}
        </b>{' '}
        respondidas
      </span>
      <progress value={answered} max={total} aria-labelledby="progreso-ds" />
      <Tooltip key={answered} left={total - answered} />
    </div>
  )
}

function leftText(left: number): string {
  if (left === 0) return 'Todas las preguntas están respondidas. Puede continuar.'
  return `${left === 1 ? 'Falta 1 pregunta' : `Faltan ${left} preguntas`}. Cada respuesta se guarda al instante.`
}

function Tooltip({ left }: { readonly left: number }) {
  const [open, setOpen] = useState(true)
  useEffect(() => {
    const timer = setTimeout(() => setOpen(false), TOOLTIP_MS)
    return () => clearTimeout(timer)
  }, [])
  return (
    <span role="status" className={classes.tooltip} data-open={open || undefined}>
      {leftText(left)}
    </span>
  )
}
