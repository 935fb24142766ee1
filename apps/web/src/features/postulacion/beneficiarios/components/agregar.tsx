import { MAXIMO_BENEFICIARIOS } from '@alerce/contract/forms/postulacion/beneficiarios'
import { beneficiariosMessages } from '@alerce/contract/messages/postulacion/beneficiarios'
import { IconPlus } from '@tabler/icons-react'
import { ReasonedButton } from '../../../../components/actions/reasoned-button.tsx'
import type { FormBeneficiarios } from '../use-grupo.ts'
import { beneficiarioVacio } from '../values.ts'

interface AgregarProps {
  readonly form: FormBeneficiarios
  /** How many stand already. */
  readonly guardados: number
  readonly lock: string | null
}

/** Opens one more row. */
export function Agregar({ form, guardados, lock }: AgregarProps) {
  const full = guardados + form.values.beneficiarios.length >= MAXIMO_BENEFICIARIOS
  return (
    <ReasonedButton
      kind="tonal"
      side="bottom"
      reason={lock ?? (full ? beneficiariosMessages.demasiados.text : null)}
      onClick={() => form.insertListItem('beneficiarios', beneficiarioVacio)}
    >
      <IconPlus size={16} stroke={1.75} aria-hidden="true" />
      Agregar beneficiario
    </ReasonedButton>
  )
}
