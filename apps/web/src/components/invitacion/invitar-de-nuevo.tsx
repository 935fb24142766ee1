import { invitacionMessages as m } from '@alerce/contract/messages/declaracion/invitacion'
import { useOffers } from '../../lib/session/session.ts'
import { useReader } from '../../lib/session/use-lock.ts'
import { useWrite } from '../../lib/use-call.ts'
import { ReasonedButton } from '../actions/reasoned-button.tsx'
import { useAction } from '../actions/use-action.ts'
import { useReenviada } from './use-reenviada.ts'

interface InvitarDeNuevoProps {
  readonly prospectoId: number
  /** Called after the advisor has seen the result. */
  readonly onDone?: () => void
}

/** Lifts the block of failed identity checks by a new invitation, in one act. */
export function InvitarDeNuevo({ prospectoId, onDone }: InvitarDeNuevoProps) {
  const { mutateAsync } = useWrite('invitarDeNuevo')
  const reenviada = useReenviada()
  const invitando = useAction(async () => {
    await reenviada(await mutateAsync({ prospectoId }), m.invitadoDeNuevo.text)
    onDone?.()
  }, m.reenviarFailed.text)
  const reader = useReader()
  if (!useOffers('invitarDeNuevo')) return null
  return (
    <ReasonedButton reason={reader} busy={invitando.busy} onClick={() => invitando.run()}>
      Invitar de nuevo
    </ReasonedButton>
  )
}
