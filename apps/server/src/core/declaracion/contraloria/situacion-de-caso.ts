import { common } from '@alerce/contract/messages/common'
import { situacionDeCaso } from '@alerce/contract/operations/declaracion/contraloria'
import { ensure } from '../../refusal.ts'
import { useCase } from '../../use-case.ts'
import { leerDeclaracion } from '../declaracion/leer-declaracion.ts'
import { ultimaRespuesta } from '../evaluacion/read-model.ts'
import { retenidaDe } from '../evaluacion/retenidas/read-model.ts'
import { colaDe } from './read-model.ts'

export const situacionDeCasoUseCase = useCase(situacionDeCaso, async ({ identificador }, ctx) => {
  const { declaracion } = await leerDeclaracion(ctx, identificador, { tambien: ['contraloria'] })
  ensure(declaracion.enviadaEn !== null, common.notFound)
  const retenida = await retenidaDe(ctx.tx, identificador)
  const { actor } = ctx
  return {
    cola: retenida ? null : colaDe(declaracion),
    retenida: retenida && {
      por: retenida.por,
      propia: actor.kind === 'persona' && actor.usuarioId === retenida.usuarioId,
      resultado: retenida.resultado,
      saleEn: retenida.saleEn,
    },
    ultima: await ultimaRespuesta(ctx.tx, identificador),
  }
})
