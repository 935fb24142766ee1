import { sesionMessages } from '@alerce/contract/messages/acceso/sesion'
import { PLAZO_PARA_DESHACER } from '@alerce/domain/base/plazo-para-deshacer'
import { Button } from '../../../../components/actions/button.tsx'
import { useAction } from '../../../../components/actions/use-action.ts'
import type { Tell } from '../../../../components/feedback/use-undo-toast.tsx'
import { deviceName } from '../../../../lib/browser/device.ts'
import { type SesionAbierta, useCerrarSesion, useConservarSesion } from '../queries.ts'

interface CerrarButtonProps {
  readonly sesion: SesionAbierta
  readonly tell: Tell
}

/** Ends in a moment, in which it can be taken back; whoever was at work logs in again and finds the form as it was. */
export function CerrarButton({ sesion: { sesionId, nombre, agente }, tell }: CerrarButtonProps) {
  const { mutateAsync: cerrar } = useCerrarSesion()
  const { mutateAsync: conservar } = useConservarSesion()
  const { busy, run } = useAction(async () => {
    await cerrar({ sesionId }, ({ cierraEn }) => {
      if (cierraEn === null) return tell(`La sesión de ${nombre} ya se había cerrado.`)
      const text = `La sesión de ${nombre} se cierra en ${PLAZO_PARA_DESHACER} segundos. Lo que no guardó lo recupera al ingresar.`
      tell(text, (said) => conservar({ sesionId }, said))
    })
  }, sesionMessages.closeFailed.text)
  return (
    <Button kind="quiet" busy={busy} aria-label={`Cerrar la sesión de ${nombre}, ${deviceName(agente)}`} onClick={run}>
      Cerrar
    </Button>
  )
}
