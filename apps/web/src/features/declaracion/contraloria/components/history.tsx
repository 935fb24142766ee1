import { fechaYHora } from '@alerce/domain/base/fechas/instante'
import { Panel } from '../../../../components/layout/panel.tsx'
import { DataTable } from '../../../../components/values/data-table.tsx'
import type { CasoDeContraloria } from '../queries.ts'
import { pasoText } from '../resultados.ts'

const columns = ['Fecha', 'Paso', 'Por', 'Motivo'].map((title) => ({ title }))

/** What was decided so far, by whom and why. */
export function History({ of }: { readonly of: CasoDeContraloria['historial'] }) {
  return (
    <Panel title="Historial" flush>
      <DataTable label="Historial" columns={columns}>
        {of.map(({ clase, resultado, por, en, motivos }) => (
          <tr key={en}>
            <th scope="row">{fechaYHora(en)}</th>
            <td>{pasoText(clase, resultado)}</td>
            <td>{por}</td>
            <td>{motivos.join(', ') || '-'}</td>
          </tr>
        ))}
      </DataTable>
    </Panel>
  )
}
