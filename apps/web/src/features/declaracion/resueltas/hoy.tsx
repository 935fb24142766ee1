import { resueltasMessages } from '@alerce/contract/messages/declaracion/resueltas'
import { horaEnSantiago } from '@alerce/domain/base/fechas/instante'
import { Link } from 'react-router'
import { Empty } from '../../../components/feedback/empty.tsx'
import { Paged } from '../../../components/feedback/paged.tsx'
import { Panel } from '../../../components/layout/panel.tsx'
import { DataTable } from '../../../components/values/data-table.tsx'
import { pasoText } from '../../../lib/contraloria/resultados.ts'
import { goTo } from '../../../lib/routes.ts'
import { type CasoResuelto, useResueltas } from './queries.ts'

const columns = [
  { title: 'Hora' },
  { title: 'Caso' },
  { title: 'Folio', num: true },
  { title: 'Resultado' },
  { title: 'Por' },
]

/** What was answered today, newest first; each opens its case, which is a look that is logged. */
export function Hoy() {
  return (
    <Panel title="Resueltas hoy" flush>
      <Paged of={useResueltas()} failure={resueltasMessages.resueltasFailed.text}>
        {(pages) => <Lista of={pages.flatMap(({ resueltas }) => resueltas)} />}
      </Paged>
    </Panel>
  )
}

function Lista({ of }: { readonly of: readonly CasoResuelto[] }) {
  if (of.length === 0) return <Empty title="Hoy no se ha resuelto ningún caso" />
  return (
    <DataTable label="Casos resueltos hoy" columns={columns} cards>
      {of.map(({ evaluacionId, identificador, folio, nombre, clase, resultado, por, propia, en }) => (
        <tr key={evaluacionId}>
          <th scope="row" data-keep>
            {horaEnSantiago(en).slice(0, 5)}
          </th>
          <td data-title="Caso">
            <Link to={goTo('contraloria', { identificador })} data-opens>
              {nombre}
            </Link>
          </td>
          <td data-title="Folio" data-num>
            {folio}
          </td>
          <td data-title="Resultado">{pasoText(clase, resultado)}</td>
          <td data-title="Por">{propia ? `${por} (usted)` : por}</td>
        </tr>
      ))}
    </DataTable>
  )
}
