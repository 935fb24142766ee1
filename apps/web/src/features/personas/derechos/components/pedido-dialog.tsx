import { LARGO_RESPUESTA, type RespuestaDePedidoForm, respuestaRules } from '@alerce/contract/forms/personas/derechos'
import { derechosMessages } from '@alerce/contract/messages/personas/derechos'
import { aDDMMYYYY } from '@alerce/domain/base/fechas/fecha'
import { fechaYHora } from '@alerce/domain/base/fechas/instante'
import { derechos } from '@alerce/domain/personas/derechos'
import { type ReactNode, useState } from 'react'
import { Button } from '../../../../components/actions/button.tsx'
import { useAction } from '../../../../components/actions/use-action.ts'
import { Dialog } from '../../../../components/dialogs/dialog.tsx'
import { useConfirm } from '../../../../components/dialogs/dialogs-provider.tsx'
import type { DeskActs } from '../../../../components/dialogs/use-record-desk.tsx'
import { useTellFailure } from '../../../../components/dialogs/use-tell-failure.ts'
import { TextAreaField } from '../../../../components/fields/text-area-field.tsx'
import { DeskDialog } from '../../../../components/mesa/desk-dialog.tsx'
import { Fact, StatusBox } from '../../../../components/values/fact.tsx'
import { useAlerceForm } from '../../../../lib/form/use-alerce-form.ts'
import { type Pedido, useBloquear, useDesbloquear, useEntregar, useResponder } from '../queries.ts'
import { Consentimientos } from './consentimientos.tsx'
import { CorreccionDialog } from './correccion-dialog.tsx'
import { Oposicion } from './oposicion.tsx'
import { documentoDe, EstadoDePedido } from './pedidos-table.tsx'
import { RevisionDeSupresion } from './supresion.tsx'

type PedidoDialogProps = Pick<DeskActs, 'onSaved' | 'onClose' | 'onLetGo'> & { readonly pedido: Pedido }

const tituloDe = ({ pedidoId, derecho }: Pedido) => `Pedido ${pedidoId}: ${derechos[derecho]}`

interface HechosProps {
  readonly pedido: Pedido
  /** Act that the request asks for. */
  readonly acto?: ReactNode
}

function Hechos({ pedido, acto }: HechosProps) {
  const { recibido, vence, identidad, registradoPor, registradoEn, suprimidoEn, bloqueadas } = pedido
  const facts = (
    <>
      <Fact name="Persona">{documentoDe(pedido)}</Fact>
      <Fact name="Estado">
        <EstadoDePedido {...pedido} />
      </Fact>
      <Fact name="Recibido">{aDDMMYYYY(recibido)}</Fact>
      <Fact name="Contestar hasta">{aDDMMYYYY(vence)}</Fact>
      <Fact name="Identidad">{identidad}</Fact>
      <Fact name="Registrado">
        {fechaYHora(registradoEn)}, por {registradoPor}
      </Fact>
      {bloqueadas > 0 && <Fact name="Acceso bloqueado">{bloqueadas === 1 ? '1 venta' : `${bloqueadas} ventas`}</Fact>}
      {suprimidoEn && <Fact name="Datos suprimidos">{fechaYHora(suprimidoEn)}</Fact>}
    </>
  )
  return <StatusBox label="Pedido" facts={facts} actions={acto} />
}

function Entrega({ pedidoId }: Pick<Pedido, 'pedidoId'>) {
  const { mutateAsync: entregar } = useEntregar()
  const { busy, run } = useAction(() => entregar(pedidoId), derechosMessages.entregaFailed.text)
  return (
    <Button busy={busy} onClick={run}>
      Descargar sus datos
    </Button>
  )
}

