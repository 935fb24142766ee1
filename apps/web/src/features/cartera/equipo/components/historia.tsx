import { mesEscrito } from '@alerce/domain/base/fechas/escrita'
import { Empty } from '../../../../components/feedback/empty.tsx'
import { Panel } from '../../../../components/layout/panel.tsx'
import { Cuando } from '../../../../components/values/cuando.tsx'
import { DataTable } from '../../../../components/values/data-table.tsx'
import type { Metas } from '../queries.ts'

const columns = [{ title: 'Asesor' }, { title: 'Mes' }, { title: 'Meta', num: true }, { title: 'Fijada' }]

/** Goals that were set before, newest first, with their authors. */
export function Historia({ de }: { readonly de: Metas['historia'] }) {
  return (
    <Panel title="Historia" flush>
      {de.length === 0 ? (
        <Empty title="Todavía no hay metas" />
      ) : (
        <DataTable label="Historia de las metas" columns={columns} cards>
          {de.map(({ metaId, nombre, mes, contratos, por, en }) => (
            <tr key={metaId}>
              <th scope="row">{nombre}</th>
              <td data-title="Mes">{mesEscrito(mes)}</td>
              <td data-title="Meta" data-num>
                {contratos ?? 'Sin meta'}
              </td>
              <td data-title="Fijada">
                <Cuando en={en} por={por} />
              </td>
            </tr>
          ))}
        </DataTable>
      )}
    </Panel>
  )
}
