import { type MensajeForm, mensajeRules } from '@alerce/contract/forms/mesa/mesa'
import { mesaMessages } from '@alerce/contract/messages/mesa/mesa'
import { LARGO_DE_MENSAJE } from '@alerce/domain/mesa/mensaje'
import { useTellFailure } from '../../../../components/dialogs/use-tell-failure.ts'
import { TextAreaField } from '../../../../components/fields/text-area-field.tsx'
import { DeskDialog, type DeskDialogProps } from '../../../../components/mesa/desk-dialog.tsx'
import { useAlerceForm } from '../../../../lib/form/use-alerce-form.ts'
import type { CasoDeMesa } from '../../../../lib/mesa/casos.ts'
import { useWrite } from '../../../../lib/use-call.ts'

interface EscribirDialogProps {
  readonly pendiente: Pick<CasoDeMesa, 'prospectoId' | 'nombre' | 'asesor'>
  /** Reports that it was sent. */
  readonly onSent: () => void
  readonly onClose: () => void
  readonly onLetGo: DeskDialogProps['onLetGo']
}

/** Dialog that writes to the advisor of a case, from any of its pending matters. */
export function EscribirDialog({ pendiente: { prospectoId, nombre, asesor }, onSent, ...out }: EscribirDialogProps) {
  const tellFailure = useTellFailure()
  const { mutateAsync: escribir } = useWrite('escribirAlAsesor')
  const form = useAlerceForm<MensajeForm>({
    name: `escribir-al-asesor:${prospectoId}`,
    initial: { texto: '' },
    rules: mensajeRules,
  })
  const save = async (values: MensajeForm) => {
    await escribir({ prospectoId, texto: values.texto }, onSent)
  }
  return (
    <DeskDialog
      title={`Escribir a ${asesor}`}
      action="Enviar"
      form={form}
      onSubmit={form.submit(save, tellFailure(mesaMessages.mensajeNoEnviado.text), out.onClose)}
      {...out}
    >
      <TextAreaField
        label={`Mensaje por el caso de ${nombre}`}
        description="Va por correo y queda en la Bitácora. Sin datos de salud."
        required
        rows={6}
        maxLength={LARGO_DE_MENSAJE}
        {...form.field('texto')}
      />
    </DeskDialog>
  )
}
