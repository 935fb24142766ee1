import { HORA_MS } from '@alerce/domain/base/fechas/duracion'
import { aDDMMYYYY } from '@alerce/domain/base/fechas/fecha'
import { hoyEnSantiago } from '@alerce/domain/base/fechas/instante'
import type { Persona } from '../core/actor.ts'
import type { Clock } from '../platform/clock.ts'
import type { Db } from '../platform/db/database.ts'
import type { DemoServices } from './demo/como-persona.ts'
import { comoPersona, personaDe } from './demo/como-persona.ts'
import { actualizar, contratar, cotizar, type DemoCall, declarar, generarDS } from './demo/recorrido.ts'
import { type VentaDemo, ventasDemo } from './demo/ventas.ts'
import { dejarEnBandeja } from './repository.ts'

const hace = (ahora: string, horas: number) => new Date(Date.parse(ahora) - horas * HORA_MS).toISOString()

/** Marks notifications of a prospect as read, as an advisor who acts on them does. */
export async function leerNotificaciones(llamar: DemoCall, prospectoId: number): Promise<void> {
  const { notificaciones } = await llamar('obtenerNotificaciones', {})
  for (const { notificacionId } of notificaciones.filter((n) => n.prospectoId === prospectoId)) {
    await llamar('actualizarNotificacion', { notificacionId })
  }
}

async function vender(llamar: DemoCall, contraloria: DemoCall, caso: VentaDemo, hoy: string): Promise<void> {
  const prospectoId = await cotizar(llamar, caso.postulante)
  const identificador = await generarDS(llamar, prospectoId)
  if (caso.hasta === 'inicioManual') return
  await declarar(llamar, identificador, { ...caso.declaracion, fechaDS: aDDMMYYYY(hoy) }, caso.hasta)
  if (caso.rentaAprobada) {
    const rentaPromedio = caso.postulante.renta
    await contraloria('responderEvaluacionFinanciera', { identificador, decision: 'aprueba', rentaPromedio })
  }
  if (caso.finalizada) {
    await leerNotificaciones(llamar, prospectoId)
    await llamar('finalizaevaluacionds', { identificador, resultado: 1 })
  }
  if (caso.contratada) await contratar(llamar, prospectoId)
  if (caso.actualizada) await actualizar(llamar, prospectoId, caso.postulante, caso.actualizada)
}

/** Demo sales with a declaration: in process, in both queues, accepted. Their mails stay in the outbox. */
export async function sembrarDeclaraciones(tx: Db, clock: Clock, servicios: DemoServices): Promise<void> {
  const people = {
    asesora: await personaDe(tx, 'asesora'),
    asesor2: await personaDe(tx, 'asesor2'),
    contraloria: await personaDe(tx, 'contraloria'),
  }
  for (const caso of ventasDemo) {
    const ahora = hace(clock.ahora(), caso.horas)
    const como = (persona: Persona) => comoPersona(tx, servicios, ahora, persona)
    await vender(como(people[caso.asesor]), como(people.contraloria), caso, hoyEnSantiago(ahora))
  }
  await dejarEnBandeja(tx)
}
