import { segundoFactorMessages as m } from '@alerce/contract/messages/acceso/segundo-factor'
import { common } from '@alerce/contract/messages/common'
import { quitarFactor } from '@alerce/contract/operations/acceso/segundo-factor'
import type { Db } from '../../../platform/db/database.ts'
import { ensure, refuse } from '../../refusal.ts'
import { useCase } from '../../use-case.ts'
import { ownFactorByClave } from './own-factor.ts'
import { findAplicacion, llavesDe } from './read-model.ts'
import { removeTodo } from './remove-todo.ts'
import { deleteAplicacion, deleteLlave } from './repository.ts'
import { tellCambio } from './tell-cambio.ts'

/** Removes the app or a passkey; returns its name in the letter. */
async function remove(tx: Db, usuarioId: number, credencial: string | null): Promise<string> {
  if (credencial === null) {
    ensure(await deleteAplicacion(tx, usuarioId), m.sinFactor)
    return 'La aplicación con que confirmaba'
  }
  const nombre = (await deleteLlave(tx, { usuarioId, credencial })) ?? refuse(common.notFound)
  return `La llave de acceso «${nombre}» con que confirmaba`
}

export const quitarFactorUseCase = useCase(quitarFactor, async ({ clave, llave }, ctx) => {
  const { tx } = ctx
  const dueno = await ownFactorByClave(ctx, clave)
  const cual = await remove(tx, dueno.id, llave)
  const queda = (await findAplicacion(tx, dueno.id))?.confirmada || (await llavesDe(tx, dueno.id)).length > 0
  if (!queda) await removeTodo(tx, dueno.id)
  await tellCambio(ctx, dueno, {
    acto: 'segundoFactorQuitado',
    sobre: llave === null ? 'aplicación' : 'llave de acceso',
    dice: `${cual} su ingreso al Panel del Asesor fue quitada. ${queda ? 'Sus otros medios siguen.' : 'No le queda otro.'}`,
  })
  return 'ok' as const
})
