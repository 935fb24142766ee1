import { irregularidadMessages } from '@alerce/contract/messages/mesa/irregularidad'
import { ReasonedButton } from '../../../../../components/actions/reasoned-button.tsx'
import { useAction } from '../../../../../components/actions/use-action.ts'
import { useUnsettled } from '../../../../../components/intake/use-unsettled.ts'
import { useAvisandoContrato } from '../../revision/use-avisando-contrato.ts'
import { useCerrar } from '../queries.ts'

interface CerrarButtonProps {
  readonly irregularidadId: number
  readonly nombre: string
  /** Instant of the version on screen: the irregularity or its correction. */
  readonly desde: string
  /** Text of the irregularity. */
  readonly que: string
  /** Reports the closing. `suscrito`: it made the contract. */
  readonly onClosed: (suscrito: boolean) => void
  /** Called when the dialog around the button closes. */
  readonly onGone?: () => void
}

export function CerrarButton({ irregularidadId, nombre, desde, que, onClosed, onGone }: CerrarButtonProps) {
  const { mutateAsync: cerrar } = useCerrar()
  const unsettled = useUnsettled()
  const avisando = useAvisandoContrato()
  const { busy, run } = useAction(async () => {
    const cerrada = await avisando({
      titulo: 'Cerrar la irregularidad',
      palabra: 'Cerrar y suscribir',
      perform: (suscribe, said) => cerrar({ irregularidadId, desde, suscribe }, said),
      hecho: onClosed,
    })
    if (cerrada) onGone?.()
  }, irregularidadMessages.irregularidadNoGuardada.text)
  return (
    <ReasonedButton
      kind="quiet"
      reason={unsettled}
      busy={busy}
      aria-label={`Cerrar la irregularidad de ${nombre}: ${que}`}
      onClick={() => run()}
    >
      Cerrar la irregularidad
    </ReasonedButton>
  )
}
