import { segundoFactorMessages as m } from '@alerce/contract/messages/acceso/segundo-factor'
import { proponerLlave } from '@alerce/contract/operations/acceso/segundo-factor'
import { llavesComoMaximo } from '@alerce/domain/acceso/segundo-factor'
import { ensure } from '../../refusal.ts'
import { useCase } from '../../use-case.ts'
import { opcionesDeCreacion } from './llaves.ts'
import { ownFactorByClave } from './own-factor.ts'
import { llavesDe } from './read-model.ts'
import { openDesafio } from './repository.ts'

export const proponerLlaveUseCase = useCase(proponerLlave, async ({ clave }, ctx) => {
  const dueno = await ownFactorByClave(ctx, clave)
  const llaves = await llavesDe(ctx.tx, dueno.id)
  ensure(llaves.length < llavesComoMaximo, m.llavesDeMas)
  const opciones = await opcionesDeCreacion(ctx, dueno, llaves)
  const desafio = { usuarioId: dueno.id, uso: 'llave' as const, reto: opciones.challenge }
  return { desafio: await openDesafio(ctx.tx, desafio, ctx.ahora), opciones: { ...opciones } }
})
