import { invitacionMessages as m } from '@alerce/contract/messages/declaracion/invitacion'
import { useState } from 'react'
import { ReasonedButton } from '../../../../components/actions/reasoned-button.tsx'
import { useAction } from '../../../../components/actions/use-action.ts'
import { useConfirm, useMessage } from '../../../../components/dialogs/dialogs-provider.tsx'
import { useReader } from '../../../../lib/session/use-lock.ts'
import { useWrite } from '../../../../lib/use-call.ts'
import { CompartirDialog } from './compartir-dialog.tsx'
import classes from './invitacion.module.css'

/** To hand the invitation on: before the advisor's eyes, by a message of their own, or by another letter. */
export function Compartir({ prospectoId }: { readonly prospectoId: number }) {
  const reenviar = useWrite('reenviarInvitacion')
  const compartir = useWrite('compartirInvitacion')
  const confirm = useConfirm()
  const message = useMessage()
  const [enlace, setEnlace] = useState<string | null>(null)
  const reader = useReader()
  const otra = useAction(async () => {
    const text = 'El postulante recibe un correo con un enlace nuevo. Los enlaces anteriores dejan de servir.'
    const question = { title: 'Reenviar invitación', text, accept: 'Reenviar' }
    if (await confirm(question, () => reenviar.mutateAsync({ prospectoId })))
      await message('La invitación se envió otra vez al correo del postulante.', 'ok')
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
