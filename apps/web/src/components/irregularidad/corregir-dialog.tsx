import { irregularidadMessages } from '@alerce/contract/messages/mesa/irregularidad'
import { LARGO_DE_MOTIVO } from '@alerce/domain/mesa/irregularidad'
import { useAlerceForm } from '../../lib/form/use-alerce-form.ts'
import type { IrregularidadDeVenta } from '../../lib/mesa/evidencias.ts'
import { useWrite } from '../../lib/use-call.ts'
import { useTellFailure } from '../dialogs/use-tell-failure.ts'
import { TextAreaField } from '../fields/text-area-field.tsx'
import { IntakeProvider } from '../intake/intake-provider.tsx'
import { DeskDialog, type DeskDialogProps } from '../mesa/desk-dialog.tsx'
import { Beside } from '../visor/visor.tsx'
import { Evidencias } from './evidencias.tsx'

interface CorregirDialogProps {
  readonly irregularidad: IrregularidadDeVenta
  /** Reports that the desk has it again. */
  readonly onHandedBack: () => void
  readonly onClose: () => void
  readonly onLetGo: DeskDialogProps['onLetGo']
}

/** Dialog of an irregularidad: the request of the desk, the advisor's evidence and note, and the return to the desk. */
export const CorregirDialog = (props: CorregirDialogProps) => (
  <IntakeProvider>
    <Opened {...props} />
  </IntakeProvider>
)

function Opened({ irregularidad, onHandedBack, onClose, onLetGo }: CorregirDialogProps) {
  const { irregularidadId, descripcion, detalle, motivo, nota, evidencias } = irregularidad
  const { mutateAsync: corregir } = useWrite('corregirIrregularidad')
  const tellFailure = useTellFailure()
  const falta = (value: string) =>
    value.trim() || evidencias.some(({ lado }) => lado === 'asesor')
      ? null
      : irregularidadMessages.irregularidadNada.text
  const form = useAlerceForm<{ nota: string }>({
    name: `irregularidad:${irregularidadId}`,
    initial: { nota },
    rules: { nota: falta },
  })
  const save = async (values: { nota: string }) => {
    await corregir({ irregularidadId, ...values }, onHandedBack)
  }
  return (
    <DeskDialog
      title={`Irregularidad: ${descripcion}`}
      action="Enviar a la mesa"
      wide
      form={form}
      onSubmit={form.submit(save, tellFailure(irregularidadMessages.irregularidadNoGuardada.text), onClose)}
      onClose={onClose}
      onLetGo={onLetGo}
    >
      <p>
        {detalle}. {motivo}
      </p>
      <Beside>
        <Evidencias irregularidadId={irregularidadId} evidencias={evidencias} lado="mesa" propio={false} />
        <Evidencias irregularidadId={irregularidadId} evidencias={evidencias} lado="asesor" propio />
      </Beside>
      <TextAreaField label="Qué corrigió" maxLength={LARGO_DE_MOTIVO} {...form.field('nota')} />
    </DeskDialog>
  )
}
