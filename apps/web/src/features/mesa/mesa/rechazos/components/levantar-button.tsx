import { mesaMessages } from '@alerce/contract/messages/mesa/mesa'
import { Button } from '../../../../../components/actions/button.tsx'
import { useAction } from '../../../../../components/actions/use-action.ts'
import type { CambiosDeRechazos, RechazoVigente } from '../use-cambios.ts'

interface LevantarButtonProps {
  readonly rechazo: RechazoVigente
  readonly levantar: CambiosDeRechazos['levantar']
}

export function LevantarButton({ rechazo, levantar }: LevantarButtonProps) {
  const { busy, run } = useAction(() => levantar(rechazo), mesaMessages.rechazoNoGuardado.text)
  return (
    <Button kind="quiet" busy={busy} aria-label={`Levantar el rechazo de ${rechazo.nombre}`} onClick={run}>
      Levantar
    </Button>
  )
}
