import { LARGO_IDENTIDAD, type PedidoForm, pedidoRules } from '@alerce/contract/forms/personas/derechos'
import { derechosMessages } from '@alerce/contract/messages/personas/derechos'
import { aDDMMYYYY } from '@alerce/domain/base/fechas/fecha'
import { derechos } from '@alerce/domain/personas/derechos'
import type { DeskActs } from '../../../../components/dialogs/use-record-desk.tsx'
import { useTellFailure } from '../../../../components/dialogs/use-tell-failure.ts'
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

const identidades = [
  { value: 'rut', label: 'RUT' },
  { value: 'pasaporte', label: 'Pasaporte' },
  { value: 'correo', label: 'Correo' },
]

const options = Object.entries(derechos).map(([value, label]) => ({ value, label }))

/** Form of a request that arrived: right, person, day, and how their identity was checked. */
export function NuevoPedidoDialog({ onSaved, onClose, onLetGo }: Pick<DeskActs, 'onSaved' | 'onClose' | 'onLetGo'>) {
  const { mutateAsync: registrar } = useRegistrar()
  const tellFailure = useTellFailure()
  const hoy = todayInSantiago()
  const form = useAlerceForm<PedidoForm>({
    name: 'pedido-persona:nuevo',
    initial: { derecho: '', tipoDocumento: 'rut', documento: '', recibido: hoy, identidad: '' },
    rules: pedidoRules(hoy),
  })
  const save = async (values: PedidoForm) => {
    // The rules have seen that a right is chosen
    const { pedidoId, vence } = await registrar(values as PayloadOf<'registrarPedidoPersona'>)
    await form.saved(values)
    onSaved(`Pedido ${pedidoId} registrado. Se contesta hasta el ${aDDMMYYYY(vence)}.`, null)
  }
  const { tipoDocumento } = form.values
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
      <SelectField label="Se identifica con" required options={identidades} {...form.field('tipoDocumento')} />
      {tipoDocumento === 'rut' ? (
        <RutField label="RUT" required {...form.field('documento')} />
      ) : (
        <TextField
          label={tipoDocumento === 'correo' ? 'Correo' : 'Pasaporte'}
          description={
            tipoDocumento === 'correo' ? 'Solo para quien reservó una hora y no tiene RUT registrado.' : undefined
          }
          type={tipoDocumento === 'correo' ? 'email' : 'text'}
          required
          maxLength={100}
          {...form.field('documento')}
        />
      )}
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
