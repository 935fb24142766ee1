import { declaracionMessages } from '@alerce/contract/messages/declaracion/declaracion'
import { nombreCorto } from '@alerce/domain/base/persona/nombre'
import { puedeGuardarEtapaDS } from '@alerce/domain/declaracion/etapas'
import { ActionBar } from '../../../../components/layout/action-bar.tsx'
import { Page } from '../../../../components/layout/page.tsx'
import { Panel } from '../../../../components/layout/panel.tsx'
import { DiagnosisTable } from '../../../../components/sale/diagnosis-table.tsx'
import type { Declaracion } from '../../../../components/sale/with-declaracion.tsx'
import type { PersonaDeDS } from '../beneficiarios/beneficiario-form.ts'
import { Corregir, DsSteps } from '../components/ds-steps.tsx'
import { useSigueEnLaDS } from '../components/pasos-de-la-ds.ts'
import classes from '../declaracion.module.css'
import type { Pregunta } from '../preguntas/respuesta-form.ts'

interface RespuestasResumenProps {
  readonly preguntas: readonly Pregunta[]
  readonly personas: readonly PersonaDeDS[]
}

/** Answers: first each «sí» with its diagnoses, then the «no» in short. */
export function RespuestasResumen({ preguntas, personas }: RespuestasResumenProps) {
  const yes = preguntas.filter(({ respuesta }) => respuesta === true)
  const no = preguntas.filter(({ respuesta }) => respuesta === false)
  const names = new Map(personas.map((persona) => [persona.id, nombreCorto(persona)]))
  return (
    <div className={classes.summary}>
      <Panel title="Respuestas Sí" aside={<small>{yes.length}</small>} flush>
        {yes.length === 0 ? (
          <p className={classes.none}>Ninguna pregunta fue respondida con Sí.</p>
        ) : (
          <DiagnosisTable respuestas={yes} names={names} />
        )}
      </Panel>
      <Panel title="Respuestas No" aside={<small>{no.length}</small>} flush>
        <ol className={classes.answers}>
          {no.map(({ id, pregunta }) => (
            <li key={id}>
              <span className={classes.number}>{id}</span>
              <span>{pregunta}</span>
              <b>No</b>
            </li>
          ))}
        </ol>
      </Panel>
    </div>
  )
}

interface RespuestasPageProps extends RespuestasResumenProps {
  readonly ds: Declaracion
  readonly title: string
}

/** The answers to read; 'Corregir' returns to the questions until the declaration is signed (core rules). */
export function RespuestasPage({ ds, title, ...answers }: RespuestasPageProps) {
  const sigue = useSigueEnLaDS(ds)
  const correctable = puedeGuardarEtapaDS(ds.etapa, 'preguntas')
  return (
    <Page title={title} lead={correctable ? null : declaracionMessages.bloqueada.text}>
      <DsSteps ds={ds} />
      <RespuestasResumen {...answers} />
      <ActionBar>
        {correctable && <Corregir ds={ds} here="postulantDs" />}
        {sigue}
      </ActionBar>
    </Page>
  )
}
