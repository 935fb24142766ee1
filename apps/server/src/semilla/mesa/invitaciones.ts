import { pesos } from '@alerce/domain/base/dinero/tipos'
import { DIA_MS, HORA_MS } from '@alerce/domain/base/fechas/duracion'
import { firma } from '../../core/actor.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/database.ts'
import type { DemoServices } from '../demo/como-persona.ts'
import { comoPersona, personaDe } from '../demo/como-persona.ts'
import { confirmPlan } from '../demo/recorrido.ts'
import { insertInvitacion, invitables } from '../repository.ts'

/** Income enough for some plan of every big region. */
const RENTA_MINIMA = pesos(1_500_000)

const glosa = 'Tres intentos fallidos: el número de serie de la cédula no coincide.'

interface InvitacionDemo {
  /** Days since the invitation. */
  readonly enviada: number
  /** Days since its authentication was rejected; null: not rejected. */
  readonly rechazada: number | null
}

/**
 * Invitations: one pending, one rejected recently, and one rejected so long ago that the first read of the portfolio
 * annuls it.
 */
const casos: readonly InvitacionDemo[] = [
  { enviada: 1, rechazada: null },
  { enviada: 3, rechazada: 2 },
  { enviada: 9, rechazada: 8 },
]

/**
 * Electronic sales with an invited applicant: quoted by the product, invited by direct inserts, since no operation does
 * it yet.
 */
export async function seedInvitaciones(tx: Db, clock: Clock, servicios: DemoServices): Promise<void> {
  const [asesora, mesa] = [await personaDe(tx, 'asesora'), await personaDe(tx, 'mesa')]
  const hace = (ms: number) => new Date(Date.parse(clock.ahora()) - ms).toISOString()
  const found = await invitables(tx, 'asesora', RENTA_MINIMA, casos.length)
  for (const [at, { enviada, rechazada }] of casos.entries()) {
    const prospectoId = found[at]?.id ?? 0
    const en = hace(enviada * DIA_MS)
    await confirmPlan(comoPersona(tx, servicios, hace(enviada * DIA_MS + HORA_MS), asesora), prospectoId)
    const declaracionSaludId = await insertInvitacion(tx, prospectoId, { por: firma(asesora), en })
    if (rechazada === null) continue
    await comoPersona(tx, servicios, hace(rechazada * DIA_MS), mesa)('registrarRechazo', { declaracionSaludId, glosa })
  }
}
