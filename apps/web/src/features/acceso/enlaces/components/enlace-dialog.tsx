import { type EnlaceForm, enlaceRules } from '@alerce/contract/forms/acceso/administracion'
import { administracionMessages } from '@alerce/contract/messages/acceso/administracion'
import { fechaYHora } from '@alerce/domain/base/fechas/instante'
import { horasDelEnlace, horasMaximasDelEnlace } from '@alerce/domain/limites'
import { useConfirm } from '../../../../components/dialogs/dialogs-provider.tsx'
import type { Secret } from '../../../../components/dialogs/secret-dialog.tsx'
import { useTellFailure } from '../../../../components/dialogs/use-tell-failure.ts'
import { Notice } from '../../../../components/feedback/notice.tsx'
import { NumberField } from '../../../../components/fields/number-field.tsx'
import { SearchSelectField } from '../../../../components/fields/search-select/search-select-field.tsx'
import { DeskDialog, type DeskDialogProps } from '../../../../components/mesa/desk-dialog.tsx'
import type { PayloadOf, ReplyOf } from '../../../../lib/api/call.ts'
import { isRefusal } from '../../../../lib/api/errors.ts'
import { chosenId } from '../../../../lib/form/chosen-id.ts'
import { useAlerceForm } from '../../../../lib/form/use-alerce-form.ts'
import { opciones, useCrearEnlace, usePartes } from '../queries.ts'

const secretOf = ({ ruta, expira }: ReplyOf<'crearEnlaceSupervisor'>): Secret => ({
  title: 'Enlace creado',
  label: 'Enlace de supervisor',
  value: window.location.origin + ruta,
  note: `Vence el ${fechaYHora(expira)}. Quien lo tenga puede ver la cartera: envíelo solo a su supervisor.`,
})

/** The form of a new link. `onMade` comes with the link, once the draft is gone. */
function useEnlaceForm(onMade: (link: Secret) => void) {
  const crear = useCrearEnlace()
  const confirm = useConfirm()
  const tellFailure = useTellFailure()
  const form = useAlerceForm<EnlaceForm>({
    name: 'enlace:nuevo',
    initial: { asesorId: null, jefeId: null, horas: horasDelEnlace },
    rules: enlaceRules,
    unkept: ['asesorId', 'jefeId'],
  })
  let link: Secret | null = null
  const make = async (values: EnlaceForm, more: Pick<PayloadOf<'crearEnlaceSupervisor'>, 'otroEquipo'> = {}) => {
    // The rules have seen that nothing is missing.
    link = secretOf(await crear.mutateAsync({ ...(values as PayloadOf<'crearEnlaceSupervisor'>), ...more }))
  }
  /** Over an advisor of another team only on purpose. */
  const asking = async (values: EnlaceForm, act: () => Promise<unknown>): Promise<boolean> => {
    try {
      await act()
      return true
    } catch (error) {
      const { code, text } = administracionMessages.enlaceOtroEquipo
      if (!isRefusal(error, 409) || error.codigo !== code) throw error
      return await confirm({ text, accept: 'Crear de todos modos' }, () => make(values, { otroEquipo: true }))
    }
  }
  const failed = tellFailure(administracionMessages.enlaceNoCreado.text)
  const after = () => link && onMade(link)
  return { form, submit: form.submit((values) => make(values), failed, after, asking) }
}

interface EnlaceDialogProps {
  readonly onMade: (link: Secret) => void
  readonly onClose: () => void
  readonly onLetGo: DeskDialogProps['onLetGo']
}

export function EnlaceDialog({ onMade, onClose, onLetGo }: EnlaceDialogProps) {
  const partes = usePartes()
  const { form, submit } = useEnlaceForm(onMade)
  const { asesores, jefes } = partes.data ?? { asesores: [], jefes: [] }
  return (
    <DeskDialog
      title="Nuevo enlace de supervisor"
      action="Crear enlace"
      form={form}
      onSubmit={submit}
      onClose={onClose}
      onLetGo={onLetGo}
    >
      {partes.isError && <Notice tone="bad">{administracionMessages.usuariosFailed.text}</Notice>}
      <SearchSelectField
        label="Asesor"
        description="De quién es la cartera que se verá."
        required
        options={opciones(asesores)}
        {...chosenId(form.field('asesorId'))}
      />
      <SearchSelectField
        label="Supervisor"
        description="Para quién es el enlace."
        required
        options={opciones(jefes)}
        {...chosenId(form.field('jefeId'))}
      />
      <NumberField
        label="Duración en horas"
        description={`De 1 a ${horasMaximasDelEnlace}.`}
        required
        clase="entero"
        {...form.field('horas')}
      />
    </DeskDialog>
  )
}
