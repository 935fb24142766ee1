import { ButtonLink } from '../../../../components/actions/button-link.tsx'
import { ReasonedButton } from '../../../../components/actions/reasoned-button.tsx'
import { DraftNotice } from '../../../../components/feedback/draft-notice.tsx'
import { Notice } from '../../../../components/feedback/notice.tsx'
import { ErrorSummary } from '../../../../components/fields/error-summary.tsx'
import { ActionBar } from '../../../../components/layout/action-bar.tsx'
import { Stack } from '../../../../components/layout/panel.tsx'
import { goTo } from '../../../../lib/routes.ts'
import { useReader } from '../../../../lib/session/use-lock.ts'
import { type ProspectFormOptions, useProspectForm } from '../use-prospect-form.ts'
import { Ajeno } from './ajeno.tsx'
import { NextAppointment } from './next-appointment.tsx'
import { PersonPanel } from './person-panel.tsx'
import { ProspectTabs } from './prospect-tabs.tsx'

export function ProspectForm(options: ProspectFormOptions) {
  const { form, submit, insist, ajeno, takeSaved, guardada } = useProspectForm(options)
  const { datos, pendiente } = options
  const reader = useReader()
  // saved, with nothing typed since: the way on comes first
  const sigue = form.isDirty() ? null : datos?.prospectoId
  // the document of a pair is the rut, and so is that of an electronic sale (spec 2 §4, §5)
  const soloRut = datos !== null && (datos.esCompensado || datos.tipoVenta === 'E')
  return (
    <>
      <form onSubmit={submit} noValidate id="prospecto">
        <Stack>
          {reader && <Notice>{reader}</Notice>}
          <DraftNotice form={form} told={ajeno !== null} />
          {ajeno && datos && <Ajeno ajeno={ajeno} datos={datos} onTake={takeSaved} />}
          <ErrorSummary errors={form.problems} onGoTo={form.goTo} />
          <fieldset disabled={reader !== null}>
            <legend className="vh">Prospecto</legend>
            <Stack>
              <PersonPanel
                field={form.field}
                documento={soloRut ? null : form.values.tipoDocumento}
                actual={datos?.tipoProspecto}
                guardada={guardada}
              />
              <NextAppointment form={form} pendiente={pendiente} onInsist={insist} />
            </Stack>
          </fieldset>
        </Stack>
        {!reader && <input type="submit" hidden />}
      </form>
      <ActionBar next={<ProspectTabs datos={datos} />}>
        <ReasonedButton
          kind={sigue ? 'plain' : 'primary'}
          type="submit"
          form="prospecto"
          reason={reader}
          busy={form.busy}
        >
          Guardar Prospecto
        </ReasonedButton>
        {sigue && (
          <ButtonLink kind="primary" to={goTo('postulantData', { prospectoId: sigue })}>
            Ir a Antecedentes
          </ButtonLink>
        )}
      </ActionBar>
    </>
  )
}
