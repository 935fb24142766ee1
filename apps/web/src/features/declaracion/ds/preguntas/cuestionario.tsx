import { estaAbierta, nombreDePregunta } from '@alerce/domain/declaracion/preguntas'
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
import { DeEjemplo, Progreso } from './progreso.tsx'
import { Respuesta } from './respuesta.tsx'
import type { Pregunta } from './respuesta-form.ts'
import { conEspera, useCola } from './use-cola.ts'

interface CuestionarioProps {
  readonly ds: Declaracion
  readonly title: string
  /** Those that can be answered: 11 is not among them. */
  readonly preguntas: readonly Pregunta[]
  readonly personas: readonly PersonaDeDS[]
}

const unanswered = ({ respuesta }: Pregunta) => respuesta === null

/** Questions in order. The first without an answer is open. */
export function Cuestionario({ ds, title, preguntas: leidas, personas }: CuestionarioProps) {
  const cola = useCola(ds.identificador)
  const preguntas = conEspera(leidas, cola.cola)
  const waiting = cola.cola.map(({ pregunta }) => pregunta.id)
  const answered = preguntas.filter((pregunta) => !unanswered(pregunta)).map(({ id }) => id)
  const devueltas = cola.devueltas.map(({ pregunta }) => pregunta.id)
  const left = preguntas.length - answered.length
  const [open, setOpen] = useState(() => preguntas.find(unanswered)?.id ?? null)
  const advance = useAvanzar(ds, 'preguntas', 'postulantSummary')

  const show = (id: number | undefined, from: number) => {
    setOpen(id ?? null)
    document.getElementById(headingId(id ?? from))?.focus()
  }
  const goOn = (from: number) =>
    show(preguntas.find((pregunta) => unanswered(pregunta) && pregunta.id !== from)?.id, from)

  return (
    <Page title={title} lead="Marque Sí o No en cada pregunta, con el cotizante y sus beneficiarios a la vista.">
      <DsSteps ds={ds} />
      <Progreso
        devueltas={devueltas}
        answered={answered.length}
        total={preguntas.length}
        waiting={waiting.length}
        onShow={(id) => show(id, id)}
      />
      {preguntas[0]?.esEjemplo && <DeEjemplo />}
      <ol className={classes.questions}>
        {preguntas.map((pregunta, at) => (
          <PreguntaItem
            key={pregunta.id}
            pregunta={pregunta}
            available={estaAbierta(pregunta.id, answered)}
            open={open === pregunta.id}
            waiting={waiting.includes(pregunta.id)}
            onToggle={() => setOpen(open === pregunta.id ? null : pregunta.id)}
          >
            <Respuesta
              identificador={ds.identificador}
              pregunta={leidas[at] ?? pregunta}
              personas={personas}
              cola={cola}
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
          reason={reasonOf(left, waiting.length, devueltas)}
          busy={advance.busy}
          onClick={() => advance.run()}
        >
          Continuar
        </ReasonedButton>
      </ActionBar>
    </Page>
  )
}

function reasonOf(left: number, waiting: number, devueltas: readonly number[]): string | null {
  const [devuelta] = devueltas
  if (devuelta !== undefined) return `Revise la respuesta a la ${nombreDePregunta(devuelta)} para continuar.`
  if (left > 0) return 'Responda todas las preguntas para continuar.'
  return waiting > 0 ? 'Espere a que se envíen sus respuestas para continuar.' : null
}

const next = (
  <>
    Después: <b>resumen de antecedentes y respuestas</b>
  </>
)
