import { Panel } from '../../../../components/layout/panel.tsx'
import { DiagnosisTable } from '../../../../components/sale/diagnosis-table.tsx'
import classes from '../contraloria.module.css'
import type { CasoDeContraloria } from '../queries.ts'

type Medica = NonNullable<CasoDeContraloria['medica']>

/** The «sí» with their diagnoses; the «no» on demand. */
export function Answers({ of: { personas, respuestas } }: { readonly of: Medica }) {
  const names = new Map(personas.map(({ id, nombre }) => [id, nombre]))
  const yes = respuestas.filter(({ respuesta }) => respuesta)
  const no = respuestas.filter(({ respuesta }) => !respuesta)
  return (
    <Panel title="Respuestas Sí" aside={<small>{yes.length}</small>} flush>
      {yes.length > 0 ? <DiagnosisTable respuestas={yes} names={names} /> : <p className={classes.none}>Ninguna.</p>}
      {no.length > 0 && (
        <details className={classes.no}>
          <summary>{no.length === 1 ? 'Ver la respuesta No' : `Ver las ${no.length} respuestas No`}</summary>
          <ol>
            {no.map(({ id, pregunta }) => (
              <li key={id}>
                <b>{id}</b> {pregunta}
              </li>
            ))}
          </ol>
        </details>
      )}
    </Panel>
  )
}
