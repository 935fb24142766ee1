import type { Restriccion } from '@alerce/domain/declaracion/veredicto/restricciones'
import { DataTable } from '../values/data-table.tsx'

const columns = [
  { title: 'Persona' },
  { title: 'Condición' },
  { title: 'Meses', num: true },
  { title: 'Cobertura', explains: 'De la cobertura del plan', num: true },
]

/** Restrictions of each person: condition, months and remaining part of the plan's cover. */
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
