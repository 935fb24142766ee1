import { segundoFactorMessages as m } from '@alerce/contract/messages/acceso/segundo-factor'
import { agregarLlave } from '@alerce/contract/operations/acceso/segundo-factor'
import { llavesComoMaximo } from '@alerce/domain/acceso/segundo-factor'
import { ensure, refuse } from '../../refusal.ts'
import { useCase } from '../../use-case.ts'
import { keepCodigos } from './keep-codigos.ts'
import { verifyCreada } from './llaves.ts'
import { ownFactor } from './own-factor.ts'
import { hayLlave, llavesDe } from './read-model.ts'
import { deleteDesafio, insertLlave, lockDesafio } from './repository.ts'
import { tellCambio } from './tell-cambio.ts'

export const agregarLlaveUseCase = useCase(agregarLlave, async ({ desafio, nombre, llave }, ctx) => {
  const { tx, ahora } = ctx
  const dueno = await ownFactor(ctx)
  const abierto = await lockDesafio(tx, desafio, 'llave', ahora)
  ensure(abierto?.reto && abierto.usuarioId === dueno.id, m.sinPropuesta)
  await deleteDesafio(tx, abierto)
  const creada = (await verifyCreada(ctx, abierto.reto, llave)) ?? refuse(m.llaveNoSirve)
  ensure((await llavesDe(tx, dueno.id)).length < llavesComoMaximo, m.llavesDeMas)
  ensure(!(await hayLlave(tx, creada.id)), m.llaveRepetida)
  await insertLlave(tx, {
    credencial: creada.id,
    usuarioId: dueno.id,
    clavePublica: Buffer.from(creada.publicKey).toString('base64url'),
    contador: creada.counter,
    transportes: creada.transports ?? [],
    nombre,
    creada: ahora,
    usada: null,
  })
  await tellCambio(ctx, dueno, {
    acto: 'segundoFactorAgregado',
    sobre: 'llave de acceso',
    dice: `Desde ahora puede confirmar su ingreso al Panel del Asesor con la llave de acceso «${nombre}».`,
  })
  return { codigos: await keepCodigos(ctx, dueno) }
})
