import { revocarMandato } from '@alerce/contract/operations/contrato/mandato'
import { firma } from '../../actor.ts'
import { note } from '../../base/bitacora/note.ts'
import { useCase } from '../../use-case.ts'
import { withdrawForMandato } from '../documentos/issue-for-mandato.ts'
import { casoDelMandato } from './caso-del-mandato.ts'
import { endMandato, forgetConsentimientos } from './repository.ts'

export const revocarMandatoUseCase = useCase(revocarMandato, async ({ declaracionSaludId }, ctx) => {
  const { id } = await casoDelMandato(ctx, declaracionSaludId)
  const fin = { en: ctx.ahora, por: firma(ctx.actor) }
  const terminado = await endMandato(ctx.tx, declaracionSaludId, fin)
  if (terminado === null) return { referencia: null }
  const { referencia, origen } = terminado
  // An earlier try of the applicant, confirmed late, would grant it again
  if (origen === 'postulante') await forgetConsentimientos(ctx.tx, declaracionSaludId)
  await withdrawForMandato(ctx, declaracionSaludId)
  await note(ctx, id, 'mandatoRevocado')
  return { referencia }
})
