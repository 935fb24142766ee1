import { alertaMessages } from '@alerce/contract/messages/cartera/equipo'
import { formatoNumero } from '@alerce/domain/base/dinero/formato'
import { type AlertaDeVentas, alertasDeVentas, clasesDeAlerta } from '@alerce/domain/cartera/equipo/alerta'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { Loaded } from '../../../components/feedback/loaded.tsx'
import { SkeletonRows } from '../../../components/feedback/skeletons.tsx'
import { Page } from '../../../components/layout/page.tsx'
import { Panel, Stack } from '../../../components/layout/panel.tsx'
import { DataTable } from '../../../components/values/data-table.tsx'
import { goTo } from '../../../lib/routes.ts'
import { UmbralesPanel } from './components/umbrales-panel.tsx'
import { ListaDeVentas } from './components/ventas.tsx'
import { type Alertas, useAlertas, useVentas } from './queries.ts'

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

/** Sales that pass a threshold, in days; null: it is off, and nothing is asked for. */
function useCasos(figura: AlertaDeVentas, umbrales: Alertas['umbrales']) {
  const dias = umbrales.find(({ clase }) => clase === figura)?.valor ?? null
  return { dias, ventas: useVentas({ figura, asesorId: null }, dias !== null) }
}

/** Cases that pass the thresholds today, by kind, and the thresholds; drawn at once, since each part moves those below. */
function Casos({ de: { umbrales, tareas, meta } }: { readonly de: Alertas }) {
  const casos: Readonly<Record<AlertaDeVentas, ReturnType<typeof useCasos>>> = {
    detenida: useCasos('detenida', umbrales),
    evaluacion: useCasos('evaluacion', umbrales),
  }
  const [drawn, setDrawn] = useState(false)
  if (!drawn && alertasDeVentas.every((clase) => casos[clase].dias === null || casos[clase].ventas.isFetched))
    setDrawn(true)
  if (!drawn) return <SkeletonRows />
  return (
    <Stack>
      {alertasDeVentas.map((clase) => {
        const { dias, ventas } = casos[clase]
        if (dias === null) return null
        const title = `${clasesDeAlerta[clase].nombre}: ${dias} ${dias === 1 ? 'día' : 'días'} o más`
        return (
          <Panel key={clase} title={title} flush>
            <ListaDeVentas label={title} ventas={ventas} vacia="Ninguna venta pasa este umbral" />
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
      <UmbralesPanel umbrales={umbrales} />
    </Stack>
  )
}

/** /alertas: sales and advisors of a team that pass the thresholds of its head, and the thresholds. */
export function AlertasScreen() {
  const alertas = useAlertas()
  return (
    <Page title="Alertas del equipo">
      <Loaded of={alertas} failure={alertaMessages.readFailed.text} ghost={<SkeletonRows />}>
        {(leidas) => <Casos de={leidas} />}
      </Loaded>
    </Page>
  )
}
