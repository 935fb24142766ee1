import { parejaMessages } from '@alerce/contract/messages/postulacion/pareja'
import { esperaParaCotizar } from '@alerce/domain/postulacion/turno'
import { buscarProspecto, type Prospecto } from '../../postulacion/prospecto/read-model.ts'
import { ensure } from '../../refusal.ts'
import type { Context } from '../../use-case.ts'

/**
 * Refuses (422) to quote one of a pair whose other was made inactive, and the receiver before its giver has a plan and
 * stands at the compensation.
 */
export async function exigirCotizable(
  { tx }: Pick<Context, 'tx'>,
  { parejaId, otorga }: Pick<Prospecto, 'parejaId' | 'otorga'>,
): Promise<void> {
  if (parejaId === null) return
  const otro = await buscarProspecto(tx, parejaId)
  ensure(otro?.activo !== false, parejaMessages.detenida)
  if (otorga) return
  ensure(otro && !esperaParaCotizar(otro.etapa), parejaMessages.otorganteSinTerminar)
}
