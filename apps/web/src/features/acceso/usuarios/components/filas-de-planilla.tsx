import { DataTable } from '../../../../components/values/data-table.tsx'
import { type Shape, StateGlyph } from '../../../../components/values/estado.tsx'
import type { FilaDeUsuarios, PlanillaRevisada } from '../queries.ts'

type Situacion = FilaDeUsuarios['situacion']

const situaciones: Readonly<Record<Situacion, readonly [Shape, string]>> = {
  nueva: ['ring', 'Nuevo'],
  cambia: ['half', 'Cambia'],
  igual: ['disc', 'Sin cambios'],
  error: ['square', 'Con error'],
}

const columns = ['Fila', 'Usuario', 'Nombre', 'Situación', 'Qué pasa'].map((title) => ({ title }))

export const cuentaDe = ({ filas }: PlanillaRevisada, situacion: Situacion): number =>
  filas.filter((fila) => fila.situacion === situacion).length

const quePasa = ({ cambios, errores }: FilaDeUsuarios): string =>
  errores.length > 0
    ? errores.map(({ columna, mensaje }) => `${columna}: ${mensaje}`).join(' · ')
    : cambios.join(', ') || '-'

/** Outcome of each row of a file, those with an error first. */
export function FilasDePlanilla({ of }: { readonly of: PlanillaRevisada }) {
  const cuentas = (['nueva', 'cambia', 'igual', 'error'] as const).map(
    (situacion) => `${situaciones[situacion][1]}: ${cuentaDe(of, situacion)}`,
  )
  const filas = of.filas.toSorted((una, otra) => Number(otra.situacion === 'error') - Number(una.situacion === 'error'))
  return (
    <>
      <p role="status">{cuentas.join(' · ')}. Nada se ha cambiado todavía.</p>
      <DataTable label="Filas de la planilla" columns={columns} cards>
        {filas.map((fila) => {
          const [shape, text] = situaciones[fila.situacion]
          return (
            <tr key={fila.linea}>
              <th scope="row" data-title="Fila">
                {fila.linea}
              </th>
              <td data-title="Usuario">{fila.usuario || '-'}</td>
              <td data-title="Nombre">{fila.nombre || '-'}</td>
              <td data-title="Situación">
                <StateGlyph shape={shape}>{text}</StateGlyph>
              </td>
              <td data-title="Qué pasa">{quePasa(fila)}</td>
            </tr>
          )
        })}
      </DataTable>
    </>
  )
}
