import { dudasMessages as m } from '@alerce/contract/messages/declaracion/dudas'
import { abrirDuda } from '@alerce/contract/operations/declaracion/dudas'
import { refuse } from '../../refusal.ts'
import { useCase } from '../../use-case.ts'
import { takeDeclaracion } from '../ds/edit-declaracion.ts'
import { takeDuda, textosDeDuda } from './read-model.ts'
import { markLeida } from './repository.ts'

export const abrirDudaUseCase = useCase(abrirDuda, async ({ identificador, dudaId }, ctx) => {
  await takeDeclaracion(ctx, { identificador })
  const duda = (await takeDuda(ctx.tx, dudaId, identificador)) ?? refuse(m.noExiste)
  await markLeida(ctx.tx, dudaId, ctx.ahora)
  return textosDeDuda(ctx.vault, duda)
})
