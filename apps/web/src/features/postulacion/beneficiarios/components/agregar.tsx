import { MAXIMO_BENEFICIARIOS } from '@alerce/contract/forms/postulacion/beneficiarios'
import { beneficiariosMessages } from '@alerce/contract/messages/postulacion/beneficiarios'
import { IconPlus } from '@tabler/icons-react'
import { ReasonedButton } from '../../../../components/actions/reasoned-button.tsx'

interface AgregarProps {
  /** How many there are, saved or not. */
  readonly cuantos: number
  readonly onAdd: () => void
  readonly lock: string | null
}

/** Opens one more row. */
export function Agregar({ cuantos, lock, onAdd }: AgregarProps) {
  const full = cuantos >= MAXIMO_BENEFICIARIOS
  return (
    <ReasonedButton
      kind="tonal"
      side="bottom"
      reason={lock ?? (full ? beneficiariosMessages.demasiados.text : null)}
      onClick={onAdd}
    >
      <IconPlus size={16} stroke={1.75} aria-hidden="true" />
      Agregar beneficiario
    </ReasonedButton>
  )
}
