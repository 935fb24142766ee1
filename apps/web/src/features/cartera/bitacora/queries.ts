import type { ReplyOf } from '../../../lib/api/call.ts'
import { useLive } from '../../../lib/events.ts'
import { useSession } from '../../../lib/session/session.ts'
import { useRead } from '../../../lib/use-call.ts'

export type Seguimiento = ReplyOf<'obtenerAnotaciones'>
export type Anotacion = Seguimiento['anotaciones'][number]
export type DudaDelPostulante = Seguimiento['dudas'][number]
export type TareaAbierta = Seguimiento['tareas'][number]

const NAME = 'obtenerAnotaciones'

/** Annotations and tasks of a sale; a supervisor by link reads none: the query stays empty. */
export function useSeguimiento(prospectoId: number) {
  const reads = useSession().roles.some((role) => role === 'asesor' || role === 'jefatura')
  useLive(NAME, { payload: { prospectoId }, prospectos: [prospectoId] })
  const query = useRead(NAME, { prospectoId }, { enabled: reads })
  return { reads, query }
}
