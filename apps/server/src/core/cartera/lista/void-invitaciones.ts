import { anularProspectosRechazados } from '@alerce/contract/operations/cartera/lista'
import { anulaLoRechazadoAntesDe } from '@alerce/domain/declaracion/anulacion'
import { oneByOne } from '../../../platform/one-by-one.ts'
import type { Core } from '../../core.ts'
import type { JobContext } from '../../job-context.ts'
import { asesoresConRechazosAntesDe } from '../../mesa/rechazos/read-model.ts'

const RONDA = 'anular-invitaciones'
const origin = { ip: 'local', agente: RONDA, peticionId: RONDA }

/** Annuls by the clock what was rejected too long ago: nobody has to look at a list for it. */
export async function voidInvitaciones(core: Core, { db, clock }: Pick<JobContext, 'db' | 'clock'>): Promise<void> {
  const operation = anularProspectosRechazados
  const actor = { kind: 'sistema', mando: RONDA } as const
  const asesores = await asesoresConRechazosAntesDe(db, anulaLoRechazadoAntesDe(clock.ahora()))
  await oneByOne(asesores, (identificador) => core.call({ operation, payload: { identificador }, actor, origin }))
}
