import { invitacionRecienEnviada } from '@alerce/contract/messages/declaracion/invitacion'
import type { ReplyOf } from '../../lib/api/call.ts'
import { useMessage } from '../dialogs/dialogs-provider.tsx'

/** Says what became of a letter that was asked for: `texto` where it went out, or how long since the one that stands. */
export function useReenviada() {
  const message = useMessage()
  return (envio: ReplyOf<'reenviarInvitacion'>, texto: string) =>
    envio.resultado === 'enviada' ? message(texto, 'ok') : message(invitacionRecienEnviada(envio.hace, envio.faltan))
}
