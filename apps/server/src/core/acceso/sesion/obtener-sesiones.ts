import { common } from '@alerce/contract/messages/common'
import { obtenerSesiones } from '@alerce/contract/operations/acceso/sesion'
import { sesionesPropias } from '../../../sesiones/read-model.ts'
import { ensure } from '../../refusal.ts'
import { useCase } from '../../use-case.ts'

/** One's own open sessions: the one that asks, then the others by their last activity. */
export const obtenerSesionesUseCase = useCase(obtenerSesiones, async (_input, { actor, tx, ahora }) => {
  ensure(actor.kind === 'persona', common.unauthenticated)
  const own = await sesionesPropias(tx, actor.usuarioId, ahora)
  const marked = own.map((sesion) => ({ ...sesion, actual: sesion.sesionId === actor.sesionId }))
  return marked.toSorted((a, b) => Number(b.actual) - Number(a.actual))
})
