import { proximaCitaRules } from '@alerce/contract/forms/cita'
import { prospectoRules } from '@alerce/contract/forms/prospecto'
import { prospectoMessages } from '@alerce/contract/messages/prospecto'
import { useNavigate } from 'react-router'
import { useMessage } from '../../components/dialogs/dialogs-provider.tsx'
import { messageOf } from '../../lib/api/errors.ts'
import { useAlerceForm } from '../../lib/form/use-alerce-form.ts'
import { goTo } from '../../lib/routes.ts'
import { useSession } from '../../lib/session/session.ts'
import { saveProspect } from './save.ts'
import { type Datos, type Values, valuesOf } from './values.ts'

const rules = { ...prospectoRules, ...proximaCitaRules }

/** The form of a prospect and what its button does. `datos`: the prospect that is edited; null adds one. */
export function useProspectForm(datos: Datos | null) {
  const session = useSession()
  const message = useMessage()
  const navigate = useNavigate()
  const form = useAlerceForm<Values>({
    name: `prospecto:${datos?.prospectoId ?? 'nuevo'}`,
    initial: valuesOf(datos),
    rules,
  })

  const save = async (values: Values) => {
    const { prospectoId, citaProblem } = await saveProspect(values, datos, session.rut)
    await form.draft.clear()
    await message(prospectoMessages.saved.text, 'ok')
    if (citaProblem) await message(citaProblem)
    await navigate(goTo('addProspect', { prospectoId }), { replace: true })
  }
  const failed = (error: unknown) => message(messageOf(error, prospectoMessages.saveFailed.text))

  return { form, submit: form.submit(save, failed) }
}