/** Blocks the access to the sales of the person, or lifts the block. */
function Bloqueo({ pedido }: { readonly pedido: Pedido }) {
  const { pedidoId, bloqueadas, respondidoEn } = pedido
  const bloquear = useBloquear()
  const desbloquear = useDesbloquear()
  const confirm = useConfirm()
  const hay = bloqueadas > 0
  const { busy, run } = useAction(async () => {
    const text = hay
      ? `Las ventas de ${documentoDe(pedido)} vuelven a verse y a cambiarse.`
      : `Nadie verá ni cambiará las ventas de ${documentoDe(pedido)} hasta que se desbloqueen.`
    const accept = hay ? 'Desbloquear' : 'Bloquear'
    await confirm({ title: `${accept} el acceso`, text, accept }, () =>
      (hay ? desbloquear : bloquear).mutateAsync({ pedidoId }),
    )
  }, derechosMessages.bloqueoFailed.text)
  if (!hay && respondidoEn !== null) return null
  return (
    <Button busy={busy} onClick={run}>
      {hay ? 'Desbloquear el acceso' : 'Bloquear el acceso'}
    </Button>
  )
}

function Abierto({ pedido, onSaved, onClose, onLetGo }: PedidoDialogProps) {
  const { pedidoId, derecho } = pedido
  const { mutateAsync: responder } = useResponder()
  const tellFailure = useTellFailure()
  const form = useAlerceForm<RespuestaDePedidoForm>({
    name: `pedido-persona:${pedidoId}`,
    initial: { respuesta: '' },
    rules: respuestaRules,
  })
  const [revisa, setRevisa] = useState(false)
  const [corrige, setCorrige] = useState(false)
  const esEntrega = derecho === 'acceso' || derecho === 'portabilidad'
  const revisar = derecho === 'supresion' && !revisa && (
    <Button onClick={() => setRevisa(true)}>Revisar qué se suprime</Button>
  )
  const acto = esEntrega ? (
    <Entrega pedidoId={pedidoId} />
  ) : (
    <>
      {revisar}
      {(derecho === 'rectificacion' || derecho === 'supresion') && (
        <Button onClick={() => setCorrige(true)}>Pedir corrección</Button>
      )}
      {derecho !== 'revocacion' && <Bloqueo pedido={pedido} />}
    </>
  )
  const save = async (values: RespuestaDePedidoForm) => {
    await responder({ pedidoId, ...values })
    await form.saved(values)
    onSaved(`Pedido ${pedidoId} contestado.`, null)
  }
  if (corrige)
    return <CorreccionDialog pedido={pedido} onSaved={onSaved} onClose={() => setCorrige(false)} onLetGo={onLetGo} />
  return (
    <DeskDialog
      title={tituloDe(pedido)}
      action="Registrar respuesta"
      wide
      form={form}
      onSubmit={form.submit(save, tellFailure(derechosMessages.pedidoNoGuardado.text))}
      onClose={onClose}
      onLetGo={onLetGo}
    >
      <Hechos pedido={pedido} acto={acto} />
      {revisa && <RevisionDeSupresion pedido={pedido} />}
      {derecho === 'revocacion' && <Consentimientos pedido={pedido} />}
      {derecho === 'oposicion' && <Oposicion pedido={pedido} />}
      <TextAreaField
        label="Qué se contestó"
        required
        rows={4}
        maxLength={LARGO_RESPUESTA}
        {...form.field('respuesta')}
      />
    </DeskDialog>
  )
}

/** Request of a person: its facts, the act that it asks for, and its answer. */
export function PedidoDialog(props: PedidoDialogProps) {
  const { pedido, onClose } = props
  const { respuesta, respondidoPor, respondidoEn } = pedido
  // Keep what is being written when somebody else answers meanwhile: the server says so
  const [abierto] = useState(respondidoEn === null)
  if (abierto || respondidoEn === null) return <Abierto {...props} />
  return (
    <Dialog title={tituloDe(pedido)} wide onClose={onClose} footer={<Button onClick={onClose}>Cerrar</Button>}>
      <Hechos pedido={pedido} acto={pedido.bloqueadas > 0 && <Bloqueo pedido={pedido} />} />
      {pedido.derecho === 'oposicion' && <Oposicion pedido={pedido} />}
      <p>{respuesta}</p>
      <p>
        {fechaYHora(respondidoEn)}, por {respondidoPor}
      </p>
    </Dialog>
  )
}
