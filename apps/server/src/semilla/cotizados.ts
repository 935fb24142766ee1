import { pesos } from '@alerce/domain/base/dinero/tipos'
import { HORA_MS } from '@alerce/domain/base/fechas/duracion'
import type { Db } from '../platform/db/database.ts'
import type { DemoServices } from './demo/como-persona.ts'
import { comoPersona, personaDe } from './demo/como-persona.ts'
import { entregarDocumentos } from './demo/documentos.ts'
import { confirmarPlan, elegirPlan } from './demo/recorrido.ts'
import { cotizables } from './repository.ts'

const CUANTOS = 4
/** Enough for some plan of every big region. */
const RENTA_MINIMA = pesos(1_500_000)

/** Some prospects with a confirmed plan, whose DS is the next thing to do. */
export async function sembrarCotizados(tx: Db, servicios: DemoServices): Promise<void> {
  const asesora = await personaDe(tx, 'asesora')
  for (const { id, registradoEn } of await cotizables(tx, 'asesora', RENTA_MINIMA, CUANTOS)) {
    const ahora = new Date(Date.parse(registradoEn) + HORA_MS).toISOString()
    await confirmarPlan(comoPersona(tx, servicios, ahora, asesora), id, 'tabla')
  }
}

/** One of those who are left, at Plan Preliminar: a plan is chosen, all its papers are there, and nothing is confirmed. */
export async function sembrarConPlanElegido(tx: Db, servicios: DemoServices): Promise<void> {
  const asesora = await personaDe(tx, 'asesora')
  for (const { id, registradoEn } of await cotizables(tx, 'asesora', RENTA_MINIMA, 1)) {
    const ahora = new Date(Date.parse(registradoEn) + HORA_MS).toISOString()
    const llamar = comoPersona(tx, servicios, ahora, asesora)
    await elegirPlan(llamar, id)
    await entregarDocumentos(llamar, id, 'tabla')
  }
}
