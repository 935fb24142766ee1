import { estaAbierta } from '@alerce/domain/declaracion/preguntas'
import { useState } from 'react'
import { ReasonedButton } from '../../../../components/actions/reasoned-button.tsx'
import { ActionBar } from '../../../../components/layout/action-bar.tsx'
import { Page } from '../../../../components/layout/page.tsx'
import type { Declaracion } from '../../../../components/sale/with-declaracion.tsx'
import type { PersonaDeDS } from '../beneficiarios/beneficiario-form.ts'
import { DsSteps } from '../components/ds-steps.tsx'
import classes from '../declaracion.module.css'
import { useAvanzar } from '../use-avanzar.ts'
import { headingId, PreguntaItem } from './pregunta-item.tsx'
import { Progreso } from './progreso.tsx'
import { Respuesta } from './respuesta.tsx'
import type { Pregunta } from './respuesta-form.ts'

interface CuestionarioProps {
  readonly ds: Declaracion
  readonly title: string
  /** Those that can be answered: 11 is not among them. */
  readonly preguntas: readonly Pregunta[]
  readonly personas: readonly PersonaDeDS[]
}

const unanswered = ({ respuesta }: Pregunta) => respuesta === null

/** The questions, one after another; the first without answer stands open. */
export function Cuestionario({ ds, title, preguntas, personas }: CuestionarioProps) {
  const answered = preguntas.filter((pregunta) => !unanswered(pregunta)).map(({ id }) => id)
  const left = preguntas.length - answered.length
  const [open, setOpen] = useState(() => preguntas.find(unanswered)?.id ?? null)
  const advance = useAvanzar(ds, 'preguntas', 'postulantSummary')

  const goOn = (from: number) => {
    const next = preguntas.find((pregunta) => unanswered(pregunta) && pregunta.id !== from)
    setOpen(next?.id ?? null)
    document.getElementById(headingId(next?.id ?? from))?.focus()
  }

  return (
    <Page title={title} lead="Marque Sí o No en cada pregunta, con el cotizante y sus beneficiarios a la vista.">
      <DsSteps ds={ds} />
      <Progreso answered={answered.length} total={preguntas.length} />
      <ol className={classes.questions}>
        {preguntas.map((pregunta) => (
          <PreguntaItem
            key={pregunta.id}
            pregunta={pregunta}
            available={estaAbierta(pregunta.id, answered)}
            open={open === pregunta.id}
            onToggle={() => setOpen(open === pregunta.id ? null : pregunta.id)}
          >
            <Respuesta
              identificador={ds.identificador}
              pregunta={pregunta}
              personas={personas}
              onSaved={() => goOn(pregunta.id)}
            />
          </PreguntaItem>
        ))}
      </ol>
      <ActionBar
        next={
          left === 0
            ? next
            : `Para continuar: ${left === 1 ? 'falta' : 'faltan'} ${left} de ${preguntas.length} preguntas.`
        }
      >
        <ReasonedButton
          kind="primary"
          reason={left === 0 ? null : 'Responda todas las preguntas para continuar.'}
          busy={advance.busy}
          onClick={() => advance.run()}
        >
          Continuar
        </ReasonedButton>
      </ActionBar>
    </Page>
  )
}

const next = (
  <>
    Después: <b>resumen de antecedentes y respuestas</b>
  </>
)
