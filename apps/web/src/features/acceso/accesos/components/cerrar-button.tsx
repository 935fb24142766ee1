import { sesionMessages } from '@alerce/contract/messages/acceso/sesion'
import { Button } from '../../../../components/actions/button.tsx'
import { useAction } from '../../../../components/actions/use-action.ts'
import { deviceName } from '../../../../lib/browser/device.ts'
import { type SesionAbierta, useCerrarSesion } from '../queries.ts'

interface CerrarButtonProps {
  readonly sesion: SesionAbierta
  readonly onClosed: (what: string) => void
}

/** Asks nothing: whoever was at work logs in again and finds the form as it was. */
export function CerrarButton({ sesion: { sesionId, nombre, agente }, onClosed }: CerrarButtonProps) {
  const cerrar = useCerrarSesion()
  const { busy, run } = useAction(async () => {
    await cerrar.mutateAsync({ sesionId })
    onClosed(`Se cerró la sesión de ${nombre}.`)
  }, sesionMessages.closeFailed.text)
  return (
    <Button kind="quiet" busy={busy} aria-label={`Cerrar la sesión de ${nombre}, ${deviceName(agente)}`} onClick={run}>
      Cerrar
    </Button>
  )
}
