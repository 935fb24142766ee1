import { clienteRule } from '@alerce/contract/forms/acceso/administracion'
import type { Rules } from '@alerce/contract/forms/rules'
import { administracionMessages } from '@alerce/contract/messages/acceso/administracion'
import { IconPlus } from '@tabler/icons-react'
import { Button } from '../../../components/actions/button.tsx'
import type { Secret } from '../../../components/dialogs/secret-dialog.tsx'
import { type DeskActs, useRecordDesk } from '../../../components/dialogs/use-record-desk.tsx'
import { useTellFailure } from '../../../components/dialogs/use-tell-failure.ts'
import { Empty } from '../../../components/feedback/empty.tsx'
import { Loaded } from '../../../components/feedback/loaded.tsx'
import { SkeletonRows } from '../../../components/feedback/skeletons.tsx'
import { CheckGroupField } from '../../../components/fields/check-group-field.tsx'
import { TextField } from '../../../components/fields/text-field.tsx'
import { Page } from '../../../components/layout/page.tsx'
import { Panel, Stack } from '../../../components/layout/panel.tsx'
import { DeskDialog } from '../../../components/mesa/desk-dialog.tsx'
import { account } from '../../../lib/form/shapes.ts'
import { useAlerceForm } from '../../../lib/form/use-alerce-form.ts'
import { alcances } from './alcances.ts'
import { AccesoCliente } from './components/acceso-cliente.tsx'
import { ClientesTable } from './components/clientes-table.tsx'
import { type Cliente, useCambiarCliente, useClientes, useCrearCliente } from './queries.ts'

interface ClienteForm {
  clienteId: string
  alcances: string[]
}

const rules: Rules<ClienteForm> = {
  clienteId: clienteRule,
  alcances: (value) => (value.length > 0 ? null : administracionMessages.alcanceObligatorio.text),
}

const secretOf = (clienteId: string, secreto: string): Secret => ({
  title: 'Cliente creado',
  label: `Secreto de ${clienteId}`,
  value: secreto,
  note: 'Guárdelo en el sistema que llamará a la API.',
})

/** Form of an API client; null makes a new one. `onSaved` receives the notice, and the secret of a new client. */
function useClienteForm(cliente: Cliente | null, onSaved: (what: string, secret: Secret | null) => void) {
  const crear = useCrearCliente()
  const cambiar = useCambiarCliente()
  const tellFailure = useTellFailure()
  const form = useAlerceForm<ClienteForm>({
    name: `cliente:${cliente?.clienteId ?? 'nuevo'}`,
    initial: { clienteId: cliente?.clienteId ?? '', alcances: [...(cliente?.alcances ?? ['leer'])] },
    rules,
  })

  const send = async (values: ClienteForm): Promise<Secret | null> => {
    const { clienteId } = values
    const alcances = values.alcances as Cliente['alcances']
    if (!cliente) return secretOf(clienteId, (await crear.mutateAsync({ clienteId, alcances })).secreto)
    await cambiar.mutateAsync({ clienteId, alcances, activo: cliente.activo, version: cliente.version })
    return null
  }
  const save = async (values: ClienteForm) => {
    const secret = await send(values)
    await form.saved(values)
    onSaved(
      secret ? `Se creó el cliente ${values.clienteId}.` : `Se guardaron los alcances de ${values.clienteId}.`,
      secret,
    )
  }

  return { form, submit: form.submit(save, tellFailure(administracionMessages.clienteNoGuardado.text)) }
}

interface ClienteDialogProps extends DeskActs {
  /** null makes a new one. */
  readonly cliente: Cliente | null
}

function ClienteDialog({ cliente, onSaved, onSecret, onClose, onLetGo }: ClienteDialogProps) {
  const { form, submit } = useClienteForm(cliente, onSaved)
  return (
    <DeskDialog
      title={cliente?.clienteId ?? 'Nuevo cliente'}
      action={cliente ? 'Guardar alcances' : 'Crear cliente'}
      wide
      form={form}
      onSubmit={submit}
      onClose={onClose}
      onLetGo={onLetGo}
    >
      {cliente && <AccesoCliente cliente={cliente} onSecret={onSecret} />}
      {!cliente && (
        <TextField
          label="Identificador"
          description="De 3 a 60 letras minúsculas, números o guiones. No cambia después."
          required
          shape={account}
          maxLength={60}
          {...form.field('clienteId')}
        />
      )}
      <CheckGroupField label="Alcances" required options={alcances} {...form.field('alcances')} />
    </DeskDialog>
  )
}

/** /consola/clientes: API clients and their scopes. */
export function ClientesScreen() {
  const clientes = useClientes()
  const desk = useRecordDesk('clienteId')
  const { openId, isNew, acts } = desk
  const chosen = clientes.data?.find(({ clienteId }) => clienteId === openId) ?? null

  const actions = (
    <>
      <a href="/api/referencia">Referencia de la API</a>
      <Button kind="primary" onClick={desk.create}>
        <IconPlus size={16} stroke={1.75} aria-hidden="true" />
        Nuevo cliente
      </Button>
    </>
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
