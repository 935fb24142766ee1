import { decisionMessages } from '@alerce/contract/messages/postulacion/decision'
import { Empty } from '../../../components/feedback/empty.tsx'
import { Paged } from '../../../components/feedback/paged.tsx'
import { useUndoToast } from '../../../components/feedback/use-undo-toast.tsx'
import { Page } from '../../../components/layout/page.tsx'
import { Panel } from '../../../components/layout/panel.tsx'
import { DeskTabs, type Lists, useList } from '../../../components/mesa/desk-tabs.tsx'
import { AutorizacionesTable } from './components/autorizaciones-table.tsx'
import { CasoDialog } from './components/caso-dialog.tsx'
import { type FiltroDeAutorizaciones, useAutorizaciones } from './queries.ts'
import { useAbierta } from './use-abierta.ts'

const titulos: Record<FiltroDeAutorizaciones, string> = {
  pendientes: 'Solicitudes pendientes',
  decididas: 'Solicitudes decididas',
}
const vacios: Record<FiltroDeAutorizaciones, string> = {
  pendientes: 'No hay solicitudes pendientes',
  decididas: 'No hay solicitudes decididas',
}

const listas = (pendientes: number | undefined): Lists<FiltroDeAutorizaciones> => [
  ['pendientes', pendientes ? `Pendientes ${pendientes}` : 'Pendientes'],
  ['decididas', 'Decididas'],
]

/** /consola/autorizaciones: who asks to go on without a certificate, and the answer of the head of the team. */
export function AutorizacionesScreen() {
  const cuales = useList(listas(0), 'pendientes')
  const reading = useAutorizaciones(cuales)
  const { abierta, abrir, cerrar } = useAbierta()
  const { tell, letGo, toast } = useUndoToast(decisionMessages.decisionFailed.text)
  return (
    <Page
      title="Autorizaciones"
      lead="Quien pide continuar sin el certificado de cotizaciones no cotiza hasta que usted decida."
    >
      <DeskTabs
        screen="autorizaciones"
        label="Autorizaciones"
        lists={listas(reading.data?.pages[0]?.pendientes)}
        current={cuales}
      />
      <Panel title={titulos[cuales]} flush>
        <Paged of={reading} failure={decisionMessages.colaFailed.text}>
          {(pages) => {
            const all = pages.flatMap(({ filas }) => filas)
            if (all.length > 0) return <AutorizacionesTable cuales={cuales} of={all} />
            return (
              <Empty title={vacios[cuales]}>{cuales === 'pendientes' && <p>Las nuevas aparecen aquí solas.</p>}</Empty>
            )
          }}
        </Paged>
      </Panel>
      {abierta !== null && (
        <CasoDialog
          key={abierta}
          autorizacionId={abierta}
          onDecided={tell}
          onClose={cerrar}
          onLetGo={letGo(() => abrir(abierta))}
        />
      )}
      {toast}
    </Page>
  )
}
