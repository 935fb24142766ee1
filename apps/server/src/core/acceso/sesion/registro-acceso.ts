import { registroAcceso } from '@alerce/contract/operations/acceso/ingreso'
import { cerrarSesiones } from '../../../sesiones/repository.ts'
import { useCase } from '../../use-case.ts'
import { ejecutivoDe, registrar } from './ejecutivo.ts'

/** Logout: keeps who left, when and why, and ends the session. */
export const registroAccesoUseCase = useCase(registroAcceso, async ({ rutejecutivo, tipo, origen }, ctx) => {
  const { actor, tx, ahora } = ctx
  const { id } = await ejecutivoDe(ctx, rutejecutivo)
  await registrar(ctx, id, tipo, origen)
  if (actor.kind === 'persona') await cerrarSesiones(tx, { sesionId: actor.sesionId }, tipo, ahora)
  return { codError: 0, valor: 'OK' as const, descError: '' }
})
