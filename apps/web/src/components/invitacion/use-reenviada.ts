import { invitacionRecienEnviada } from '@alerce/contract/messages/declaracion/invitacion'
import type { ReplyOf } from '../../lib/api/call.ts'
import { useMessage } from '../dialogs/dialogs-provider.tsx'

/** Reports the result of a requested letter: `texto` if sent, else the age of the current one. */
export function useReenviada() {
  const message = useMessage()
  return (envio: ReplyOf<'reenviarInvitacion'>, texto: string) =>
    envio.resultado === 'enviada' ? message(texto, 'ok') : message(invitacionRecienEnviada(envio.hace, envio.faltan))
}
