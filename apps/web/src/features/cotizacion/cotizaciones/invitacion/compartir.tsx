import { invitacionMessages as m } from '@alerce/contract/messages/declaracion/invitacion'
import { lazy, Suspense, useState } from 'react'
import { Button } from '../../../../components/actions/button.tsx'
import { ReasonedButton } from '../../../../components/actions/reasoned-button.tsx'
import { useAction } from '../../../../components/actions/use-action.ts'
import { Dialog } from '../../../../components/dialogs/dialog.tsx'
import { useConfirm } from '../../../../components/dialogs/dialogs-provider.tsx'
import { useReenviada } from '../../../../components/invitacion/use-reenviada.ts'
import { SecretOnce } from '../../../../components/values/secret-once.tsx'
import type { ReplyOf } from '../../../../lib/api/call.ts'
import { useReader } from '../../../../lib/session/use-lock.ts'
import { useWrite } from '../../../../lib/use-call.ts'
import classes from './invitacion.module.css'

/** Loads the QR code with the dialog, not with the summary. */
const CodigoQr = lazy(async () => ({ default: (await import('../../../../components/values/codigo-qr.tsx')).CodigoQr }))

interface CompartirDialogProps {
  readonly enlace: string
  readonly onClose: () => void
}

/** WhatsApp link without number or name: the user chooses the recipient there. */
const whatsapp = (enlace: string): string =>
  `https://wa.me/?text=${encodeURIComponent(`Complete su Declaración de Salud en este enlace personal: ${enlace}`)}`

/** A link of the invitation, for the phone in front of the advisor or for a message of their own. */
function CompartirDialog({ enlace, onClose }: CompartirDialogProps) {
  return (
    <Dialog title="Invitación para compartir" wide onClose={onClose} footer={<Button onClick={onClose}>Cerrar</Button>}>
      <div className={classes.compartir}>
        <Suspense fallback={<span className={classes.qr} />}>
          <CodigoQr text={enlace} name="Código QR de la invitación" />
        </Suspense>
        <p>
          El postulante lo abre con la cámara de su teléfono. Para entrar se le pide su RUT y un código de su correo.
        </p>
        <SecretOnce label="Enlace" value={enlace} />
        <p>
          <a href={whatsapp(enlace)} target="_blank" rel="noreferrer">
            Enviar por WhatsApp
          </a>
        </p>
      </div>
    </Dialog>
  )
}

/** Ways to share the invitation: on screen, in a message of the advisor, or in another mail. */
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
    const send = async () => {
      envio = await reenviar.mutateAsync({ prospectoId })
    }
    await confirm(question, send)
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
