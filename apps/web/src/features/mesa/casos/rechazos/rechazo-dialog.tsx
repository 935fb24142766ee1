import { LARGO_GLOSA, type RechazoForm, rechazoRules } from '@alerce/contract/forms/mesa/mesa'
import { mesaMessages } from '@alerce/contract/messages/mesa/mesa'
import { useTellFailure } from '../../../../components/dialogs/use-tell-failure.ts'
import { TextAreaField } from '../../../../components/fields/text-area-field.tsx'
import { CasoField, DeskDialog, type DeskDialogProps } from '../../../../components/mesa/desk-dialog.tsx'
import { useAlerceForm } from '../../../../lib/form/use-alerce-form.ts'
import type { CasoDeMesa } from '../../../../lib/mesa/casos.ts'
import type { CambiosDeRechazos } from './use-cambios.ts'

interface Values extends RechazoForm {
  caso: CasoDeMesa | null
}

interface RechazoDialogProps {
  readonly record: CambiosDeRechazos['record']
  readonly onClose: () => void
  readonly onLetGo: DeskDialogProps['onLetGo']
}

export function RechazoDialog({ record, onClose, onLetGo }: RechazoDialogProps) {
  const tellFailure = useTellFailure()
  const form = useAlerceForm<Values>({
    name: 'rechazo:nuevo',
    initial: { caso: null, glosa: '' },
    rules: rechazoRules,
    unkept: ['caso'],
  })
  const save = async ({ caso, glosa }: Values) => {
    if (!caso?.declaracionSaludId) return
    await record({ declaracionSaludId: caso.declaracionSaludId, nombre: caso.nombre, glosa })
  }
  const submit = form.submit(save, tellFailure(mesaMessages.rechazoNoGuardado.text), onClose)
  return (
    <DeskDialog
      title="Registrar rechazo de autenticación"
      action="Registrar rechazo"
      wide
      form={form}
      onSubmit={submit}
      onClose={onClose}
      onLetGo={onLetGo}
    >
      <CasoField
        label="Caso"
        description="Una invitación electrónica cuyo postulante aún no valida su identidad."
        required
        {...form.field('caso')}
      />
      <TextAreaField
        label="Motivo del rechazo"
        description="El asesor lo lee en la tarjeta. No escriba datos de salud."
        required
        maxLength={LARGO_GLOSA}
        {...form.field('glosa')}
      />
    </DeskDialog>
  )
}
