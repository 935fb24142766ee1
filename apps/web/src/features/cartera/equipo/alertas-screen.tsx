import { alertaMessages } from '@alerce/contract/messages/cartera/equipo'
import { formatoNumero } from '@alerce/domain/base/dinero/formato'
import { alertasDeVentas, clasesDeAlerta } from '@alerce/domain/cartera/equipo/alerta'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Loaded } from '../../../components/feedback/loaded.tsx'
import { SkeletonRows } from '../../../components/feedback/skeletons.tsx'
import { Page } from '../../../components/layout/page.tsx'
import { Panel, Stack } from '../../../components/layout/panel.tsx'
import { DataTable } from '../../../components/values/data-table.tsx'
import { goTo } from '../../../lib/routes.ts'
import { UmbralesPanel } from './components/umbrales-panel.tsx'
import { ListaDeVentas } from './components/ventas.tsx'
import { type Alertas, useAlertas } from './queries.ts'

interface AsesoresProps {
  readonly title: string
  /** Title of the figure. */
  readonly figura: string
  readonly filas: readonly { readonly asesorId: number; readonly nombre: string; readonly figura: ReactNode }[]
  /** Screen of one advisor. */
  readonly screen: 'home' | 'statistics'
}

/** Advisors that pass a threshold, each leading to their work. */
function Asesores({ title, figura, filas, screen }: AsesoresProps) {
  if (filas.length === 0) return null
  return (
    <Panel title={title} flush>
      <DataTable label={title} columns={[{ title: 'Asesor' }, { title: figura, num: true }]}>
        {filas.map((fila) => (
          <tr key={fila.asesorId}>
            <th scope="row">
              <Link to={`${goTo(screen)}?asesor=${fila.asesorId}`} data-opens>
                {fila.nombre}
              </Link>
            </th>
            <td data-num>{fila.figura}</td>
          </tr>
        ))}
      </DataTable>
    </Panel>
  )
}

/** Cases that pass the thresholds today, by kind; a kind that is off has none. */
function Casos({ de: { umbrales, tareas, meta } }: { readonly de: Alertas }) {
  return (
    <>
      {alertasDeVentas.map((clase) => {
        const dias = umbrales.find((umbral) => umbral.clase === clase)?.valor ?? null
        if (dias === null) return null
        const title = `${clasesDeAlerta[clase].nombre}: ${dias} ${dias === 1 ? 'día' : 'días'} o más`
        return (
          <Panel key={clase} title={title} flush>
            <ListaDeVentas label={title} pedidas={{ figura: clase, asesorId: null }} />
          </Panel>
        )
      })}
      <Asesores
        title={clasesDeAlerta.tareas.nombre}
        figura="Tareas"
        screen="home"
        filas={tareas.map((fila) => ({ ...fila, figura: formatoNumero(fila.tareas) }))}
      />
      <Asesores
        title={clasesDeAlerta.meta.nombre}
        figura="Contratos"
        screen="statistics"
        filas={meta.map((fila) => ({ ...fila, figura: `${fila.contratos} de ${fila.esperados} a hoy` }))}
      />
    </>
  )
}

/** /alertas: sales and advisors of a team that pass the thresholds of its head, and the thresholds. */
export function AlertasScreen() {
  const alertas = useAlertas()
  return (
    <Page title="Alertas del equipo">
      <Loaded of={alertas} failure={alertaMessages.readFailed.text} ghost={<SkeletonRows />}>
        {(leidas) => (
          <Stack>
            <Casos de={leidas} />
            <UmbralesPanel umbrales={leidas.umbrales} />
          </Stack>
        )}
      </Loaded>
    </Page>
  )
}
