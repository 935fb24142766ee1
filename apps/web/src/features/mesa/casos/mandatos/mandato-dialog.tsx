import { LARGO_REFERENCIA, type MandatoForm, mandatoRules } from '@alerce/contract/forms/mesa/mesa'
import { mesaMessages } from '@alerce/contract/messages/mesa/mesa'
import { useTellFailure } from '../../../../components/dialogs/use-tell-failure.ts'
import { TextField } from '../../../../components/fields/text-field.tsx'
import { CasoField, DeskDialog, type DeskDialogProps } from '../../../../components/mesa/desk-dialog.tsx'
import { useAlerceForm } from '../../../../lib/form/use-alerce-form.ts'
import type { CasoDeMesa } from '../../../../lib/mesa/casos.ts'
import type { CambiosDeMandatos } from './use-cambios.ts'

interface Values extends MandatoForm {
  caso: CasoDeMesa | null
}

interface MandatoDialogProps {
  /** null: the case is searched for. */
  readonly caso: CasoDeMesa | null
  readonly record: CambiosDeMandatos['record']
  readonly onClose: () => void
  readonly onLetGo: DeskDialogProps['onLetGo']
}

/** No draft is kept: a card number typed by mistake must be nowhere. */
export function MandatoDialog({ caso, record, onClose, onLetGo }: MandatoDialogProps) {
  const tellFailure = useTellFailure()
  const form = useAlerceForm<Values>({ name: null, initial: { caso, referencia: '' }, rules: mandatoRules })
  const save = async ({ caso: chosen, referencia }: Values) => {
    if (!chosen?.declaracionSaludId) return
    await record({ declaracionSaludId: chosen.declaracionSaludId, nombre: chosen.nombre }, referencia)
  }
  const submit = form.submit(save, tellFailure(mesaMessages.mandatoNoGuardado.text), onClose)
  return (
    <DeskDialog
      title="Registrar mandato de pago"
      action="Registrar mandato"
      wide
      form={form}
      onSubmit={submit}
      onClose={onClose}
      onLetGo={onLetGo}
    >
      <CasoField label="Caso" required readOnly={caso !== null} {...form.field('caso')} />
      <TextField
        label="Referencia del mandato"
        description="Con la que lo identifica quien cobra. Nunca el número de una tarjeta."
        required
        maxLength={LARGO_REFERENCIA}
        {...form.field('referencia')}
      />
    </DeskDialog>
  )
}
