import { nombreCorto } from '@alerce/domain/base/persona/nombre'
import { Panel } from '../../../../components/layout/panel.tsx'
import { DiagnosisTable } from '../../../../components/sale/diagnosis-table.tsx'
import type { PersonaDeDS } from '../beneficiarios/beneficiario-form.ts'
import classes from '../declaracion.module.css'
import type { Pregunta } from '../preguntas/respuesta-form.ts'

interface RespuestasResumenProps {
  readonly preguntas: readonly Pregunta[]
  readonly personas: readonly PersonaDeDS[]
}

/** What was answered: the «sí» with their diagnoses first, then the «no» in short. */
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
