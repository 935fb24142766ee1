import { LARGO_IDENTIDAD, type PedidoForm, pedidoRules } from '@alerce/contract/forms/personas/derechos'
import { derechosMessages } from '@alerce/contract/messages/personas/derechos'
import { aDDMMYYYY } from '@alerce/domain/base/fechas/fecha'
import { derechos } from '@alerce/domain/personas/derechos'
import type { DeskActs } from '../../../../components/dialogs/use-record-desk.tsx'
import { useTellFailure } from '../../../../components/dialogs/use-tell-failure.ts'
import { CheckField } from '../../../../components/fields/check-field.tsx'
import { DateField } from '../../../../components/fields/date-field.tsx'
import { RutField } from '../../../../components/fields/rut-field.tsx'
import { SelectField } from '../../../../components/fields/select-field.tsx'
import { TextAreaField } from '../../../../components/fields/text-area-field.tsx'
import { TextField } from '../../../../components/fields/text-field.tsx'
import { DeskDialog } from '../../../../components/mesa/desk-dialog.tsx'
import type { PayloadOf } from '../../../../lib/api/call.ts'
import { useAlerceForm } from '../../../../lib/form/use-alerce-form.ts'
import { todayInSantiago } from '../../../../lib/time/clock.ts'
import { useRegistrar } from '../queries.ts'

const options = Object.entries(derechos).map(([value, label]) => ({ value, label }))

/** Form of a request that arrived: right, person, day, and how their identity was checked. */
export function NuevoPedidoDialog({ onSaved, onClose, onLetGo }: Pick<DeskActs, 'onSaved' | 'onClose' | 'onLetGo'>) {
  const { mutateAsync: registrar } = useRegistrar()
  const tellFailure = useTellFailure()
  const hoy = todayInSantiago()
  const form = useAlerceForm<PedidoForm>({
    name: 'pedido-persona:nuevo',
    initial: { derecho: '', esPasaporte: false, documento: '', recibido: hoy, identidad: '' },
    rules: pedidoRules(hoy),
  })
  const save = async (values: PedidoForm) => {
    // The rules have seen that a right is chosen
    const { pedidoId, vence } = await registrar(values as PayloadOf<'registrarPedidoPersona'>)
    await form.saved(values)
    onSaved(`Pedido ${pedidoId} registrado. Se contesta hasta el ${aDDMMYYYY(vence)}.`, null)
  }
  const { esPasaporte } = form.values
  return (
    <DeskDialog
      title="Registrar pedido"
      action="Registrar pedido"
      wide
      form={form}
      onSubmit={form.submit(save, tellFailure(derechosMessages.pedidoNoGuardado.text))}
      onClose={onClose}
      onLetGo={onLetGo}
    >
      <SelectField label="Qué pide" required options={options} {...form.field('derecho')} />
      {esPasaporte ? (
        <TextField label="Pasaporte" required maxLength={40} {...form.field('documento')} />
      ) : (
        <RutField label="RUT" required {...form.field('documento')} />
      )}
      <CheckField label="Se identifica con pasaporte" {...form.field('esPasaporte')} />
      <DateField label="Recibido" required max={hoy} {...form.field('recibido')} />
      <TextAreaField
        label="Cómo se comprobó su identidad"
        description="Por ejemplo: cédula a la vista en la sucursal."
        required
        maxLength={LARGO_IDENTIDAD}
        {...form.field('identidad')}
      />
    </DeskDialog>
  )
}
