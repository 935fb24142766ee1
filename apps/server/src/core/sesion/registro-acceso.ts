import { registroAcceso } from '@alerce/contract/operations/acceso'
import { useCase } from '../use-case.ts'
import { ejecutivoDe } from './ejecutivo.ts'
import { insertarRegistro } from './repository.ts'

/** Logout: keeps who left, when and why. The gateway closes the session. */
export const registroAccesoUseCase = useCase(registroAcceso, async (input, ctx) => {
  const { id } = await ejecutivoDe(ctx, input.rutejecutivo)
  const { tipo, origen } = input
  await insertarRegistro(ctx.tx, { usuarioId: id, tipo, origen, en: ctx.ahora, ip: ctx.origin.ip })
  return { codError: 0, valor: 'OK' as const, descError: '' }
})
