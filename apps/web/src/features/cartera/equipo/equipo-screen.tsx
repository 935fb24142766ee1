import { tableroMessages } from '@alerce/contract/messages/cartera/equipo'
import { mesEscrito } from '@alerce/domain/base/fechas/escrita'
import { aDDMMYYYY } from '@alerce/domain/base/fechas/fecha'
import { conMayuscula } from '@alerce/domain/base/texto/limpio'
import { primerDia } from '@alerce/domain/cartera/estadisticas'
import { IconBellRinging, IconDownload, IconPrinter, IconTarget } from '@tabler/icons-react'
import { ButtonLink } from '../../../components/actions/button-link.tsx'
import { ReasonedButton } from '../../../components/actions/reasoned-button.tsx'
import { Empty } from '../../../components/feedback/empty.tsx'
import { Loaded } from '../../../components/feedback/loaded.tsx'
import { SkeletonRows } from '../../../components/feedback/skeletons.tsx'
import { MesFilter } from '../../../components/filters/mes-filter.tsx'
import { Page } from '../../../components/layout/page.tsx'
import { Panel, Stack } from '../../../components/layout/panel.tsx'
import { saveAs } from '../../../lib/files.ts'
import { goTo } from '../../../lib/routes.ts'
import { columnasDe, csvDe, enOrden } from './columnas.ts'
import { Tablero } from './components/tablero.tsx'
import { Ventas } from './components/ventas.tsx'
import { useTablero } from './queries.ts'
import { useLugar } from './use-lugar.ts'

/** /equipo: work and results of each advisor of a team, for its head. */
export function EquipoScreen() {
  const lugar = useLugar()
  const { abierta, choose, esEsteMes, hacia, hoy, orden } = lugar
  const mes = primerDia(lugar.mes)
  const tablero = useTablero(mes)
  const { filas = [] } = tablero.data ?? {}
  const columnas = columnasDe(filas, esEsteMes)
  const download = () => {
    const file = new Blob([csvDe(enOrden(filas, orden), columnas)], { type: 'text/csv' })
    saveAs(file, `equipo-${esEsteMes ? hoy : mes.slice(0, 7)}.csv`)
  }
  const aunNo = tablero.isPending ? 'El tablero se está leyendo' : null
  const icon = { size: 16, stroke: 1.75, 'aria-hidden': true } as const
  const actions = (
    <>
      <MesFilter label="Mes del tablero" mes={lugar.mes} hoy={hoy} onChange={choose} />
      {(filas.length > 0 || tablero.isPending) && (
        <>
          <ReasonedButton side="bottom" reason={aunNo} onClick={download}>
            <IconDownload {...icon} />
            Descargar CSV
          </ReasonedButton>
          <ReasonedButton side="bottom" reason={aunNo} onClick={() => window.print()}>
            <IconPrinter {...icon} />
            Imprimir
          </ReasonedButton>
        </>
      )}
      <ButtonLink to={goTo('alertas')}>
        <IconBellRinging {...icon} />
        Alertas
      </ButtonLink>
      <ButtonLink kind="primary" to={goTo('metas')}>
        <IconTarget {...icon} />
        Fijar metas
      </ButtonLink>
    </>
  )
  return (
    <Page title="Equipo" lead={esEsteMes ? `Al ${aDDMMYYYY(hoy)}` : conMayuscula(mesEscrito(mes))} actions={actions}>
      <Stack>
        <Panel title="Por asesor" flush>
          <Loaded of={tablero} failure={tableroMessages.failed.text} ghost={<SkeletonRows />}>
            {() =>
              filas.length === 0 ? (
                <Empty title="Su equipo no tiene asesores">
                  <p>Administración los asigna en Usuarios.</p>
                </Empty>
              ) : (
                <Tablero filas={filas} columnas={columnas} lugar={lugar} />
              )
            }
          </Loaded>
        </Panel>
        {abierta && (
          <Ventas
            abierta={abierta}
            mes={mes}
            de={filas.find(({ asesorId }) => asesorId === abierta.asesorId)?.nombre ?? null}
            cierre={hacia(null)}
          />
        )}
      </Stack>
    </Page>
  )
}
