import { faltasDeLaFamilia } from '@alerce/contract/forms/postulacion/beneficiarios'
import { common } from '@alerce/contract/messages/common'
import { beneficiariosMessages } from '@alerce/contract/messages/postulacion/beneficiarios'
import type { BeneficiarioACotizar } from '@alerce/domain/postulacion/beneficiarios'
import { ensure } from '../../refusal.ts'

/** Saved family, and the holder's birth date: ISO, null while unknown. */
interface FamiliaGuardada {
  readonly grupo: readonly BeneficiarioACotizar[]
  readonly titular: string | null
}

/** Refuses (422) a family that is invalid as a whole on a day: it was saved earlier, and ages change. */
export function ensureFamilia({ grupo, titular }: FamiliaGuardada, hoy: string): void {
  const faltas = faltasDeLaFamilia(grupo, hoy, titular)
  const m = beneficiariosMessages.familiaObservada
  ensure(faltas.length === 0, m, { texto: `${m.text} ${faltas.join('. ')}.` })
}

/** Refuses (400, at the field) a birth date of the holder that adds faults to the family. */
export function ensureTitularDe({ grupo, titular }: FamiliaGuardada, nacimiento: string | null, hoy: string): void {
  if (nacimiento === titular) return
  const antes = faltasDeLaFamilia(grupo, hoy, titular)
  const faltas = faltasDeLaFamilia(grupo, hoy, nacimiento).filter((falta) => !antes.includes(falta))
  ensure(faltas.length === 0, common.invalid, { campo: 'fechaNacimiento', texto: faltas.join('. ') })
}
