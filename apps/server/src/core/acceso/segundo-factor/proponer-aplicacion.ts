import { proponerAplicacion } from '@alerce/contract/operations/acceso/segundo-factor'
import { useCase } from '../../use-case.ts'
import { nuevoSecreto, paraLaAplicacion } from './aplicacion.ts'
import { ownFactorByClave } from './own-factor.ts'
import { savePropuesta } from './repository.ts'

export const proponerAplicacionUseCase = useCase(proponerAplicacion, async ({ clave }, ctx) => {
  const { id, usuario } = await ownFactorByClave(ctx, clave)
  const secreto = nuevoSecreto()
  await savePropuesta(ctx.tx, id, ctx.vault.en('factor_aplicacion.propuesto', id).sealBytes(secreto))
  return paraLaAplicacion(secreto, usuario)
})
