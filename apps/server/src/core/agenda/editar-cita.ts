import { common } from '@alerce/contract/messages/common'
import { ensure, refuse } from '../refusal.ts'
import type { Context } from '../use-case.ts'
import { citaPorId } from './read-model.ts'

/** An appointment for changing: of the acting advisor, or any for a bearer client; for all others it does not exist. */
export async function editarCita({ tx, actor }: Context, id: number) {
  const cita = (await citaPorId(tx, id)) ?? refuse(common.notFound)
  ensure(
    actor.kind === 'cliente' || (actor.kind === 'persona' && !actor.enlace && actor.usuarioId === cita.asesorId),
    common.notFound,
  )
  return cita
}
