import { registroAcceso } from '@alerce/contract/operations/acceso/ingreso'
import { closeSesiones } from '../../../sesiones/repository.ts'
import { useCase } from '../../use-case.ts'
import { ejecutivoDe, record } from './ejecutivo.ts'

/** Logout: keeps who left, when and why, and ends the session. */
export const registroAccesoUseCase = useCase(registroAcceso, async ({ rutejecutivo, tipo, origen }, ctx) => {
  const { actor, tx, ahora } = ctx
  const { id } = await ejecutivoDe(ctx, rutejecutivo)
  await record(ctx, id, tipo, origen)
  if (actor.kind === 'persona') await closeSesiones(tx, { sesionId: actor.sesionId }, tipo, ahora)
  return { codError: 0, valor: 'OK' as const, descError: '' }
})
