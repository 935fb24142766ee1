import { type CambioDeBorrador, obtenerBorrador } from '@alerce/contract/operations/base/borrador'
import { useCase } from '../../use-case.ts'
import { borradorDe } from './read-model.ts'
import { autorDe, limiteDeVigencia } from './vigencia.ts'

export const obtenerBorradorUseCase = useCase(obtenerBorrador, async ({ formulario }, ctx) => {
  const found = await borradorDe(ctx.tx, autorDe(ctx), formulario, await limiteDeVigencia(ctx))
  return found && { cambios: ctx.vault.open<CambioDeBorrador[]>(found.contenido), actualizado: found.actualizado }
})
