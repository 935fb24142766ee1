import { type CorreccionForm, correccionRules, LARGO_CORRECCION } from '@alerce/contract/forms/personas/derechos'
import { derechosMessages } from '@alerce/contract/messages/personas/derechos'
import type { DeskActs } from '../../../../components/dialogs/use-record-desk.tsx'
import { useTellFailure } from '../../../../components/dialogs/use-tell-failure.ts'
import { TextAreaField } from '../../../../components/fields/text-area-field.tsx'
import { DeskDialog } from '../../../../components/mesa/desk-dialog.tsx'
import { useAlerceForm } from '../../../../lib/form/use-alerce-form.ts'
import { type Pedido, usePedirCorreccion } from '../queries.ts'
import { documentoDe } from './pedidos-table.tsx'

interface CorreccionDialogProps extends Pick<DeskActs, 'onSaved' | 'onLetGo'> {
  readonly pedido: Pedido
  /** Back to the request. */
  readonly onClose: () => void
}

/** Text of what the advisors of a person's sales are to correct. */
export function CorreccionDialog({ pedido, onSaved, onClose, onLetGo }: CorreccionDialogProps) {
  const { pedidoId } = pedido
  const { mutateAsync: pedir } = usePedirCorreccion()
  const tellFailure = useTellFailure()
  const form = useAlerceForm<CorreccionForm>({
    name: `correccion-persona:${pedidoId}`,
    initial: { correccion: '' },
    rules: correccionRules,
  })
  const save = async (values: CorreccionForm) => {
    const { ventas } = await pedir({ pedidoId, ...values })
    await form.saved(values)
    onSaved(`Corrección pedida al asesor de ${ventas === 1 ? '1 venta' : `${ventas} ventas`}.`, null)
  }
  return (
    <DeskDialog
      title={`Pedir corrección de ${documentoDe(pedido)}`}
      action="Pedir corrección"
      form={form}
      onSubmit={form.submit(save, tellFailure(derechosMessages.correccionFailed.text))}
      onClose={onClose}
      onLetGo={onLetGo}
    >
      <TextAreaField
        label="Qué hay que corregir"
        description="Lo lee su asesor en la Bitácora. Sin datos de salud."
        required
        maxLength={LARGO_CORRECCION}
        {...form.field('correccion')}
      />
    </DeskDialog>
  )
}
