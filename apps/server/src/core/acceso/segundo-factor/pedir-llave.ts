import { segundoFactorMessages as m } from '@alerce/contract/messages/acceso/segundo-factor'
import { pedirLlave } from '@alerce/contract/operations/acceso/segundo-factor'
import { ensure } from '../../refusal.ts'
import { useCase } from '../../use-case.ts'
import { opcionesDeUso } from './llaves.ts'
import { llavesDe } from './read-model.ts'
import { lockDesafio, saveReto } from './repository.ts'

export const pedirLlaveUseCase = useCase(pedirLlave, async ({ desafio }, ctx) => {
  const { tx, ahora } = ctx
  const abierto = await lockDesafio(tx, desafio, 'ingreso', ahora)
  ensure(abierto, m.desafioVencido)
  const opciones = await opcionesDeUso(ctx, await llavesDe(tx, abierto.usuarioId))
  await saveReto(tx, abierto, opciones.challenge)
  return { opciones: { ...opciones } }
})
