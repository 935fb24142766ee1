import { esperaContrafirma } from '@alerce/domain/contrato/firma-electronica'
import type { Declaracion } from '../../declaracion/ds/read-model.ts'
import { ultimaConstancia } from '../../declaracion/invitacion/read-model.ts'
import type { Context } from '../../use-case.ts'

/**
 * When the applicant signed the papers in force of an electronic sale that waits for the insurer (ISO instant); null: not
 * there. What they signed is the issued paper itself: no other comes back.
 */
export async function firmadoEnSuTelefono(
  { tx }: Pick<Context, 'tx'>,
  declaracion: Declaracion,
): Promise<string | null> {
  if (!esperaContrafirma(declaracion)) return null
  return (await ultimaConstancia(tx, declaracion.id, 'contrato'))?.en ?? null
}
