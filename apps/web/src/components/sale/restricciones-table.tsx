import type { Restriccion } from '@alerce/domain/declaracion/veredicto/restricciones'
import { DataTable } from '../values/data-table.tsx'

const columns = [
  { title: 'Persona' },
  { title: 'Condición' },
  { title: 'Meses', num: true },
  { title: 'Cobertura', explains: 'De la cobertura del plan', num: true },
]

/** What is restricted: of whom, for how long, and what part of the plan's cover stays. */
export function RestriccionesTable({ of }: { readonly of: readonly Restriccion[] }) {
  return (
    <DataTable label="Restricciones" columns={columns} cards>
      {of.map(({ persona, condicion, meses, cobertura }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a restriction has no identity but its place
        <tr key={index}>
          <th scope="row">{persona}</th>
          <td data-title="Condición">{condicion}</td>
          <td data-num data-title="Meses">
            {meses}
          </td>
          <td data-num data-keep data-title="Cobertura">
            {cobertura} %
          </td>
        </tr>
      ))}
    </DataTable>
  )
}
