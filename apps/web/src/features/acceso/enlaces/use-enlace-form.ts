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
