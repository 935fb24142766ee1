import { parejaMessages } from '@alerce/contract/messages/postulacion/pareja'
import { esperaParaCotizar } from '@alerce/domain/postulacion/turno'
import { prospectoPorSeguir } from '../../postulacion/prospecto/events.ts'
import { buscarProspecto, type Prospecto } from '../../postulacion/prospecto/read-model.ts'
import { ensure } from '../../refusal.ts'
import type { Context } from '../../use-case.ts'

/**
 * Refuses (422) to quote one of a pair whose other has ended, and the receiver before its giver has a plan and stands at
 * the compensation.
 */
export async function exigirCotizable(
  { tx, raise }: Pick<Context, 'tx' | 'raise'>,
  prospecto: Prospecto,
): Promise<void> {
  const { parejaId, otorga } = prospecto
  if (parejaId === null) return
  await raise(prospectoPorSeguir, prospecto)
  if (otorga) return
  const otro = await buscarProspecto(tx, parejaId)
  ensure(otro && !esperaParaCotizar(otro.etapa), parejaMessages.otorganteSinTerminar)
}
