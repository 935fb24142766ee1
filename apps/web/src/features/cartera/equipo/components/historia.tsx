import { formatoNumero } from '@alerce/domain/base/dinero/formato'
import { mesEscrito } from '@alerce/domain/base/fechas/escrita'
import { Empty } from '../../../../components/feedback/empty.tsx'
import { Panel } from '../../../../components/layout/panel.tsx'
import { Cuando } from '../../../../components/values/cuando.tsx'
import { DataTable } from '../../../../components/values/data-table.tsx'
import type { Metas } from '../queries.ts'

const columns = [
  { title: 'Asesor' },
  { title: 'Mes' },
  { title: 'Contratos', num: true },
  { title: 'UF', num: true },
  { title: 'Fijada' },
]

/** Goals that were set before, newest first, with their authors. */
export function Historia({ de }: { readonly de: Metas['historia'] }) {
  return (
    <Panel title="Historia" flush>
      {de.length === 0 ? (
        <Empty title="Todavía no hay metas" />
      ) : (
        <DataTable label="Historia de las metas" columns={columns} cards>
          {de.map(({ metaId, nombre, mes, contratos, uf, por, en }) => (
            <tr key={metaId}>
              <th scope="row">{nombre}</th>
              <td data-title="Mes">{mesEscrito(mes)}</td>
              <td data-title="Contratos" data-num>
                {contratos ?? 'Sin meta'}
              </td>
              <td data-title="UF" data-num>
                {uf === null ? 'Sin meta' : formatoNumero(uf)}
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
