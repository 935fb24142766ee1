import { invitacionMessages as m } from '@alerce/contract/messages/declaracion/invitacion'
import { useState } from 'react'
import { ReasonedButton } from '../../../../components/actions/reasoned-button.tsx'
import { useAction } from '../../../../components/actions/use-action.ts'
import { useConfirm } from '../../../../components/dialogs/dialogs-provider.tsx'
import { useReenviada } from '../../../../components/invitacion/use-reenviada.ts'
import type { ReplyOf } from '../../../../lib/api/call.ts'
import { useReader } from '../../../../lib/session/use-lock.ts'
import { useWrite } from '../../../../lib/use-call.ts'
import { CompartirDialog } from './compartir-dialog.tsx'
import classes from './invitacion.module.css'

/** To hand the invitation on: before the advisor's eyes, by a message of their own, or by another letter. */
export function Compartir({ prospectoId }: { readonly prospectoId: number }) {
  const reenviar = useWrite('reenviarInvitacion')
  const compartir = useWrite('compartirInvitacion')
  const confirm = useConfirm()
  const reenviada = useReenviada()
  const [enlace, setEnlace] = useState<string | null>(null)
  const reader = useReader()
  const otra = useAction(async () => {
    const text = 'El postulante recibe un correo con un enlace nuevo. Los enlaces anteriores dejan de servir.'
    const question = { title: 'Reenviar invitación', text, accept: 'Reenviar' }
    let envio: ReplyOf<'reenviarInvitacion'> | undefined
    const enviar = async () => {
      envio = await reenviar.mutateAsync({ prospectoId })
    }
    await confirm(question, enviar)
    if (envio) await reenviada(envio, 'La invitación se envió otra vez al correo del postulante.')
  }, m.reenviarFailed.text)
  const mostrar = useAction(
    async () => setEnlace((await compartir.mutateAsync({ prospectoId })).enlace),
    m.compartirFailed.text,
  )
  return (
    <div className={classes.actos}>
      <ReasonedButton reason={reader} busy={mostrar.busy} onClick={() => mostrar.run()}>
        Mostrar QR y enlace
      </ReasonedButton>
      <ReasonedButton reason={reader} busy={otra.busy} onClick={() => otra.run()}>
        Reenviar por correo
      </ReasonedButton>
      {enlace && <CompartirDialog enlace={enlace} onClose={() => setEnlace(null)} />}
    </div>
  )
}
