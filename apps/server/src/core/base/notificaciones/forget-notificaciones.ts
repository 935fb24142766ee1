import { DIA_MS } from '@alerce/domain/base/fechas/duracion'
import type { JobContext } from '../../job-context.ts'
import { parametrosAl } from '../parametros/read-model.ts'
import { forget } from './repository.ts'

/** Deletes notices after `diasDeNotificaciones` days, read or not: their prospecto still says what happened. */
export async function forgetNotificaciones({ db, clock }: Pick<JobContext, 'db' | 'clock'>): Promise<void> {
  const { diasDeNotificaciones } = await parametrosAl(db, clock.hoy())
  await forget(db, new Date(Date.parse(clock.ahora()) - diasDeNotificaciones * DIA_MS).toISOString())
}
