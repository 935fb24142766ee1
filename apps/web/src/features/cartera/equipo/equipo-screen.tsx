import { tableroMessages } from '@alerce/contract/messages/cartera/equipo'
import { aDDMMYYYY } from '@alerce/domain/base/fechas/fecha'
import { IconDownload, IconPrinter, IconTarget } from '@tabler/icons-react'
import { Button } from '../../../components/actions/button.tsx'
import { ButtonLink } from '../../../components/actions/button-link.tsx'
import { Empty } from '../../../components/feedback/empty.tsx'
import { Loaded } from '../../../components/feedback/loaded.tsx'
import { SkeletonRows } from '../../../components/feedback/skeletons.tsx'
import { Page } from '../../../components/layout/page.tsx'
import { Panel, Stack } from '../../../components/layout/panel.tsx'
import { saveAs } from '../../../lib/files.ts'
import { goTo } from '../../../lib/routes.ts'
import { csvDe, enOrden } from './columnas.ts'
import { Tablero } from './components/tablero.tsx'
import { Ventas } from './components/ventas.tsx'
import { useTablero } from './queries.ts'
import { useLugar } from './use-lugar.ts'

/** /equipo: work and results of each advisor of a team, for its head. */
export function EquipoScreen() {
  const tablero = useTablero()
  const lugar = useLugar()
  const { abierta, hacia, orden } = lugar
  const { filas = [], hoy } = tablero.data ?? {}
  const download = () => {
    saveAs(new Blob([csvDe(enOrden(filas, orden))], { type: 'text/csv' }), `equipo-${hoy ?? ''}.csv`)
  }
  const icon = { size: 16, stroke: 1.75, 'aria-hidden': true } as const
  const actions = (
    <>
      {filas.length > 0 && (
        <>
          <Button onClick={download}>
            <IconDownload {...icon} />
            Descargar CSV
          </Button>
          <Button onClick={() => window.print()}>
            <IconPrinter {...icon} />
            Imprimir
          </Button>
        </>
      )}
      <ButtonLink kind="primary" to={goTo('metas')}>
        <IconTarget {...icon} />
        Fijar metas
      </ButtonLink>
    </>
  )
  return (
    <Page title="Equipo" lead={hoy && `Al ${aDDMMYYYY(hoy)}`} actions={actions}>
      <Stack>
        <Panel title="Por asesor" flush>
          <Loaded of={tablero} failure={tableroMessages.failed.text} ghost={<SkeletonRows />}>
            {() =>
              filas.length === 0 ? (
                <Empty title="Su equipo no tiene asesores">
                  <p>Administración los asigna en Usuarios.</p>
                </Empty>
              ) : (
                <Tablero filas={filas} lugar={lugar} />
              )
            }
          </Loaded>
        </Panel>
        {abierta && (
          <Ventas
            abierta={abierta}
            de={filas.find(({ asesorId }) => asesorId === abierta.asesorId)?.nombre ?? null}
            cierre={hacia(null)}
          />
        )}
      </Stack>
    </Page>
  )
}
