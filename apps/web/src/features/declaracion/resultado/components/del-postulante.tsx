import { textosDeResultado } from '@alerce/contract/catalogos/declaracion/resultados'
import { invitacionMessages as m } from '@alerce/contract/messages/declaracion/invitacion'
import { resultadoMessages } from '@alerce/contract/messages/declaracion/resultado'
import { IconDeviceMobile } from '@tabler/icons-react'
import { ReasonedButton } from '../../../../components/actions/reasoned-button.tsx'
import { useAction } from '../../../../components/actions/use-action.ts'
import { useReenviada } from '../../../../components/invitacion/use-reenviada.ts'
import type { Declaracion } from '../../../../components/sale/with-declaracion.tsx'
import { useReader } from '../../../../lib/session/use-lock.ts'
import { useWrite } from '../../../../lib/use-call.ts'
import { ResultadoPage } from './resultado-page.tsx'

interface DelPostulanteProps {
  readonly ds: Declaracion
  /** One that the applicant of an electronic sale answers on their phone. */
  readonly resultado: 2 | 3 | 7
}

const espera = {
  2: 'El postulante lee las restricciones en su teléfono y responde si las acepta.',
  3: 'El postulante lee en su teléfono lo que se le pide y lo envía desde ahí.',
  7: 'El postulante lee en su teléfono lo que se le pide y lo envía desde ahí.',
} as const

/** What the advisor sees of a result that is the applicant's to answer: that it waits for them. */
export function DelPostulante({ ds, resultado }: DelPostulanteProps) {
  const reenviar = useWrite('reenviarInvitacion')
  const reenviada = useReenviada()
  const sending = useAction(async () => {
    const envio = await reenviar.mutateAsync({ prospectoId: ds.prospectoId })
    await reenviada(envio, 'El enlace se envió al correo del postulante.')
  }, m.reenviarFailed.text)
  const { titulo } = textosDeResultado[resultado]
  return (
    <ResultadoPage
      icon={<IconDeviceMobile size={28} stroke={1.5} aria-hidden="true" />}
      tone="wait"
      texto={{ titulo, parrafos: [espera[resultado], resultadoMessages.respondeElPostulante.text] }}
      next="Su respuesta aparece aquí sola, sin recargar."
      actions={
        <ReasonedButton reason={useReader()} busy={sending.busy} onClick={() => sending.run()}>
          Reenviar el enlace
        </ReasonedButton>
      }
    />
  )
}
