import { ReasonedButton } from '../../../../components/actions/reasoned-button.tsx'
import { DraftNotice } from '../../../../components/feedback/draft-notice.tsx'
import { Notice } from '../../../../components/feedback/notice.tsx'
import { ChoiceField } from '../../../../components/fields/choice-field.tsx'
import { ErrorSummary } from '../../../../components/fields/error-summary.tsx'
import { ActionBar } from '../../../../components/layout/action-bar.tsx'
import { Page } from '../../../../components/layout/page.tsx'
import { Stack } from '../../../../components/layout/panel.tsx'
import { useReader } from '../../../../lib/session/use-lock.ts'
import { PersonPanel } from '../components/person-panel.tsx'
import classes from './compensado.module.css'
import { useCompensadoForm } from './use-compensado-form.ts'

const ventas = [
  { value: 'M', label: 'Manual' },
  { value: 'E', label: 'Electrónica' },
]

const titulos = ['Agregar Compensado Otorgante', 'Agregar Compensado Recibe'] as const

/** Adds a compensated pair (spec 1 §2): both people, saved together. */
export function CompensadoScreen() {
  const { form, submit, recien } = useCompensadoForm()
  const reader = useReader()
  return (
    <Page title="Agregar nuevo Compensado" lead="Lo marcado con * es obligatorio. Se guardan los dos o ninguno.">
      <form onSubmit={submit} noValidate id="pareja">
        <Stack>
          {reader && <Notice>{reader}</Notice>}
          <DraftNotice form={form} />
          <ErrorSummary errors={form.problems} onGoTo={form.goTo} />
          <fieldset disabled={reader !== null}>
            <legend className="vh">Pareja de compensados</legend>
            <div className={classes.dos}>
              {titulos.map((title, lugar) => (
                <PersonPanel
                  key={title}
                  title={title}
                  field={(campo) => form.field(`prospectos.${lugar}.${campo}`)}
                  documento={null}
                  actual={undefined}
                  guardada={recien[lugar] ?? null}
                />
              ))}
            </div>
            <div className={classes.venta}>
              <ChoiceField {...form.field('tipoVenta')} label="Tipo de venta, el mismo para los dos" options={ventas} />
            </div>
          </fieldset>
        </Stack>
        {!reader && <input type="submit" hidden />}
      </form>
      <ActionBar next="Después de guardar verá a los dos, uno al lado del otro.">
        <ReasonedButton kind="primary" type="submit" form="pareja" reason={reader} busy={form.busy}>
          Guardar Prospectos
        </ReasonedButton>
      </ActionBar>
    </Page>
  )
}
