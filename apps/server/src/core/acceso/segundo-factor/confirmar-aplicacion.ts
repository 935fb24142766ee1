import { segundoFactorMessages as m } from '@alerce/contract/messages/acceso/segundo-factor'
import { confirmarAplicacion } from '@alerce/contract/operations/acceso/segundo-factor'
import { refuse } from '../../refusal.ts'
import { useCase } from '../../use-case.ts'
import { pasoDelCodigo } from './aplicacion.ts'
import { keepCodigos } from './keep-codigos.ts'
import { ownFactor } from './own-factor.ts'
import { findAplicacion } from './read-model.ts'
import { saveAplicacion } from './repository.ts'
import { tellCambio } from './tell-cambio.ts'

export const confirmarAplicacionUseCase = useCase(confirmarAplicacion, async ({ codigo }, ctx) => {
  const { tx, vault, ahora } = ctx
  const dueno = await ownFactor(ctx)
  const { id } = dueno
  const propuesto = (await findAplicacion(tx, id))?.propuesto ?? refuse(m.sinPropuesta)
  const secreto = vault.en('factor_aplicacion.propuesto', id).openBytes(propuesto)
  const ultimoPaso = pasoDelCodigo(secreto, codigo, ahora) ?? refuse(m.codigoNoConfirma, { campo: 'codigo' })
  const sellado = vault.en('factor_aplicacion.secreto', id).sealBytes(secreto)
  await saveAplicacion(tx, { usuarioId: id, secreto: sellado, ultimoPaso, confirmada: ahora })
  await tellCambio(ctx, dueno, {
    acto: 'segundoFactorAgregado',
    sobre: 'aplicación',
    dice: 'Desde ahora su ingreso al Panel del Asesor pide también el código de su aplicación.',
  })
  return { codigos: await keepCodigos(ctx, dueno) }
})
