import { sesionPorCerrar } from '../../../../sesiones/read-model.ts'
import { closeSesiones } from '../../../../sesiones/repository.ts'
import type { JobContext } from '../../../job-context.ts'

/** Ends a session whose end has come, and tells its screens; one that was taken back goes on. */
export async function closeOnTime({ db, clock }: JobContext, { sesionId }: { sesionId: number }): Promise<void> {
  const ahora = clock.ahora()
  if (await sesionPorCerrar(db, sesionId, ahora)) await closeSesiones(db, { sesionId }, 'administracion', ahora)
}
