import { lazy, Suspense } from 'react'
import { Button } from '../../../../components/actions/button.tsx'
import { Dialog } from '../../../../components/dialogs/dialog.tsx'
import { SecretOnce } from '../../../../components/values/secret-once.tsx'
import classes from './invitacion.module.css'

/** The one who draws it comes with the dialog, not with the summary. */
const CodigoQr = lazy(async () => ({ default: (await import('./codigo-qr.tsx')).CodigoQr }))

interface CompartirDialogProps {
  readonly enlace: string
  readonly onClose: () => void
}

/** Whom it goes to is chosen there: neither a number nor a name travels in the address. */
const whatsapp = (enlace: string): string =>
  `https://wa.me/?text=${encodeURIComponent(`Complete su Declaración de Salud en este enlace personal: ${enlace}`)}`

/** A link of the invitation, for the phone in front of the advisor or for a message of their own. */
export function CompartirDialog({ enlace, onClose }: CompartirDialogProps) {
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
