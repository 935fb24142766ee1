import { type CambioDeBorrador, obtenerBorrador } from '@alerce/contract/operations/base/borrador'
import { useCase } from '../../use-case.ts'
import { borradorDe } from './read-model.ts'
import { autorDe, limiteDeVigencia } from './vigencia.ts'

export const obtenerBorradorUseCase = useCase(obtenerBorrador, async ({ formulario }, ctx) => {
  const autor = autorDe(ctx)
  const found = await borradorDe(ctx.tx, autor, formulario, await limiteDeVigencia(ctx))
  const cofre = ctx.vault.en('borrador.contenido', autor, formulario)
  return found && { cambios: cofre.open<CambioDeBorrador[]>(found.contenido), actualizado: found.actualizado }
})
