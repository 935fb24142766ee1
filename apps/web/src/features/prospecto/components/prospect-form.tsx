import { proximaCitaRules } from '@alerce/contract/forms/cita'
import { prospectoRules } from '@alerce/contract/forms/prospecto'
import { prospectoMessages } from '@alerce/contract/messages/prospecto'
import { useNavigate } from 'react-router'
import { Button } from '../../../components/actions/button.tsx'
import { useMessage } from '../../../components/dialogs/dialogs-provider.tsx'
import { DraftNotice } from '../../../components/feedback/draft-notice.tsx'
import { ErrorSummary } from '../../../components/fields/error-summary.tsx'
import { ActionBar } from '../../../components/layout/action-bar.tsx'
import { Stack } from '../../../components/layout/panel.tsx'
import { messageOf } from '../../../lib/api/errors.ts'
import { useAlerceForm } from '../../../lib/form/use-alerce-form.ts'
import { goTo } from '../../../lib/routes.ts'
import { useSession } from '../../../lib/session.ts'
import { saveProspect } from '../save.ts'
import { type Datos, type Values, valuesOf } from '../values.ts'
import { NextAppointment } from './next-appointment.tsx'
import { PersonPanel } from './person-panel.tsx'
import { ProspectTabs } from './prospect-tabs.tsx'

const rules = { ...prospectoRules, ...proximaCitaRules }

/** `datos`: the prospect that is edited; null adds one. */
export function ProspectForm({ datos }: { readonly datos: Datos | null }) {
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
    await message(prospectoMessages.saved.text, 'ok')
    if (citaProblem) await message(citaProblem)
    await form.draft.clear()
    await navigate(goTo('addProspect', { prospectoId }), { replace: true })
  }
  const failed = (error: unknown) => message(messageOf(error, prospectoMessages.saveFailed.text))
  const submit = form.submit(save, failed)

  return (
    <>
      <form onSubmit={submit} noValidate id="prospecto">
        <Stack>
          <DraftNotice draft={form.draft} />
          <ErrorSummary errors={form.problems} onGoTo={form.goTo} />
          <PersonPanel field={form.field} actual={datos?.tipoProspecto} />
          <NextAppointment field={form.field} />
        </Stack>
        <input type="submit" hidden />
      </form>
      <ActionBar next={<ProspectTabs prospectoId={datos?.prospectoId ?? null} />}>
        <Button kind="primary" type="submit" form="prospecto" busy={form.busy}>
          Guardar Prospecto
        </Button>
      </ActionBar>
    </>
  )
}
