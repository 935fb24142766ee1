import { administracionMessages } from '@alerce/contract/messages/acceso/administracion'
import { IconLink } from '@tabler/icons-react'
import { Button } from '../../../components/actions/button.tsx'
import { useRecordDesk } from '../../../components/dialogs/use-record-desk.tsx'
import { Empty } from '../../../components/feedback/empty.tsx'
import { Paged } from '../../../components/feedback/paged.tsx'
import { Page } from '../../../components/layout/page.tsx'
import { Panel, Stack } from '../../../components/layout/panel.tsx'
import { DataTable } from '../../../components/values/data-table.tsx'
import { EnlaceDialog } from './components/enlace-dialog.tsx'
import { EnlaceRow } from './components/enlace-row.tsx'
import { type EnlaceDeSupervisor, useEnlaces } from './queries.ts'

const columns = [
  { title: 'Asesor' },
  { title: 'Supervisor' },
  { title: 'Creado' },
  { title: 'Vence' },
  { title: 'Estado' },
  { title: 'Aperturas' },
  { title: 'Acción' },
]

interface EnlacesTableProps {
  readonly of: readonly EnlaceDeSupervisor[]
  readonly onRevoked: (what: string) => void
}

function EnlacesTable({ of, onRevoked }: EnlacesTableProps) {
  return (
    <DataTable label="Tabla de enlaces" columns={columns} cards>
      {of.map((enlace) => (
        <EnlaceRow key={enlace.enlaceId} enlace={enlace} width={columns.length} onRevoked={onRevoked} />
      ))}
    </DataTable>
  )
}

/** /consola/enlaces: supervisor links to an advisor's portfolio, and their openings. */
export function EnlacesScreen() {
  const enlaces = useEnlaces()
  const desk = useRecordDesk('enlaceId')
  const actions = (
    <Button kind="primary" onClick={desk.create}>
      <IconLink size={16} stroke={1.75} aria-hidden="true" />
      Nuevo enlace
    </Button>
  )
  return (
    <Page
      title="Enlaces de supervisor"
      lead="Con un enlace, un supervisor ve la cartera de un asesor sin poder cambiarla."
      actions={actions}
    >
      <Stack>
        {desk.notice}
        <Panel title="Enlaces creados" flush>
          <Paged of={enlaces} failure={administracionMessages.enlacesFailed.text}>
            {(pages) => {
              const all = pages.flatMap(({ filas }) => filas)
              return all.length === 0 ? (
                <Empty title="No hay enlaces">
                  <p>Cree uno para que un supervisor vea la cartera de un asesor.</p>
                </Empty>
              ) : (
                <EnlacesTable of={all} onRevoked={desk.tell} />
              )
            }}
          </Paged>
        </Panel>
      </Stack>
      {desk.isNew && <EnlaceDialog {...desk.acts} onMade={(link) => desk.acts.onSaved(null, link)} />}
      {desk.over}
    </Page>
  )
}
