import { segundoFactorMessages as m } from '@alerce/contract/messages/acceso/segundo-factor'
import { common } from '@alerce/contract/messages/common'
import { quitarSegundoFactor } from '@alerce/contract/operations/acceso/segundo-factor'
import { ensure, refuse } from '../../refusal.ts'
import { useCase } from '../../use-case.ts'
import { findDuenoDeFactor } from './read-model.ts'
import { removeTodo } from './remove-todo.ts'
import { lockUsuario } from './repository.ts'
import { tellCambio } from './tell-cambio.ts'

/** An administrator's own needs the password, so that a session left open cannot remove it. */
export const quitarSegundoFactorUseCase = useCase(quitarSegundoFactor, async ({ usuarioId }, ctx) => {
  const { tx, actor } = ctx
  await lockUsuario(tx, usuarioId)
  const dueno = (await findDuenoDeFactor(tx, usuarioId)) ?? refuse(common.notFound)
  ensure(actor.kind !== 'persona' || actor.usuarioId !== usuarioId, m.elPropio)
  ensure(dueno.segundoFactor, m.sinFactorDe)
  await removeTodo(tx, usuarioId)
  await tellCambio(ctx, dueno, {
    acto: 'segundoFactorQuitadoAOtro',
    dice: 'La administración quitó el segundo paso de su ingreso al Panel del Asesor: agréguelo otra vez al ingresar.',
  })
  return 'ok' as const
})
