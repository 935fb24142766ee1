import { administracionMessages } from '@alerce/contract/messages/acceso/administracion'
import { fechaYHora } from '@alerce/domain/base/fechas/instante'
import { useSearchParams } from 'react-router'
import { Empty } from '../../../components/feedback/empty.tsx'
import { Paged } from '../../../components/feedback/paged.tsx'
import { LinkTabs } from '../../../components/layout/link-tabs.tsx'
import { Page } from '../../../components/layout/page.tsx'
import { Panel } from '../../../components/layout/panel.tsx'
import { DataTable } from '../../../components/values/data-table.tsx'
import { goTo } from '../../../lib/routes.ts'
import classes from './accesos.module.css'
import { AccesosSalud } from './components/accesos-salud.tsx'
import { type EventoDeSeguridad, useEventos } from './queries.ts'

const columns = [
  { title: 'Fecha' },
  { title: 'Quién' },
  { title: 'Qué hizo' },
  { title: 'Sobre' },
  { title: 'Dirección' },
]

/** Log of the acts of administrators. */
function RegistroAdministracion() {
  return (
    <Panel title="Registro de administración" flush>
      <Paged of={useEventos()} failure={administracionMessages.accesosFailed.text}>
        {(pages) => <Eventos of={pages.flatMap(({ eventos }) => eventos)} />}
      </Paged>
    </Panel>
  )
}

function Eventos({ of }: { readonly of: readonly EventoDeSeguridad[] }) {
  if (of.length === 0) return <Empty title="No hay acciones registradas" />
  return (
    <DataTable label="Tabla de acciones" columns={columns} cards>
      {of.map(({ eventoId, en, actor, evento, sobre, ip }) => (
        <tr key={eventoId}>
          <th scope="row" data-keep>
            {fechaYHora(en)}
          </th>
          <td data-title="Quién">{actor}</td>
          <td data-title="Qué hizo">{evento}</td>
          <td data-title="Sobre">{sobre}</td>
          <td data-title="Dirección" data-keep>
            {ip}
          </td>
        </tr>
      ))}
    </DataTable>
  )
}

/** /consola/accesos: log of accesses to health data, and log of administration. */
export function AccesosScreen() {
  const [params] = useSearchParams()
  const acts = params.get('ver') === 'administracion'
  const tabs = [
    { to: goTo('accesos'), name: 'Datos de salud', current: !acts },
    { to: `${goTo('accesos')}?ver=administracion`, name: 'Administración', current: acts },
  ]
  return (
    <Page title="Accesos" lead="Quién vio datos de salud y qué hizo la administración.">
      <div className={classes.tabs}>
        <LinkTabs label="Accesos" tabs={tabs} />
      </div>
      {acts ? <RegistroAdministracion /> : <AccesosSalud />}
    </Page>
  )
}
