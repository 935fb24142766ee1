import { MAXIMO_DE_REENVIOS, reenviarCorreosFallidos } from '@alerce/contract/operations/base/correos'
import { useCase } from '../../use-case.ts'
import { deliverAgain } from './deliver-again.ts'
import { fallidos } from './read-model.ts'

export const reenviarCorreosFallidosUseCase = useCase(reenviarCorreosFallidos, async (_nothing, ctx) => {
  const perdidos = await fallidos(ctx.tx, MAXIMO_DE_REENVIOS + 1, ctx.ahora)
  let reenviados = 0
  for (const correoId of perdidos.slice(0, MAXIMO_DE_REENVIOS)) if (await deliverAgain(ctx, correoId)) reenviados += 1
  return { reenviados, quedan: perdidos.length > MAXIMO_DE_REENVIOS }
})
