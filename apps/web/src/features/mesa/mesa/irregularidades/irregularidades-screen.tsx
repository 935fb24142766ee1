import { mesaMessages } from '@alerce/contract/messages/mesa/mesa'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { Button } from '../../../../components/actions/button.tsx'
import { Empty } from '../../../../components/feedback/empty.tsx'
import { Paged } from '../../../../components/feedback/paged.tsx'
import { useUndoToast } from '../../../../components/feedback/use-undo-toast.tsx'
import { Page } from '../../../../components/layout/page.tsx'
import { Panel } from '../../../../components/layout/panel.tsx'
import { DeskTabs, type Lists, useList } from '../../../../components/mesa/desk-tabs.tsx'
import { IrregularidadDialog } from './components/irregularidad-dialog.tsx'
import { IrregularidadesTable } from './components/irregularidades-table.tsx'
import { type CualesIrregularidades, useIrregularidades } from './queries.ts'
import { useRevision } from './use-revision.tsx'

const lists: Lists<CualesIrregularidades> = [
  ['abiertas', 'Abiertas'],
  ['cerradas', 'Cerradas'],
]

const titulos: Record<CualesIrregularidades, string> = {
  abiertas: 'Irregularidades abiertas',
  cerradas: 'Irregularidades cerradas',
}
const vacios: Record<CualesIrregularidades, string> = {
  abiertas: 'No hay irregularidades abiertas',
  cerradas: 'No hay irregularidades cerradas',
}

/** /consola/irregularidades: what is wrong with a case, opened and closed at the desk; open ones show on the card. */
export function IrregularidadesScreen() {
  const cuales = useList(lists, 'abiertas')
  const [opening, setOpening] = useState(false)
  const { tell, letGo, toast } = useUndoToast(mesaMessages.irregularidadNoGuardada.text)
  const revision = useRevision({ tell, letGo })
  const actions = (
    <Button kind="primary" onClick={() => setOpening(true)}>
      <IconPlus size={16} stroke={1.75} aria-hidden="true" />
      Abrir irregularidad
    </Button>
  )
  const opened = (nombre: string) => {
    setOpening(false)
    tell(`Irregularidad de ${nombre} abierta. Se avisó a su asesor.`)
  }
  return (
    <Page
      title="Irregularidades"
      lead="Lo que falta corregir en un caso. Las abiertas se ven en la tarjeta del prospecto."
      actions={actions}
    >
      <DeskTabs screen="irregularidades" label="Irregularidades" lists={lists} current={cuales} />
      <Panel title={titulos[cuales]} flush>
        <Paged of={useIrregularidades(cuales)} failure={mesaMessages.irregularidadesFailed.text}>
          {(pages) => {
            const all = pages.flatMap(({ filas }) => filas)
            return all.length === 0 ? (
              <Empty title={vacios[cuales]} />
            ) : (
              <IrregularidadesTable
                cuales={cuales}
                of={all}
                onClosed={({ irregularidadId, nombre }) => revision.cerrada(irregularidadId, nombre)}
                onReview={({ irregularidadId }) => revision.abrir(irregularidadId)}
              />
            )
          }}
        </Paged>
      </Panel>
      {opening && (
        <IrregularidadDialog
          onOpened={opened}
          onClose={() => setOpening(false)}
          onLetGo={letGo(() => setOpening(true))}
        />
      )}
      {revision.dialogo}
      {toast}
    </Page>
  )
}
