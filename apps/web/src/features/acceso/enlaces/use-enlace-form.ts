import { type EnlaceForm, enlaceRules } from '@alerce/contract/forms/acceso/administracion'
import { administracionMessages } from '@alerce/contract/messages/acceso/administracion'
import { fechaYHora } from '@alerce/domain/base/fechas/instante'
import { horasDelEnlace } from '@alerce/domain/limites'
import { useConfirm } from '../../../components/dialogs/dialogs-provider.tsx'
import type { Secret } from '../../../components/dialogs/secret-dialog.tsx'
import { useTellFailure } from '../../../components/dialogs/use-tell-failure.ts'
import type { PayloadOf, ReplyOf } from '../../../lib/api/call.ts'
import { isRefusal } from '../../../lib/api/errors.ts'
import { useAlerceForm } from '../../../lib/form/use-alerce-form.ts'
import { useCrearEnlace } from './queries.ts'

const secretOf = ({ ruta, expira }: ReplyOf<'crearEnlaceSupervisor'>): Secret => ({
  title: 'Enlace creado',
  label: 'Enlace de supervisor',
  value: window.location.origin + ruta,
  note: `Vence el ${fechaYHora(expira)}. Quien lo tenga puede ver la cartera: envíelo solo a su supervisor.`,
})

/** The form of a new link. `onMade` comes with the link, once the draft is gone. */
export function useEnlaceForm(onMade: (link: Secret) => void) {
  const crear = useCrearEnlace()
  const confirm = useConfirm()
  const tellFailure = useTellFailure()
  const form = useAlerceForm<EnlaceForm>({
    name: 'enlace:nuevo',
    initial: { asesorId: null, jefeId: null, horas: horasDelEnlace },
    rules: enlaceRules,
  })
  /** Over an advisor of another team only on purpose. */
  const aSabiendas = async (payload: PayloadOf<'crearEnlaceSupervisor'>) => {
    try {
      return await crear.mutateAsync(payload)
    } catch (error) {
      const { code, text } = administracionMessages.enlaceOtroEquipo
      if (!isRefusal(error, 409) || error.codigo !== code) throw error
      if (!(await confirm({ text, accept: 'Crear de todos modos' }))) throw error
      return await crear.mutateAsync({ ...payload, otroEquipo: true })
    }
  }
  const save = async (values: EnlaceForm) => {
    // The rules have seen that nothing is missing.
    const link = await aSabiendas(values as PayloadOf<'crearEnlaceSupervisor'>)
    await form.saved(values)
    onMade(secretOf(link))
  }
  return { form, submit: form.submit(save, tellFailure(administracionMessages.enlaceNoCreado.text)) }
}
