import { common } from '@alerce/contract/messages/common'
import { cerrarOtrasSesiones } from '@alerce/contract/operations/acceso/sesion'
import { sesionesPropias } from '../../../../sesiones/read-model.ts'
import { closeSesiones } from '../../../../sesiones/repository.ts'
import { ensure } from '../../../refusal.ts'
import { useCase } from '../../../use-case.ts'

/** "Cerrar mis otras sesiones": those of the list, so that the number told is the number seen. */
export const cerrarOtrasSesionesUseCase = useCase(cerrarOtrasSesiones, async (_input, { actor, tx, ahora }) => {
  ensure(actor.kind === 'persona', common.unauthenticated)
  let cerradas = 0
  for (const { sesionId } of await sesionesPropias(tx, actor.usuarioId, ahora)) {
    if (sesionId !== actor.sesionId) cerradas += await closeSesiones(tx, { sesionId }, 'revocada', ahora)
  }
  return { cerradas }
})
