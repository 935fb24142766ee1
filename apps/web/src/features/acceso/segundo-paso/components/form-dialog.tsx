import type { Rules } from '@alerce/contract/forms/rules'
import { segundoFactorMessages as m } from '@alerce/contract/messages/acceso/segundo-factor'
import { type ReactNode, useId } from 'react'
import { AccessField } from '../../../../components/access/access-field.tsx'
import { useClaveForm } from '../../../../components/access/use-clave-form.ts'
import { Button } from '../../../../components/actions/button.tsx'
import { Dialog, wayOut } from '../../../../components/dialogs/dialog.tsx'
import { Stack } from '../../../../components/layout/panel.tsx'

type Campo = 'clave' | 'codigo' | 'nombre'
type Escrito = Readonly<Record<Campo, string>>

const obligatorios: Readonly<Record<Campo, string>> = {
  clave: m.claveObligatoria.text,
  codigo: m.codigoObligatorio.text,
  nombre: m.nombreObligatorio.text,
}

const campo = {
  nombre: { label: 'Nombre de la llave', autoComplete: 'off' },
  codigo: { label: 'Código de 6 dígitos', autoComplete: 'one-time-code', inputMode: 'numeric' },
  clave: { label: 'Su contraseña', autoComplete: 'current-password', secret: 'contraseña' },
} as const

interface FormDialogProps {
  readonly title: string
  readonly accept: string
  /** Fields of the form, in order. */
  readonly campos: readonly Campo[]
  readonly inicial?: Partial<Escrito>
  readonly save: (escrito: Escrito) => Promise<unknown>
  readonly failure: string
  readonly onClose: () => void
  readonly children?: ReactNode
}

/** Dialog of a few fields that no draft keeps: one of them is a secret. */
export function FormDialog({ title, accept, campos, inicial, save, failure, onClose, children }: FormDialogProps) {
  const id = useId()
  const rules: Rules<Escrito> = Object.fromEntries(
    campos.map((uno) => [uno, (value: string) => (value.trim() === '' ? obligatorios[uno] : null)]),
  )
  const { field, submit, busy } = useClaveForm<Campo>({
    empty: { clave: '', codigo: '', nombre: '', ...inicial },
    rules,
    save,
    failure,
  })
  const close = wayOut(busy, onClose)
  const footer = (
    <>
      <Button {...close}>Cancelar</Button>
      <Button kind="primary" type="submit" form={id} busy={busy}>
        {accept}
      </Button>
    </>
  )
  return (
    <Dialog title={title} onClose={close.onClick} footer={footer}>
      <form id={id} onSubmit={submit} noValidate>
        <Stack>
          {children}
          {campos.map((uno) => (
            <AccessField key={uno} {...campo[uno]} {...field(uno)} />
          ))}
        </Stack>
      </form>
    </Dialog>
  )
}
