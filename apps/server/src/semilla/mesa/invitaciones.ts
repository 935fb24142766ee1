import { pesos } from '@alerce/domain/base/dinero/tipos'
import { DIA_MS, HORA_MS } from '@alerce/domain/base/fechas/duracion'
import { firma } from '../../core/actor.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/database.ts'
import type { DemoServices } from '../demo/como-persona.ts'
import { comoPersona, personaDe } from '../demo/como-persona.ts'
import { confirmarPlan } from '../demo/recorrido.ts'
import { insertarInvitacion, invitables } from '../repository.ts'

/** Enough for some plan of every big region. */
const RENTA_MINIMA = pesos(1_500_000)

const glosa = 'Tres intentos fallidos: el número de serie de la cédula no coincide.'

interface InvitacionDemo {
  /** Days since it was sent. */
  readonly enviada: number
  /** Days since its authentication was rejected; null: it was not. */
  readonly rechazada: number | null
}

/** One waits, one was rejected lately, and one so long ago that the first look at the portfolio annuls it. */
const casos: readonly InvitacionDemo[] = [
  { enviada: 1, rechazada: null },
  { enviada: 3, rechazada: 2 },
  { enviada: 9, rechazada: 8 },
]

/** Electronic sales whose applicant was invited: quoted by the product, invited by hand until it can send invitations. */
export async function sembrarInvitaciones(tx: Db, clock: Clock, servicios: DemoServices): Promise<void> {
  const [asesora, mesa] = [await personaDe(tx, 'asesora'), await personaDe(tx, 'mesa')]
  const hace = (ms: number) => new Date(Date.parse(clock.ahora()) - ms).toISOString()
  const found = await invitables(tx, 'asesora', RENTA_MINIMA, casos.length)
  for (const [at, { enviada, rechazada }] of casos.entries()) {
    const prospectoId = found[at]?.id ?? 0
    const en = hace(enviada * DIA_MS)
    await confirmarPlan(comoPersona(tx, servicios, hace(enviada * DIA_MS + HORA_MS), asesora), prospectoId)
    const declaracionSaludId = await insertarInvitacion(tx, prospectoId, { por: firma(asesora), en })
    if (rechazada === null) continue
    await comoPersona(tx, servicios, hace(rechazada * DIA_MS), mesa)('registrarRechazo', { declaracionSaludId, glosa })
  }
}
