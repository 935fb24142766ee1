import { clienteRule } from '@alerce/contract/forms/acceso/administracion'
import type { Rules } from '@alerce/contract/forms/rules'
import { administracionMessages } from '@alerce/contract/messages/acceso/administracion'
import type { Secret } from '../../../components/dialogs/secret-dialog.tsx'
import { useTellFailure } from '../../../components/dialogs/use-tell-failure.ts'
import { useAlerceForm } from '../../../lib/form/use-alerce-form.ts'
import { type Cliente, useCambiarCliente, useCrearCliente } from './queries.ts'

interface ClienteForm {
  clienteId: string
  alcances: string[]
}

const rules: Rules<ClienteForm> = {
  clienteId: clienteRule,
  alcances: (value) => (value.length > 0 ? null : administracionMessages.alcanceObligatorio.text),
}

const secretOf = (clienteId: string, secreto: string): Secret => ({
  title: 'Cliente creado',
  label: `Secreto de ${clienteId}`,
  value: secreto,
  note: 'Guárdelo en el sistema que llamará a la API.',
})

/** The form of a client; null makes a new one. `onSaved`: what to say of it, and the secret of a new one. */
export function useClienteForm(cliente: Cliente | null, onSaved: (what: string, secret: Secret | null) => void) {
  const crear = useCrearCliente()
  const cambiar = useCambiarCliente()
  const tellFailure = useTellFailure()
  const form = useAlerceForm<ClienteForm>({
    name: `cliente:${cliente?.clienteId ?? 'nuevo'}`,
    initial: { clienteId: cliente?.clienteId ?? '', alcances: [...(cliente?.alcances ?? ['leer'])] },
    rules,
  })

  const send = async (values: ClienteForm): Promise<Secret | null> => {
    const { clienteId } = values
    const alcances = values.alcances as Cliente['alcances']
    if (!cliente) return secretOf(clienteId, (await crear.mutateAsync({ clienteId, alcances })).secreto)
    await cambiar.mutateAsync({ clienteId, alcances, activo: cliente.activo, version: cliente.version })
    return null
  }
  const save = async (values: ClienteForm) => {
    const secret = await send(values)
    await form.saved(values)
    onSaved(
      secret ? `Se creó el cliente ${values.clienteId}.` : `Se guardaron los alcances de ${values.clienteId}.`,
      secret,
    )
  }

  return { form, submit: form.submit(save, tellFailure(administracionMessages.clienteNoGuardado.text)) }
}
