import { mesaMessages } from '@alerce/contract/messages/mesa/mesa'
import { Button } from '../../../../../components/actions/button.tsx'
import { useAction } from '../../../../../components/actions/use-action.ts'
import { useCerrar } from '../queries.ts'

interface CerrarButtonProps {
  readonly irregularidadId: number
  readonly nombre: string
  /** What is wrong, in words. */
  readonly que: string
  readonly onClosed: () => void
}

export function CerrarButton({ irregularidadId, nombre, que, onClosed }: CerrarButtonProps) {
  const { mutateAsync: cerrar } = useCerrar()
  const { busy, run } = useAction(async () => {
    await cerrar({ irregularidadId })
    onClosed()
  }, mesaMessages.irregularidadNoGuardada.text)
  return (
    <Button kind="quiet" busy={busy} aria-label={`Cerrar la irregularidad de ${nombre}: ${que}`} onClick={run}>
      Cerrar
    </Button>
  )
}
