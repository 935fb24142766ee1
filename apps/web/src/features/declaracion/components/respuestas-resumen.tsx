import { Panel } from '../../../components/layout/panel.tsx'
import { DataTable } from '../../../components/values/data-table.tsx'
import classes from '../declaracion.module.css'
import type { Persona } from './beneficiario-form.ts'
import type { Pregunta } from './respuesta-form.ts'

const columns = ['Pregunta', 'Persona', 'Diagnóstico', 'Fecha', 'Cirugía'].map((title) => ({ title }))

interface RespuestasResumenProps {
  readonly preguntas: readonly Pregunta[]
  readonly personas: readonly Persona[]
}

/** What was answered: the «sí» with their diagnoses first, then the «no» in short. */
export function RespuestasResumen({ preguntas, personas }: RespuestasResumenProps) {
  const yes = preguntas.filter(({ respuesta }) => respuesta === true)
  const no = preguntas.filter(({ respuesta }) => respuesta === false)
  return (
    <div className={classes.summary}>
      <Panel title="Respuestas Sí" aside={<small>{yes.length}</small>} flush>
        {yes.length === 0 ? (
          <p className={classes.none}>Ninguna pregunta fue respondida con Sí.</p>
        ) : (
          <Diagnoses preguntas={yes} personas={personas} />
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

function Diagnoses({ preguntas, personas }: RespuestasResumenProps) {
  const names = new Map(personas.map((persona) => [persona.id, `${persona.nombres} ${persona.apellidoPaterno}`]))
  return (
    <DataTable label="Respuestas Sí" columns={columns}>
      {preguntas.flatMap(({ id, pregunta, diagnosticos }) =>
        diagnosticos.map(({ beneficiario, diagnostico, fecha, intervencionQuirurgica }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a diagnosis has no identity but its place
          <tr key={`${id}-${index}`}>
            <th scope="row">
              <b>{id}</b> {pregunta}
            </th>
            <td>{names.get(beneficiario)}</td>
            <td>
              {diagnostico.codigo && <b>{diagnostico.codigo}</b>} {diagnostico.diagnostico}
            </td>
            <td>{fecha}</td>
            <td>{intervencionQuirurgica ? 'Sí' : 'No'}</td>
          </tr>
        )),
      )}
    </DataTable>
  )
}
