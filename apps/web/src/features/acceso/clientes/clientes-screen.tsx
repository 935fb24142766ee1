import { administracionMessages } from '@alerce/contract/messages/acceso/administracion'
import { IconPlus } from '@tabler/icons-react'
import { Button } from '../../../components/actions/button.tsx'
import { useRecordDesk } from '../../../components/dialogs/use-record-desk.tsx'
import { Empty } from '../../../components/feedback/empty.tsx'
import { Loaded } from '../../../components/feedback/loaded.tsx'
import { SkeletonRows } from '../../../components/feedback/skeletons.tsx'
import { Page } from '../../../components/layout/page.tsx'
import { Panel, Stack } from '../../../components/layout/panel.tsx'
import { ClienteDialog } from './components/cliente-dialog.tsx'
import { ClientesTable } from './components/clientes-table.tsx'
import { useClientes } from './queries.ts'

/** /consola/clientes: the systems that call the API, and what each may do. */
export function ClientesScreen() {
  const clientes = useClientes()
  const desk = useRecordDesk('clienteId')
  const { openId, isNew, acts } = desk
  const chosen = clientes.data?.find(({ clienteId }) => clienteId === openId) ?? null

  const actions = (
    <Button kind="primary" onClick={desk.create}>
      <IconPlus size={16} stroke={1.75} aria-hidden="true" />
      Nuevo cliente
    </Button>
  )
  return (
    <Page title="Clientes de la API" lead="Sistemas que llaman a la API con identificador y secreto." actions={actions}>
      <Stack>
        {desk.notice}
        <Panel title="Clientes" flush>
          <Loaded of={clientes} failure={administracionMessages.clientesFailed.text} ghost={<SkeletonRows />}>
            {(all) =>
              all.length === 0 ? (
                <Empty title="No hay clientes">
                  <p>Cree uno para que otro sistema llame a la API.</p>
                </Empty>
              ) : (
                <ClientesTable of={all} onOpen={desk.forget} />
              )
            }
          </Loaded>
        </Panel>
      </Stack>
      {(isNew || chosen) && <ClienteDialog key={chosen?.clienteId ?? 'nuevo'} cliente={chosen} {...acts} />}
      {desk.over}
    </Page>
  )
}
