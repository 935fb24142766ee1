import { administracionMessages } from '@alerce/contract/messages/acceso/administracion'
import { fechaYHora } from '@alerce/domain/base/fechas/instante'
import { ReasonedButton } from '../../../../components/actions/reasoned-button.tsx'
import { useAction } from '../../../../components/actions/use-action.ts'
import { useTurn } from '../../../../components/actions/use-turn.tsx'
import { useConfirm } from '../../../../components/dialogs/dialogs-provider.tsx'
import type { Secret } from '../../../../components/dialogs/secret-dialog.tsx'
import { Fact, StatusBox } from '../../../../components/values/fact.tsx'
import { type Cliente, useCambiarCliente, useRotarSecreto } from '../queries.ts'
import { EstadoCliente } from './clientes-table.tsx'

interface AccesoClienteProps {
  readonly cliente: Cliente
  readonly onSecret: (secret: Secret) => void
}

/** Access of a client: its state, its secret, and the acts of the administrator. */
export function AccesoCliente({ cliente, onSecret }: AccesoClienteProps) {
  const { clienteId, alcances, activo, rotado, anteriorHasta, version } = cliente
  const cambiar = useCambiarCliente()
  const rotar = useRotarSecreto()
  const confirm = useConfirm()

  const rotate = useAction(async () => {
    const text = 'Se crea un secreto nuevo. El actual sirve 24 horas más, para alcanzar a cambiarlo sin cortes.'
    await confirm({ title: `Rotar el secreto de ${clienteId}`, text, accept: 'Rotar' }, async () => {
      const { secreto, anteriorHasta: hasta } = await rotar.mutateAsync({ clienteId, version })
      const note = `El secreto anterior sirve hasta el ${fechaYHora(hasta)}.`
      onSecret({ title: 'Secreto rotado', label: `Secreto nuevo de ${clienteId}`, value: secreto, note })
    })
  }, administracionMessages.clienteNoGuardado.text)

  const turn = useTurn({
    activo,
    question: {
      title: `Desactivar ${clienteId}`,
      text: 'Sus llamadas se rechazan de inmediato, también con los tokens que ya tiene.',
    },
    act: async () => {
      await cambiar.mutateAsync({ clienteId, alcances: [...alcances], activo: !activo, version })
      return activo ? 'Cliente desactivado.' : 'Cliente activado.'
    },
    failure: administracionMessages.clienteNoGuardado.text,
  })

  const facts = (
    <>
      <Fact name="Estado">
        <EstadoCliente activo={activo} />
      </Fact>
      <Fact name="Secreto rotado">{rotado ? fechaYHora(rotado) : 'Nunca'}</Fact>
      {anteriorHasta && <Fact name="Secreto anterior sirve hasta">{fechaYHora(anteriorHasta)}</Fact>}
    </>
  )
  const actions = (
    <>
      <ReasonedButton reason={activo ? null : 'El cliente está desactivado'} busy={rotate.busy} onClick={rotate.run}>
        Rotar secreto
      </ReasonedButton>
      {turn.button}
    </>
  )
  return <StatusBox label="Acceso" notice={turn.notice} facts={facts} actions={actions} />
}
