import { antecedentesMessages } from '@alerce/contract/messages/postulacion/antecedentes'
import { type EtapaProspecto, estaBloqueado } from '@alerce/domain/postulacion/etapas'
import { useSession } from './session.ts'

/**
 * Why this user can change nothing of a portfolio; null: they can (spec 1 §6, spec 2 §6). `own`: text for a head of
 * team.
 */
export function useReader(own = 'Solo el asesor puede cambiar la postulación.'): string | null {
  const { roles } = useSession()
  if (roles.includes('asesor')) return null
  return roles.includes('supervisor') ? 'Acceso de solo lectura: entró con un enlace de supervisor.' : own
}

/** True for a head of team without a portfolio, who looks at those of others. */
export function useLidera(): boolean {
  const { roles } = useSession()
  return roles.includes('jefatura') && !roles.includes('asesor')
}

/** Why applicant data, beneficiaries and quote cannot be changed now; null: they can (spec 2 §4). `activo`: as saved. */
export function useLock({ etapa, activo }: { readonly etapa: string; readonly activo: boolean }): string | null {
  const reader = useReader()
  if (reader) return reader
  if (!activo) return antecedentesMessages.inactivo.text
  return estaBloqueado(etapa as EtapaProspecto) ? antecedentesMessages.bloqueado.text : null
}
