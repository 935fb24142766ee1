import { notificaciones } from '@alerce/contract/catalogos/base/notificaciones'
import { DIA_MS } from '@alerce/domain/base/fechas/duracion'
import type { JobContext } from '../../job-context.ts'
import { notificar } from '../notificaciones/notificar.ts'
import { administradoresSinNoticia } from '../notificaciones/read-model.ts'

/** The administration hears once a day that no mail leaves, however many wait: the letters themselves are tried again. */
export async function avisarSinAcceso({ db, clock }: JobContext): Promise<void> {
  const ahora = clock.ahora()
  const desde = new Date(Date.parse(ahora) - DIA_MS).toISOString()
  await db.transaction().execute(async (tx) => {
    for (const usuarioId of await administradoresSinNoticia(tx, notificaciones.correoSinAcceso.texto(), desde))
      await notificar({ tx, ahora }, { usuarioId, prospectoId: null }, 'correoSinAcceso')
  })
}
