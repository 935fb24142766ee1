import type { DeskActs } from '../../../../components/dialogs/use-record-desk.tsx'
import { CheckGroupField } from '../../../../components/fields/check-group-field.tsx'
import { TextField } from '../../../../components/fields/text-field.tsx'
import { DeskDialog } from '../../../../components/mesa/desk-dialog.tsx'
import { account } from '../../../../lib/form/shapes.ts'
import { alcances } from '../alcances.ts'
import type { Cliente } from '../queries.ts'
import { useClienteForm } from '../use-cliente-form.ts'
import { AccesoCliente } from './acceso-cliente.tsx'

interface ClienteDialogProps extends DeskActs {
  /** null makes a new one. */
  readonly cliente: Cliente | null
}

export function ClienteDialog({ cliente, onSaved, onSecret, onClose, onLetGo }: ClienteDialogProps) {
  const { form, submit } = useClienteForm(cliente, onSaved)
  return (
    <DeskDialog
      title={cliente?.clienteId ?? 'Nuevo cliente'}
      action={cliente ? 'Guardar alcances' : 'Crear cliente'}
      wide
      form={form}
      onSubmit={submit}
      onClose={onClose}
      onLetGo={onLetGo}
    >
      {cliente && <AccesoCliente cliente={cliente} onSecret={onSecret} />}
      {!cliente && (
        <TextField
          label="Identificador"
          description="De 3 a 60 letras minúsculas, números o guiones. No cambia después."
          required
          shape={account}
          maxLength={60}
          {...form.field('clienteId')}
        />
      )}
      <CheckGroupField label="Alcances" required options={alcances} {...form.field('alcances')} />
    </DeskDialog>
  )
}
