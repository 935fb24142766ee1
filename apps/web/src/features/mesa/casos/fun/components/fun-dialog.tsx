import { mesaMessages } from '@alerce/contract/messages/mesa/mesa'
import { esFecha } from '@alerce/domain/base/fechas/fecha'
import { ReasonedButton } from '../../../../../components/actions/reasoned-button.tsx'
import { useAction } from '../../../../../components/actions/use-action.ts'
import { CambioAjeno } from '../../../../../components/feedback/cambio-ajeno.tsx'
import { Notice } from '../../../../../components/feedback/notice.tsx'
import { DateField } from '../../../../../components/fields/date-field.tsx'
import { RutField } from '../../../../../components/fields/rut-field.tsx'
import { DeskDialog, type DeskDialogProps } from '../../../../../components/mesa/desk-dialog.tsx'
import classes from '../../../../../components/mesa/mesa.module.css'
import { textoDeAjeno } from '../../../../../lib/sale/ajeno.ts'
import type { Fun } from '../queries.ts'
import type { useCambios } from '../use-cambios.ts'
import { useFunForm } from '../use-fun-form.ts'

interface EliminarButtonProps {
  readonly busy: boolean
  /** Why not now; null: it can be. */
  readonly reason: string | null
  readonly onPress: () => void
}

/** Deletes a FUN registered by mistake. The notice offers the undo. */
function EliminarButton({ busy, reason, onPress }: EliminarButtonProps) {
  return (
    <ReasonedButton kind="quiet" className={classes.aside ?? ''} reason={reason} busy={busy} onClick={onPress}>
      Eliminar
    </ReasonedButton>
  )
}

interface FunDialogProps {
  /** null writes one down of any RUT. */
  readonly fun: Fun | null
  readonly cambios: ReturnType<typeof useCambios>
  readonly onClose: () => void
  readonly onLetGo: DeskDialogProps['onLetGo']
}

export function FunDialog({ fun, cambios, onClose, onLetGo }: FunDialogProps) {
  const { form, hoy, actual, leido, ajeno, takeSaved, ...edit } = useFunForm(fun, cambios.save, onClose)
  const isNew = actual === null
  const eliminar = useAction(async (uno: Fun) => {
    try {
      await cambios.removeIt(uno)
      onClose()
    } catch (error) {
      await edit.notSaved(error)
    }
  }, mesaMessages.funNoGuardado.text)
  return (
    <DeskDialog
      title={isNew ? 'Registrar FUN de baja' : 'Corregir FUN de baja'}
      action={isNew ? 'Registrar FUN' : 'Guardar FUN'}
      extra={
        actual && (
          <EliminarButton
            busy={eliminar.busy}
            reason={form.busy ? 'Se está guardando este FUN.' : null}
            onPress={() => eliminar.run(actual)}
          />
        )
      }
      held={eliminar.busy ? 'Se está eliminando este FUN.' : null}
      form={form}
      onSubmit={edit.submit}
      onClose={onClose}
      onLetGo={onLetGo}
    >
      {ajeno && (
        <CambioAjeno onTake={takeSaved}>
          <p>{textoDeAjeno(ajeno)}</p>
          <p>{leido ? `Ahora está procesado el ${leido}.` : 'Ahora no está procesado.'}</p>
        </CambioAjeno>
      )}
      {edit.perdido && <Notice>Si guarda lo escrito, se registra de nuevo.</Notice>}
      <RutField
        label="RUT de quien deja de ser carga"
        description={fun?.casos.join(', ')}
        required
        readOnly={fun !== null}
        {...form.field('rut')}
      />
      <DateField label="Recibido por CCS" required max={hoy} {...form.field('recibido')} />
      <DateField
        label="Procesado"
        description="Déjelo vacío mientras no se procese."
        {...(esFecha(form.values.recibido) ? { min: form.values.recibido } : {})}
        max={hoy}
        {...form.field('procesado')}
      />
    </DeskDialog>
  )
}
