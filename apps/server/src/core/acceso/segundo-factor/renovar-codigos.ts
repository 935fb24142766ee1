import { segundoFactorMessages as m } from '@alerce/contract/messages/acceso/segundo-factor'
import { renovarCodigos } from '@alerce/contract/operations/acceso/segundo-factor'
import { ensure } from '../../refusal.ts'
import { useCase } from '../../use-case.ts'
import { renewCodigos } from './codigos.ts'
import { ownFactorByClave } from './own-factor.ts'
import { tellCambio } from './tell-cambio.ts'

export const renovarCodigosUseCase = useCase(renovarCodigos, async ({ clave }, ctx) => {
  const dueno = await ownFactorByClave(ctx, clave)
  ensure(dueno.segundoFactor, m.sinFactor)
  const codigos = await renewCodigos(ctx.tx, dueno.id)
  await tellCambio(ctx, dueno, {
    acto: 'codigosRenovados',
    dice: 'Se crearon códigos de recuperación nuevos para su ingreso al Panel del Asesor; los anteriores ya no sirven.',
  })
  return { codigos }
})
