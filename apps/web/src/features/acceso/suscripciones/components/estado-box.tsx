import { suscripcionesMessages as m } from '@alerce/contract/messages/acceso/suscripciones'
import { fechaYHora } from '@alerce/domain/base/fechas/instante'
import { useState } from 'react'
import { ReasonedButton } from '../../../../components/actions/reasoned-button.tsx'
import { useAction } from '../../../../components/actions/use-action.ts'
import { useTurn } from '../../../../components/actions/use-turn.tsx'
import { useConfirm } from '../../../../components/dialogs/dialogs-provider.tsx'
import type { Secret } from '../../../../components/dialogs/secret-dialog.tsx'
import { Notice } from '../../../../components/feedback/notice.tsx'
import { Fact, StatusBox } from '../../../../components/values/fact.tsx'
import { type Suscripcion, useCambiar, useProbar, useRotar } from '../queries.ts'
import { EstadoDeSuscripcion } from './suscripciones-table.tsx'

interface EstadoBoxProps {
  readonly suscripcion: Suscripcion
  readonly onSecret: (secret: Secret) => void
}

/** State of a webhook, and the acts of the administrator that need no form. */
export function EstadoBox({ suscripcion, onSecret }: EstadoBoxProps) {
  const { suscripcionId, clienteId, url, sucesos, activa, fallaDesde, anteriorHasta, version } = suscripcion
  const cambiar = useCambiar()
  const rotar = useRotar()
  const probar = useProbar()
  const confirm = useConfirm()
  const [probada, setProbada] = useState(false)

  const rotate = useAction(async () => {
    const text = 'Se crea un secreto nuevo. Durante 24 horas cada envío lleva la firma de los dos.'
    await confirm({ title: 'Rotar el secreto', text, accept: 'Rotar' }, async () => {
      const { secreto, anteriorHasta: hasta } = await rotar.mutateAsync({ suscripcionId, version })
      const note = `El secreto anterior firma hasta el ${fechaYHora(hasta)}.`
      onSecret({ title: 'Secreto rotado', label: `Secreto nuevo del webhook de ${clienteId}`, value: secreto, note })
    })
  }, m.noGuardada.text)

  const test = useAction(async () => {
    await probar.mutateAsync({ suscripcionId })
    setProbada(true)
  }, m.noProbada.text)

  const turn = useTurn({
    activo: activa,
    question: {
      title: 'Desactivar el webhook',
      text: 'No se le avisa nada más. Los envíos pendientes quedan como fallidos, y se pueden reenviar.',
    },
    act: async () => {
      await cambiar.mutateAsync({ suscripcionId, url, sucesos: [...sucesos], activa: !activa, version })
      return activa ? 'Webhook desactivado.' : 'Webhook activado.'
    },
    failure: m.noGuardada.text,
  })

  const facts = (
    <>
      <Fact name="Estado">
        <EstadoDeSuscripcion {...suscripcion} />
      </Fact>
      <Fact name="Cliente">{clienteId}</Fact>
      {fallaDesde && <Fact name="Falla desde">{fechaYHora(fallaDesde)}</Fact>}
      {anteriorHasta && <Fact name="Secreto anterior firma hasta">{fechaYHora(anteriorHasta)}</Fact>}
    </>
  )
  const reason = activa ? null : 'El webhook está desactivado'
  const actions = (
    <>
      <ReasonedButton reason={reason} busy={test.busy} onClick={test.run}>
        Probar
      </ReasonedButton>
      <ReasonedButton reason={null} busy={rotate.busy} onClick={rotate.run}>
        Rotar secreto
      </ReasonedButton>
      {turn.button}
    </>
  )
  const tested = probada && (
    <Notice tone="info">La prueba va en camino: su resultado aparece abajo, en los envíos.</Notice>
  )
  return <StatusBox label="Estado del webhook" notice={turn.notice || tested} facts={facts} actions={actions} />
}
