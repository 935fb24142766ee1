import { type UmbralesForm, umbralesRules } from '@alerce/contract/forms/cartera/equipo'
import { alertaMessages } from '@alerce/contract/messages/cartera/equipo'
import { conMayuscula } from '@alerce/domain/base/texto/limpio'
import { clasesDeAlerta } from '@alerce/domain/cartera/equipo/alerta'
import { Button } from '../../../../components/actions/button.tsx'
import { useTellFailure } from '../../../../components/dialogs/use-tell-failure.ts'
import { DraftNotice } from '../../../../components/feedback/draft-notice.tsx'
import { useUndoToast } from '../../../../components/feedback/use-undo-toast.tsx'
import { CheckField } from '../../../../components/fields/check-field.tsx'
import { ErrorSummary } from '../../../../components/fields/error-summary.tsx'
import { NumberField } from '../../../../components/fields/number-field.tsx'
import { Panel } from '../../../../components/layout/panel.tsx'
import { useAlerceForm } from '../../../../lib/form/use-alerce-form.ts'
import { useWrite } from '../../../../lib/use-call.ts'
import classes from '../equipo.module.css'
import type { Alertas } from '../queries.ts'

/** Thresholds of the head of team, each with its letter. */
export function UmbralesPanel({ umbrales }: { readonly umbrales: Alertas['umbrales'] }) {
  const guardar = useWrite('guardarAlertas')
  const tellFailure = useTellFailure()
  const { tell, toast } = useUndoToast(alertaMessages.saveFailed.text)
  const form = useAlerceForm<UmbralesForm>({
    name: 'umbrales',
    initial: { umbrales: umbrales.map((umbral) => ({ ...umbral })) },
    rules: umbralesRules,
    byReaders: true,
  })
  const save = async ({ umbrales: escritos }: UmbralesForm) => {
    const payload = escritos.map((umbral) => ({
      ...umbral,
      valor: umbral.valor === null ? null : Number(umbral.valor),
    }))
    await guardar.mutateAsync({ umbrales: payload }, () => tell('Se guardaron los umbrales.'))
  }
  return (
    <form noValidate onSubmit={form.submit(save, tellFailure(alertaMessages.saveFailed.text))}>
      <Panel title="Umbrales" flush>
        <div className={classes.avisos}>
          <DraftNotice form={form} />
          <ErrorSummary errors={form.problems} onGoTo={form.goTo} />
        </div>
        <ul className={classes.metas}>
          {umbrales.map(({ clase }, index) => (
            <li key={clase}>
              <fieldset className={classes.umbral}>
                <legend>{clasesDeAlerta[clase].nombre}</legend>
                <NumberField
                  clase="entero"
                  label={conMayuscula(clasesDeAlerta[clase].unidad)}
                  {...form.field(`umbrales.${index}.valor`)}
                />
                <CheckField label="También por correo" {...form.field(`umbrales.${index}.porCorreo`)} />
              </fieldset>
            </li>
          ))}
        </ul>
        <div className={classes.pie}>
          <p>Cada caso se avisa una vez, en la campana. Vacío no avisa.</p>
          <Button kind="primary" type="submit" busy={form.busy}>
            Guardar umbrales
          </Button>
        </div>
      </Panel>
      {toast}
    </form>
  )
}
