import { common } from '@alerce/contract/messages/common'
import { situacionDeCaso } from '@alerce/contract/operations/declaracion/contraloria/contraloria'
import { ensure } from '../../refusal.ts'
import { useCase } from '../../use-case.ts'
import { readDeclaracion } from '../ds/read-declaracion.ts'
import { ultimaRespuesta } from '../evaluacion/read-model.ts'
import { retenidaDe } from '../evaluacion/retenidas/read-model.ts'
import { presentAutor } from './present-propuesta.ts'
import { colaDe } from './read-model.ts'
import { presentToma } from './toma/present-toma.ts'
import { tomaDe } from './toma/read-model.ts'

export const situacionDeCasoUseCase = useCase(situacionDeCaso, async ({ identificador }, ctx) => {
  const { declaracion } = await readDeclaracion(ctx, identificador, { tambien: ['contraloria'] })
  ensure(declaracion.enviadaEn !== null, common.notFound)
  const retenida = await retenidaDe(ctx.tx, identificador)
  const { actor } = ctx
  return {
    cola: retenida ? null : colaDe(declaracion),
    retenida: retenida && {
      ...presentAutor(actor, retenida),
      saleEn: retenida.saleEn,
      confirmadaPor: retenida.confirmadaPor,
      confirma: actor.kind === 'persona' && actor.usuarioId === retenida.confirmadaPorId,
    },
    toma: presentToma(actor, await tomaDe(ctx, identificador)),
    ultima: await ultimaRespuesta(ctx.tx, identificador),
  }
})
