import { mesaMessages } from '@alerce/contract/messages/mesa/mesa'
import { Button } from '../../../../components/actions/button.tsx'
import { useAction } from '../../../../components/actions/use-action.ts'
import { type Irregularidad, useCerrar } from '../queries.ts'

interface CerrarButtonProps {
  readonly irregularidad: Irregularidad
  readonly onClosed: (irregularidad: Irregularidad) => void
}

export function CerrarButton({ irregularidad, onClosed }: CerrarButtonProps) {
  const { irregularidadId, nombre, descripcion, detalle } = irregularidad
  const { mutateAsync: cerrar } = useCerrar()
  const { busy, run } = useAction(async () => {
    await cerrar({ irregularidadId })
    onClosed(irregularidad)
  }, mesaMessages.irregularidadNoGuardada.text)
  return (
    <Button
      kind="quiet"
      busy={busy}
      aria-label={`Cerrar la irregularidad de ${nombre}: ${descripcion}, ${detalle}`}
      onClick={run}
    >
      Cerrar
    </Button>
  )
}
