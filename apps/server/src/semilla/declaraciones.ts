import { HORA_MS } from '@alerce/domain/base/fechas/duracion'
import { aDDMMYYYY } from '@alerce/domain/base/fechas/fecha'
import { hoyEnSantiago } from '@alerce/domain/base/fechas/instante'
import type { Persona } from '../core/actor.ts'
import type { Clock } from '../platform/clock.ts'
import type { Db } from '../platform/db/database.ts'
import type { DemoServices } from './demo/como-persona.ts'
import { comoPersona, personaDe } from './demo/como-persona.ts'
import { contract, type DemoCall, declare, generateDS, quote, update } from './demo/recorrido.ts'
import { type VentaDemo, ventasDemo } from './demo/ventas.ts'
import { leaveInBandeja } from './repository.ts'

const hace = (ahora: string, horas: number) => new Date(Date.parse(ahora) - horas * HORA_MS).toISOString()

/** Marks notifications of a prospect as read, as an advisor who acts on them does. */
export async function readNotificaciones(call: DemoCall, prospectoId: number): Promise<void> {
  const { notificaciones } = await call('obtenerNotificaciones', {})
  for (const { notificacionId } of notificaciones.filter((n) => n.prospectoId === prospectoId)) {
    await call('actualizarNotificacion', { notificacionId })
  }
}

async function sell(call: DemoCall, contraloria: DemoCall, caso: VentaDemo, hoy: string): Promise<void> {
  const prospectoId = await quote(call, caso.postulante)
  const identificador = await generateDS(call, prospectoId)
  if (caso.hasta === 'inicioManual') return
  await declare(call, identificador, { ...caso.declaracion, fechaDS: aDDMMYYYY(hoy) }, caso.hasta)
  if (caso.rentaAprobada) {
    const rentaPromedio = caso.postulante.renta
    await contraloria('responderEvaluacionFinanciera', { identificador, decision: 'aprueba', rentaPromedio })
  }
  if (caso.finalizada) {
    await readNotificaciones(call, prospectoId)
    await call('finalizaevaluacionds', { identificador, resultado: 1 })
  }
  if (caso.contratada) await contract(call, prospectoId)
  if (caso.actualizada) await update(call, prospectoId, caso.postulante, caso.actualizada)
}

/** Demo sales with a declaration: in process, in both queues, accepted. Their mails stay in the outbox. */
export async function seedDeclaraciones(tx: Db, clock: Clock, servicios: DemoServices): Promise<void> {
  const people = {
    asesora: await personaDe(tx, 'asesora'),
    asesor2: await personaDe(tx, 'asesor2'),
    contraloria: await personaDe(tx, 'contraloria'),
  }
  for (const caso of ventasDemo) {
    const ahora = hace(clock.ahora(), caso.horas)
    const como = (persona: Persona) => comoPersona(tx, servicios, ahora, persona)
    await sell(como(people[caso.asesor]), como(people.contraloria), caso, hoyEnSantiago(ahora))
  }
  await leaveInBandeja(tx)
}
