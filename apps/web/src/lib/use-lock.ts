import { antecedentesMessages } from '@alerce/contract/messages/antecedentes'
import { type EtapaProspecto, estaBloqueado } from '@alerce/domain/prospecto/etapas'
import { useSession } from './session.ts'

/** Why a sale cannot be changed by this user at all; null: it can (spec 2 §6). */
export function useReader(): string | null {
  return useSession().roles.includes('asesor') ? null : 'Solo el asesor puede cambiar la postulación.'
}

/** Why applicant data, beneficiaries and quote cannot be changed now; null: they can (spec 2 §4). */
export function useLock(etapa: string): string | null {
  const reader = useReader()
  return reader ?? (estaBloqueado(etapa as EtapaProspecto) ? antecedentesMessages.bloqueado.text : null)
}
