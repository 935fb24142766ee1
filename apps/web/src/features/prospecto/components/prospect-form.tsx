import { Button } from '../../../components/actions/button.tsx'
import { DraftNotice } from '../../../components/feedback/draft-notice.tsx'
import { ErrorSummary } from '../../../components/fields/error-summary.tsx'
import { ActionBar } from '../../../components/layout/action-bar.tsx'
import { Stack } from '../../../components/layout/panel.tsx'
import { useProspectForm } from '../use-prospect-form.ts'
import type { Datos } from '../values.ts'
import { NextAppointment } from './next-appointment.tsx'
import { PersonPanel } from './person-panel.tsx'
import { ProspectTabs } from './prospect-tabs.tsx'

/** `datos`: the prospect that is edited; null adds one. */
export function ProspectForm({ datos }: { readonly datos: Datos | null }) {
  const { form, submit } = useProspectForm(datos)
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
