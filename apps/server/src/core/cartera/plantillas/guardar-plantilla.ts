import { plantillaMessages as m } from '@alerce/contract/messages/cartera/seguimiento'
import { common } from '@alerce/contract/messages/common'
import { guardarPlantilla } from '@alerce/contract/operations/cartera/plantillas'
import { persona } from '../../actor.ts'
import { ensure } from '../../refusal.ts'
import { useCase } from '../../use-case.ts'
import { autorDePlantillas, editPlantilla, ensureOtra } from './policy.ts'
import { insertPlantilla, updatePlantilla } from './repository.ts'

/** A new one belongs to the owner for whom the caller writes; a changed one keeps its owner. */
export const guardarPlantillaUseCase = useCase(guardarPlantilla, async (input, ctx) => {
  const { canal, nombre, texto } = input
  const asunto = canal === 'correo' ? input.asunto : ''
  const escrita = { canal, nombre, asunto, texto, por: persona(ctx).nombre, en: ctx.ahora }
  if (input.plantillaId) {
    const antes = await editPlantilla(ctx, input.plantillaId)
    ensure(antes.borradaEn === null, m.eliminada)
    ensure(input.version === undefined || input.version === antes.version, common.staleVersion)
    await updatePlantilla(ctx.tx, antes.id, escrita)
    return { plantillaId: antes.id }
  }
  const { dueno } = await autorDePlantillas(ctx)
  await ensureOtra(ctx, dueno)
  return { plantillaId: await insertPlantilla(ctx.tx, { ...dueno, ...escrita }) }
})
