import { sesionMessages } from '@alerce/contract/messages/acceso/sesion'
import { Button } from '../../../../components/actions/button.tsx'
import { useAction } from '../../../../components/actions/use-action.ts'
import { useConfirm } from '../../../../components/dialogs/dialogs-provider.tsx'
import { deviceName } from '../../../../lib/browser/device.ts'
import { type SesionAbierta, useCerrarSesion } from '../queries.ts'

interface CerrarButtonProps {
  readonly sesion: SesionAbierta
  readonly onClosed: (what: string) => void
}

/** It cannot be taken back, so it is asked: whoever was at work logs in again and finds the form as it was. */
export function CerrarButton({ sesion: { sesionId, nombre, agente }, onClosed }: CerrarButtonProps) {
  const cerrar = useCerrarSesion()
  const confirm = useConfirm()
  const { busy, run } = useAction(async () => {
    const text = `Se cerrará la sesión de ${nombre}, ${deviceName(agente)}. No se puede deshacer; lo que no guardó lo recupera al ingresar.`
    if (!(await confirm({ text, accept: 'Cerrar sesión' }, () => cerrar.mutateAsync({ sesionId })))) return
    onClosed(`Se cerró la sesión de ${nombre}.`)
  }, sesionMessages.closeFailed.text)
  return (
    <Button kind="quiet" busy={busy} aria-label={`Cerrar la sesión de ${nombre}, ${deviceName(agente)}`} onClick={run}>
      Cerrar
    </Button>
  )
}
