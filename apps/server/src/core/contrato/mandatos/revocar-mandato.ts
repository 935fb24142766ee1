import { revocarMandato } from '@alerce/contract/operations/contrato/mandato'
import { firma } from '../../actor.ts'
import { anotar } from '../../base/bitacora/anotar.ts'
import { useCase } from '../../use-case.ts'
import { retirarElDelMandato } from '../documentos/emitir-el-del-mandato.ts'
import { casoDelMandato } from './caso-del-mandato.ts'
import { terminarMandato } from './repository.ts'

export const revocarMandatoUseCase = useCase(revocarMandato, async ({ declaracionSaludId }, ctx) => {
  const { id } = await casoDelMandato(ctx, declaracionSaludId)
  const fin = { en: ctx.ahora, por: firma(ctx.actor) }
  const terminado = await terminarMandato(ctx.tx, declaracionSaludId, fin)
  if (terminado === null) return { referencia: null }
  await retirarElDelMandato(ctx, declaracionSaludId)
  await anotar(ctx, id, 'mandatoRevocado')
  return terminado
})
