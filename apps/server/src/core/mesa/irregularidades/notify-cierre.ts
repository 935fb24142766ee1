import { notify } from '../../base/notificaciones/notify.ts'
import type { JobContext } from '../../job-context.ts'
import { findProspecto } from '../../postulacion/prospecto/read-model.ts'
import type { Context } from '../../use-case.ts'
import { irregularidadPorId } from './read-model.ts'

interface Cierre {
  readonly irregularidadId: number
  /** Instant of its closing. */
  readonly cerrada: string
}

/** Notifies the advisor of a closed irregularity, unless that closing was undone meanwhile. */
export async function sayCierre(ctx: Pick<Context, 'tx' | 'ahora'>, { irregularidadId, cerrada }: Cierre) {
  const una = await irregularidadPorId(ctx.tx, irregularidadId)
  if (una?.cerrada !== cerrada) return
  const { prospectoId, detalle } = una
  const prospecto = await findProspecto(ctx.tx, prospectoId)
  if (!prospecto) return
  await notify(ctx, { usuarioId: prospecto.asesorId, prospectoId }, 'irregularidadCerrada', detalle)
}

/** Same notice, as a job. */
export const notifyCierre = ({ db, clock }: Pick<JobContext, 'db' | 'clock'>, cierre: Cierre): Promise<void> =>
  db.transaction().execute((tx) => sayCierre({ tx, ahora: clock.ahora() }, cierre))
