import { common } from '@alerce/contract/messages/common'
import { situacionDeCaso } from '@alerce/contract/operations/declaracion/contraloria/contraloria'
import { ensure } from '../../refusal.ts'
import { useCase } from '../../use-case.ts'
import { leerDeclaracion } from '../declaracion/leer-declaracion.ts'
import { ultimaRespuesta } from '../evaluacion/read-model.ts'
import { retenidaDe } from '../evaluacion/retenidas/read-model.ts'
import { presentarAutor } from './presentar-propuesta.ts'
import { colaDe } from './read-model.ts'
import { presentarToma } from './toma/presentar-toma.ts'
import { tomaDe } from './toma/read-model.ts'

export const situacionDeCasoUseCase = useCase(situacionDeCaso, async ({ identificador }, ctx) => {
  const { declaracion } = await leerDeclaracion(ctx, identificador, { tambien: ['contraloria'] })
  ensure(declaracion.enviadaEn !== null, common.notFound)
  const retenida = await retenidaDe(ctx.tx, identificador)
  const { actor } = ctx
  return {
    cola: retenida ? null : colaDe(declaracion),
    retenida: retenida && {
      ...presentarAutor(actor, retenida),
      saleEn: retenida.saleEn,
      confirmadaPor: retenida.confirmadaPor,
      confirma: actor.kind === 'persona' && actor.usuarioId === retenida.confirmadaPorId,
    },
    toma: presentarToma(actor, await tomaDe(ctx, identificador)),
    ultima: await ultimaRespuesta(ctx.tx, identificador),
  }
})
