import { type ConstanciaForm, constanciaRules, LARGO_CONSTANCIA } from '@alerce/contract/forms/mesa/mesa'
import { mesaMessages } from '@alerce/contract/messages/mesa/mesa'
import { useTellFailure } from '../../../../components/dialogs/use-tell-failure.ts'
import { TextField } from '../../../../components/fields/text-field.tsx'
import { DeskDialog, type DeskDialogProps } from '../../../../components/mesa/desk-dialog.tsx'
import { useAlerceForm } from '../../../../lib/form/use-alerce-form.ts'
import type { CambiosDeDevoluciones, DevolucionPendiente } from './use-cambios.ts'

interface DevolucionDialogProps {
  readonly devolucion: DevolucionPendiente
  readonly registrar: CambiosDeDevoluciones['registrar']
  readonly onClose: () => void
  readonly onLetGo: DeskDialogProps['onLetGo']
}

/** How the papers of a denied declaration went back to their owner. */
export function DevolucionDialog({ devolucion, registrar, onClose, onLetGo }: DevolucionDialogProps) {
  const tellFailure = useTellFailure()
  const name = `devolucion:${devolucion.devolucionId}`
  const form = useAlerceForm<ConstanciaForm>({ name, initial: { constancia: '' }, rules: constanciaRules })
  const save = async (values: ConstanciaForm) => {
    await registrar(devolucion, values.constancia.trim())
    await form.saved(values)
  }
  return (
    <DeskDialog
      title={`Devolver documentos a ${devolucion.nombre}`}
      action="Registrar devolución"
      form={form}
      onSubmit={form.submit(save, tellFailure(mesaMessages.devolucionNoGuardada.text), onClose)}
      onClose={onClose}
      onLetGo={onLetGo}
    >
      <TextField
        label="Cómo y a quién se devolvieron"
        description="Por ejemplo: en mano al titular, o por carta certificada y su número. Sin datos de salud."
        required
        maxLength={LARGO_CONSTANCIA}
        {...form.field('constancia')}
      />
    </DeskDialog>
  )
}
