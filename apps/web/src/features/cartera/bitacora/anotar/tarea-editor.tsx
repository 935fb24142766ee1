import { type TareaForm, tareaRules } from '@alerce/contract/forms/cartera/seguimiento'
import { tareaMessages } from '@alerce/contract/messages/cartera/seguimiento'
import { Button } from '../../../../components/actions/button.tsx'
import { useTellFailure } from '../../../../components/dialogs/use-tell-failure.ts'
import { useUndoToast } from '../../../../components/feedback/use-undo-toast.tsx'
import { FormNotices } from '../../../../components/fields/form-notices.tsx'
import { TareaFields } from '../../../../components/seguimiento/tarea-fields.tsx'
import { focusField } from '../../../../lib/form/focus-field.ts'
import { useAlerceForm } from '../../../../lib/form/use-alerce-form.ts'
import { todayInSantiago } from '../../../../lib/time/clock.ts'
import { useWrite } from '../../../../lib/use-call.ts'
import classes from './anotar.module.css'

const enBlanco = (): TareaForm => ({ texto: '', fecha: todayInSantiago(), hora: '' })

/** A task about the person of the timeline. */
export function TareaEditor({ prospectoId }: { readonly prospectoId: number }) {
  const tellFailure = useTellFailure()
  const { tell, toast } = useUndoToast(tareaMessages.closeFailed.text)
  const crear = useWrite('crearTarea')
  const eliminar = useWrite('eliminarTarea')
  const form = useAlerceForm<TareaForm>({ name: `tarea:${prospectoId}`, initial: enBlanco(), rules: tareaRules })
  const save = ({ texto, fecha, hora }: TareaForm) =>
    crear.mutateAsync({ prospectoId, texto, fecha, hora: hora || null }, ({ tareaId }) =>
      tell('Tarea agregada', (said) => eliminar.mutateAsync({ tareaId }, () => said())),
    )
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
