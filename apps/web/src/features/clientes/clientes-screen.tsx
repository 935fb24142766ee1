import { administracionMessages } from '@alerce/contract/messages/acceso/administracion'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { Button } from '../../components/actions/button.tsx'
import { type Secret, SecretDialog } from '../../components/dialogs/secret-dialog.tsx'
import { Empty } from '../../components/feedback/empty.tsx'
import { Loaded } from '../../components/feedback/loaded.tsx'
import { Notice } from '../../components/feedback/notice.tsx'
import { SkeletonRows } from '../../components/feedback/skeletons.tsx'
import { Page } from '../../components/layout/page.tsx'
import { Panel, Stack } from '../../components/layout/panel.tsx'
import { useOpenRecord } from '../../lib/use-open-record.ts'
import { ClienteDialog } from './components/cliente-dialog.tsx'
import { ClientesTable } from './components/clientes-table.tsx'
import { useClientes } from './queries.ts'

/** /consola/clientes: the systems that call the API, and what each may do. */
export function ClientesScreen() {
  const clientes = useClientes()
  const { openId, isNew, openNew, close } = useOpenRecord('clienteId')
  const [secret, setSecret] = useState<Secret | null>(null)
  const [done, setDone] = useState<string | null>(null)
  const chosen = clientes.data?.find(({ clienteId }) => clienteId === openId) ?? null

  const forget = () => setDone(null)
  const create = () => {
    forget()
    openNew()
  }
  const saved = (what: string, shown: Secret | null) => {
    setDone(what)
    setSecret(shown)
    close()
  }

  const actions = (
    <Button kind="primary" onClick={create}>
      <IconPlus size={16} stroke={1.75} aria-hidden="true" />
      Nuevo cliente
    </Button>
  )
  return (
    <Page title="Clientes de la API" lead="Sistemas que llaman a la API con identificador y secreto." actions={actions}>
      <Stack>
        {done && <Notice tone="info">{done}</Notice>}
        <Panel title="Clientes" flush>
          <Loaded of={clientes} failure={administracionMessages.clientesFailed.text} ghost={<SkeletonRows />}>
            {(all) =>
              all.length === 0 ? (
                <Empty title="No hay clientes">
                  <p>Cree uno para que otro sistema llame a la API.</p>
                </Empty>
              ) : (
                <ClientesTable of={all} onOpen={forget} />
              )
            }
          </Loaded>
        </Panel>
      </Stack>
      {(isNew || chosen) && (
        <ClienteDialog
          key={chosen?.clienteId ?? 'nuevo'}
          cliente={chosen}
          onSaved={saved}
          onSecret={setSecret}
          onClose={close}
        />
      )}
      {secret && <SecretDialog secret={secret} onClose={() => setSecret(null)} />}
    </Page>
  )
}
