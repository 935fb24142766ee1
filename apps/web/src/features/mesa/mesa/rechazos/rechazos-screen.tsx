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
import { RechazoDialog } from './components/rechazo-dialog.tsx'
import { RechazosTable } from './components/rechazos-table.tsx'
import { type CualesRechazos, useRechazos } from './queries.ts'
import { useCambios } from './use-cambios.ts'

const lists: Lists<CualesRechazos> = [
  ['vigentes', 'Vigentes'],
  ['pasados', 'Pasados'],
]

const titulos: Record<CualesRechazos, string> = { vigentes: 'Autenticaciones rechazadas', pasados: 'Rechazos pasados' }
const vacios: Record<CualesRechazos, string> = {
  vigentes: 'No hay rechazos vigentes',
  pasados: 'No hay rechazos pasados',
}

/** /consola/rechazos: who was invited and could not prove who they are; their DS waits until the desk lifts it. */
export function RechazosScreen() {
  const cuales = useList(lists, 'vigentes')
  const [opening, setOpening] = useState(false)
  const { tell, letGo, toast } = useUndoToast(mesaMessages.rechazoNoGuardado.text)
  const { registrar, levantar } = useCambios(tell)
  const actions = (
    <Button kind="primary" onClick={() => setOpening(true)}>
      <IconPlus size={16} stroke={1.75} aria-hidden="true" />
      Registrar rechazo
    </Button>
  )
  return (
    <Page
      title="Rechazos de autenticación"
      lead="La invitación queda detenida. A los siete días sin levantar el rechazo, se anula."
      actions={actions}
    >
      <DeskTabs screen="rechazos" label="Rechazos de autenticación" lists={lists} current={cuales} />
      <Panel title={titulos[cuales]} flush>
        <Paged of={useRechazos(cuales)} failure={mesaMessages.rechazosFailed.text}>
          {(pages) => {
            const all = pages.flatMap(({ filas }) => filas)
            return all.length === 0 ? (
              <Empty title={vacios[cuales]} />
            ) : (
              <RechazosTable cuales={cuales} of={all} levantar={levantar} />
            )
          }}
        </Paged>
      </Panel>
      {opening && (
        <RechazoDialog
          registrar={registrar}
          onClose={() => setOpening(false)}
          onLetGo={letGo(() => setOpening(true))}
        />
      )}
      {toast}
    </Page>
  )
}
