import { ReasonedButton } from '../../../components/actions/reasoned-button.tsx'
import { DraftNotice } from '../../../components/feedback/draft-notice.tsx'
import { Notice } from '../../../components/feedback/notice.tsx'
import { ErrorSummary } from '../../../components/fields/error-summary.tsx'
import { ActionBar } from '../../../components/layout/action-bar.tsx'
import { Stack } from '../../../components/layout/panel.tsx'
import { useReader } from '../../../lib/session/use-lock.ts'
import { useProspectForm } from '../use-prospect-form.ts'
import type { Datos } from '../values.ts'
import { NextAppointment } from './next-appointment.tsx'
import { PersonPanel } from './person-panel.tsx'
import { ProspectTabs } from './prospect-tabs.tsx'

/** `datos`: the prospect that is edited; null adds one. */
export function ProspectForm({ datos }: { readonly datos: Datos | null }) {
  const { form, submit } = useProspectForm(datos)
  const reader = useReader()
  return (
    <>
      <form onSubmit={submit} noValidate id="prospecto">
        <Stack>
          {reader && <Notice>{reader}</Notice>}
          <DraftNotice draft={form.draft} />
          <ErrorSummary errors={form.problems} onGoTo={form.goTo} />
          <fieldset disabled={reader !== null}>
            <legend className="vh">Prospecto</legend>
            <Stack>
              <PersonPanel field={form.field} actual={datos?.tipoProspecto} />
              <NextAppointment field={form.field} />
            </Stack>
          </fieldset>
        </Stack>
        {!reader && <input type="submit" hidden />}
      </form>
      <ActionBar next={<ProspectTabs prospectoId={datos?.prospectoId ?? null} />}>
        <ReasonedButton kind="primary" type="submit" form="prospecto" reason={reader} busy={form.busy}>
          Guardar Prospecto
        </ReasonedButton>
      </ActionBar>
    </>
  )
}
