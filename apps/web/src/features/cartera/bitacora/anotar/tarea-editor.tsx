import { type TareaForm, tareaRules } from '@alerce/contract/forms/cartera/seguimiento'
import { tareaMessages } from '@alerce/contract/messages/cartera/seguimiento'
import { Button } from '../../../../components/actions/button.tsx'
import { useTellFailure } from '../../../../components/dialogs/use-tell-failure.ts'
import { FormNotices } from '../../../../components/fields/form-notices.tsx'
import { TareaFields } from '../../../../components/seguimiento/tarea-fields.tsx'
import { useActosDeTarea } from '../../../../components/seguimiento/use-actos-de-tarea.tsx'
import { focusField } from '../../../../lib/form/focus-field.ts'
import { useAlerceForm } from '../../../../lib/form/use-alerce-form.ts'
import { saveByKey } from '../../../../lib/keys/save-by-key.ts'
import { todayInSantiago } from '../../../../lib/time/clock.ts'
import classes from './anotar.module.css'

const enBlanco = (): TareaForm => ({ texto: '', fecha: todayInSantiago(), hora: '' })

/** A task about the person of the timeline. */
export function TareaEditor({ prospectoId }: { readonly prospectoId: number }) {
  const tellFailure = useTellFailure()
  const { add, toast } = useActosDeTarea()
  const form = useAlerceForm<TareaForm>({ name: `tarea:${prospectoId}`, initial: enBlanco(), rules: tareaRules })
  const save = (values: TareaForm) => add(prospectoId, values)
  const clear = async () => {
    form.setValues(enBlanco())
    await form.saved(enBlanco())
    focusField('texto')
  }
  return (
    <form
      className={classes.form}
      noValidate
      onSubmit={form.submit(save, tellFailure(tareaMessages.saveFailed.text), clear)}
      onKeyDown={saveByKey}
    >
      <FormNotices form={form} locked={null} />
      <TareaFields form={form} />
      <div className={classes.pie}>
        <Button kind="primary" type="submit" busy={form.busy}>
          Agregar tarea
        </Button>
      </div>
      {toast}
    </form>
  )
}
