import { preguntasMessages as m, preguntasMessages } from '@alerce/contract/messages/declaracion/preguntas'
import { nombreDePregunta } from '@alerce/domain/declaracion/preguntas'
import { useEffect, useState } from 'react'
import { Button } from '../../../../components/actions/button.tsx'
import { useConfirm } from '../../../../components/dialogs/dialogs-provider.tsx'
import { useLeaveGuard } from '../../../../components/dialogs/use-leave-guard.ts'
import { Notice } from '../../../../components/feedback/notice.tsx'
import classes from '../declaracion.module.css'

interface ProgresoProps {
  readonly answered: number
  readonly total: number
  /** Answers that have not arrived. */
  readonly waiting: number
  /** Questions with a returned answer. */
  readonly devueltas: readonly number[]
  readonly onShow: (id: number) => void
}

/** Time until the tooltip hides (spec 2 §9). */
const TOOLTIP_MS = 5000

const question = { text: m.salirSinEnviar.text, accept: 'Salir', cancel: 'Quedarse' }

/** How many answers have not arrived; leaving them is asked first. */
function PorEnviar({ count }: { readonly count: number }) {
  const confirm = useConfirm()
  const holding = count > 0
  useLeaveGuard({ holds: () => holding, holding, mayLeave: () => confirm(question) })
  if (!holding) return null
  return (
    <div className={classes.told}>
      <Notice>
        <b>{count === 1 ? '1 respuesta por enviar' : `${count} respuestas por enviar`}.</b> {m.porEnviar.text}
      </Notice>
    </div>
  )
}

interface DevueltasProps {
  /** Numbers of the questions. */
  readonly preguntas: readonly number[]
  readonly onShow: (id: number) => void
}

/** Answers given without network that met another one when they arrived: each is looked at before anything goes on. */
function Devueltas({ preguntas, onShow }: DevueltasProps) {
  const [primera] = preguntas
  if (primera === undefined) return null
  const show = (
    <Button kind="quiet" onClick={() => onShow(primera)}>
      Ver la {nombreDePregunta(primera)}
    </Button>
  )
  return (
    <div className={classes.told}>
      <Notice actions={show}>
        {preguntas.length === 1
          ? `Su respuesta a la ${nombreDePregunta(primera)} no se guardó: mientras tanto se guardó otra.`
          : `Sus respuestas a las preguntas ${preguntas.join(', ')} no se guardaron: mientras tanto se guardaron otras.`}
      </Notice>
    </div>
  )
}

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
