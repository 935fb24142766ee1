import { sucesos, sucesosElegibles } from '@alerce/contract/catalogos/base/sucesos'
import { type SuscripcionForm, suscripcionRules } from '@alerce/contract/forms/acceso/suscripciones'
import { suscripcionesMessages as m } from '@alerce/contract/messages/acceso/suscripciones'
import { largoDeLaDireccion } from '@alerce/domain/acceso/suscripciones'
import { IconPlus } from '@tabler/icons-react'
import { Button } from '../../../components/actions/button.tsx'
import type { Secret } from '../../../components/dialogs/secret-dialog.tsx'
import { type DeskActs, useRecordDesk } from '../../../components/dialogs/use-record-desk.tsx'
import { useTellFailure } from '../../../components/dialogs/use-tell-failure.ts'
import { Empty } from '../../../components/feedback/empty.tsx'
import { Loaded } from '../../../components/feedback/loaded.tsx'
import { SkeletonRows } from '../../../components/feedback/skeletons.tsx'
import { CheckGroupField } from '../../../components/fields/check-group-field.tsx'
import { SelectField } from '../../../components/fields/select-field.tsx'
import { TextField } from '../../../components/fields/text-field.tsx'
import { Page } from '../../../components/layout/page.tsx'
import { Panel, Stack } from '../../../components/layout/panel.tsx'
import { DeskDialog } from '../../../components/mesa/desk-dialog.tsx'
import { useAlerceForm } from '../../../lib/form/use-alerce-form.ts'
import { Entregas } from './components/entregas.tsx'
import { EstadoBox } from './components/estado-box.tsx'
import { SuscripcionesTable } from './components/suscripciones-table.tsx'
import { type Suscripcion, useCambiar, useClientesActivos, useCrear, useSuscripciones } from './queries.ts'

const opciones = sucesosElegibles.map((suceso) => ({
  value: suceso,
  label: sucesos[suceso].texto,
  description: suceso,
}))

/** Form of a webhook; null makes a new one. `onSaved` receives the notice, and the secret of a new one. */
function useSuscripcionForm(suscripcion: Suscripcion | null, onSaved: (what: string, secret: Secret | null) => void) {
  const crear = useCrear()
  const cambiar = useCambiar()
  const tellFailure = useTellFailure()
  const form = useAlerceForm<SuscripcionForm>({
    name: `suscripcion:${suscripcion?.suscripcionId ?? 'nueva'}`,
    initial: {
      clienteId: suscripcion?.clienteId ?? '',
      url: suscripcion?.url ?? '',
      sucesos: [...(suscripcion?.sucesos ?? [])],
    },
    rules: suscripcionRules,
  })

  const send = async ({ clienteId, url, ...values }: SuscripcionForm): Promise<Secret | null> => {
    const elegidos = values.sucesos as Suscripcion['sucesos']
    if (suscripcion) {
      const { suscripcionId, activa, version } = suscripcion
      await cambiar.mutateAsync({ suscripcionId, url, sucesos: elegidos, activa, version })
      return null
    }
    const { secreto } = await crear.mutateAsync({ clienteId, url, sucesos: elegidos })
    const note = 'Guárdelo en el sistema que recibirá los avisos: con él comprueba su firma.'
    return { title: 'Webhook creado', label: `Secreto del webhook de ${clienteId}`, value: secreto, note }
  }
  const save = async (values: SuscripcionForm) => {
    const secret = await send(values)
    await form.saved(values)
    onSaved(secret ? 'Se creó el webhook.' : 'Se guardó el webhook.', secret)
  }

  return { form, submit: form.submit(save, tellFailure(m.noGuardada.text)) }
}

interface SuscripcionDialogProps extends DeskActs {
  /** null makes a new one. */
  readonly suscripcion: Suscripcion | null
}

function SuscripcionDialog({ suscripcion, onSaved, onSecret, onClose, onLetGo }: SuscripcionDialogProps) {
  const { form, submit } = useSuscripcionForm(suscripcion, onSaved)
  const clientes = useClientesActivos()
  const activos = (clientes.data ?? []).filter(({ activo }) => activo)
  return (
    <DeskDialog
      title={suscripcion ? 'Webhook' : 'Nuevo webhook'}
      action={suscripcion ? 'Guardar' : 'Crear webhook'}
      wide
      form={form}
      onSubmit={submit}
      onClose={onClose}
      onLetGo={onLetGo}
    >
      {suscripcion && <EstadoBox suscripcion={suscripcion} onSecret={onSecret} />}
      {!suscripcion && (
        <SelectField
          label="Cliente de la API"
          required
          options={activos.map(({ clienteId }) => ({ value: clienteId, label: clienteId }))}
          empty={clientes.data && activos.length === 0 ? 'No hay clientes activos' : 'Elija un cliente'}
          {...form.field('clienteId')}
        />
      )}
      <TextField
        label="Dirección"
        description="Comienza con https:// y recibe los avisos por POST."
        required
        maxLength={largoDeLaDireccion}
        {...form.field('url')}
      />
      <CheckGroupField label="Sucesos" required options={opciones} {...form.field('sucesos')} />
      {suscripcion && <Entregas suscripcionId={suscripcion.suscripcionId} activa={suscripcion.activa} />}
    </DeskDialog>
  )
}

/** /consola/webhooks: addresses of other systems that are told of changes. */
export function SuscripcionesScreen() {
  const suscripciones = useSuscripciones()
  const desk = useRecordDesk('suscripcionId')
  const { openId, isNew, acts } = desk
  const chosen = suscripciones.data?.find(({ suscripcionId }) => String(suscripcionId) === openId) ?? null

  const actions = (
    <>
      <a href="/api/referencia">Referencia de la API</a>
      <Button kind="primary" onClick={desk.create}>
        <IconPlus size={16} stroke={1.75} aria-hidden="true" />
        Nuevo webhook
      </Button>
    </>
  )
  return (
    <Page
      title="Webhooks"
      lead="Sistemas a los que se avisa, al momento, lo que cambia en las ventas."
      actions={actions}
    >
      <Stack>
        {desk.notice}
        <Panel title="Webhooks" flush>
          <Loaded of={suscripciones} failure={m.listFailed.text} ghost={<SkeletonRows />}>
            {(all) =>
              all.length === 0 ? (
                <Empty title="No hay webhooks">
                  <p>Cree uno para que otro sistema se entere de los cambios sin preguntar.</p>
                </Empty>
              ) : (
                <SuscripcionesTable of={all} onOpen={desk.forget} />
              )
            }
          </Loaded>
        </Panel>
      </Stack>
      {(isNew || chosen) && <SuscripcionDialog key={chosen?.suscripcionId ?? 'nueva'} suscripcion={chosen} {...acts} />}
      {desk.over}
    </Page>
  )
}
