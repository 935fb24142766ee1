import { Button } from '../../../../components/actions/button.tsx'
import { Dialog } from '../../../../components/dialogs/dialog.tsx'
import type { Secret } from '../../../../components/dialogs/secret-dialog.tsx'
import { DraftNotice } from '../../../../components/feedback/draft-notice.tsx'
import { CheckGroupField } from '../../../../components/fields/check-group-field.tsx'
import { ErrorSummary } from '../../../../components/fields/error-summary.tsx'
import { TextField } from '../../../../components/fields/text-field.tsx'
import { account } from '../../../../lib/form/shapes.ts'
import { alcances } from '../alcances.ts'
import classes from '../clientes.module.css'
import type { Cliente } from '../queries.ts'
import { useClienteForm } from '../use-cliente-form.ts'
import { AccesoCliente } from './acceso-cliente.tsx'

interface ClienteDialogProps {
  /** null makes a new one. */
  readonly cliente: Cliente | null
  readonly onSaved: (what: string, secret: Secret | null) => void
  readonly onSecret: (secret: Secret) => void
  readonly onClose: () => void
}

export function ClienteDialog({ cliente, onSaved, onSecret, onClose }: ClienteDialogProps) {
  const { form, submit } = useClienteForm(cliente, onSaved)
  const footer = (
    <>
      <Button onClick={onClose}>Cerrar</Button>
      <Button kind="primary" type="submit" form="cliente" busy={form.busy}>
        {cliente ? 'Guardar alcances' : 'Crear cliente'}
      </Button>
    </>
  )
  return (
    <Dialog title={cliente?.clienteId ?? 'Nuevo cliente'} wide onClose={onClose} footer={footer}>
      <form id="cliente" className={classes.form} noValidate onSubmit={submit}>
        {cliente && <AccesoCliente cliente={cliente} onSecret={onSecret} />}
        <DraftNotice form={form} />
        <ErrorSummary errors={form.problems} onGoTo={form.goTo} />
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
      </form>
    </Dialog>
  )
}
