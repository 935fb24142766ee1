import { type EnlaceForm, enlaceRules } from '@alerce/contract/forms/acceso/administracion'
import { administracionMessages } from '@alerce/contract/messages/acceso/administracion'
import { horasDelEnlace } from '@alerce/domain/limites'
import type { Secret } from '../../../components/dialogs/secret-dialog.tsx'
import { useTellFailure } from '../../../components/dialogs/use-tell-failure.ts'
import type { PayloadOf, ReplyOf } from '../../../lib/api/call.ts'
import { useAlerceForm } from '../../../lib/form/use-alerce-form.ts'
import { instantText } from '../../../lib/time/instant.ts'
import { useCrearEnlace } from './queries.ts'

const secretOf = ({ ruta, expira }: ReplyOf<'crearEnlaceSupervisor'>): Secret => ({
  title: 'Enlace creado',
  label: 'Enlace de supervisor',
  value: window.location.origin + ruta,
  note: `Vence el ${instantText(expira)}. Quien lo tenga puede ver la cartera: envíelo solo a su supervisor.`,
})

/** The form of a new link. `onMade` comes with the link, once the draft is gone. */
export function useEnlaceForm(onMade: (link: Secret) => void) {
  const crear = useCrearEnlace()
  const tellFailure = useTellFailure()
  const form = useAlerceForm<EnlaceForm>({
    name: 'enlace:nuevo',
    initial: { asesorId: null, jefeId: null, horas: horasDelEnlace },
    rules: enlaceRules,
  })
  const save = async (values: EnlaceForm) => {
    // The rules have seen that nothing is missing.
    const link = await crear.mutateAsync(values as PayloadOf<'crearEnlaceSupervisor'>)
    await form.draft.clear()
    onMade(secretOf(link))
  }
  return { form, submit: form.submit(save, tellFailure(administracionMessages.enlaceNoCreado.text)) }
}
