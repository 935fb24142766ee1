import { administracionMessages } from '@alerce/contract/messages/acceso/administracion'
import { fechaYHora } from '@alerce/domain/base/fechas/instante'
import { useSearchParams } from 'react-router'
import { Empty } from '../../../../components/feedback/empty.tsx'
import { Paged } from '../../../../components/feedback/paged.tsx'
import { Panel, Stack } from '../../../../components/layout/panel.tsx'
import { DataTable } from '../../../../components/values/data-table.tsx'
import { operacionText } from '../operaciones.ts'
import { type AccesoSalud, useAccesosSalud } from '../queries.ts'
import { FolioFilter } from './folio-filter.tsx'
import { Verificacion } from './verificacion.tsx'

const columns = [
  { title: 'Fecha' },
  { title: 'Quién' },
  { title: 'Qué hizo' },
  { title: 'Folio', num: true },
  { title: 'Dirección' },
]

const folioOf = (text: string | null) => (text && /^\d{1,15}$/.test(text) ? Number(text) : null)

/** Every look at health data; the folio that filters stands in the URL. */
export function AccesosSalud() {
  const [params, setParams] = useSearchParams()
  const folio = folioOf(params.get('folio'))
  const filter = (next: string) => setParams(next ? { folio: next } : {}, { preventScrollReset: true })
  return (
    <Stack>
      <Verificacion />
      <FolioFilter key={folio} folio={folio === null ? '' : String(folio)} onFilter={filter} />
      <Panel title="Accesos a datos de salud" flush>
        <Paged of={useAccesosSalud(folio)} failure={administracionMessages.accesosFailed.text}>
          {(pages) => <Accesos of={pages.flatMap(({ accesos }) => accesos)} />}
        </Paged>
      </Panel>
    </Stack>
  )
}

function Accesos({ of }: { readonly of: readonly AccesoSalud[] }) {
  if (of.length === 0) return <Empty title="No hay accesos registrados" />
  return (
    <DataTable label="Tabla de accesos" columns={columns}>
      {of.map(({ accesoId, en, actor, operacion, folio, ip }) => (
        <tr key={accesoId}>
          <th scope="row" data-keep>
            {fechaYHora(en)}
          </th>
          <td>{actor}</td>
          <td>{operacionText(operacion)}</td>
          <td data-num>{folio ?? '–'}</td>
          <td data-keep>{ip}</td>
        </tr>
      ))}
    </DataTable>
  )
}
