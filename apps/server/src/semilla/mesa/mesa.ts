import { DIA_MS } from '@alerce/domain/base/fechas/duracion'
import { aDDMMYYYY, sumaDias } from '@alerce/domain/base/fechas/fecha'
import { hoyEnSantiago } from '@alerce/domain/base/fechas/instante'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/database.ts'
import type { DemoServices } from '../demo/como-persona.ts'
import { comoPersona, personaDe } from '../demo/como-persona.ts'
import { ventasDemo } from '../demo/ventas.ts'
import { rutsDemo } from '../padrones.ts'

/** Days since each was received and, where it was, processed. */
const bajas = [
  { rut: rutsDemo.cargaTerminada, recibido: 23, procesado: 9 },
  { rut: rutsDemo.cargaSinFun, recibido: 6, procesado: null },
  { rut: rutsDemo.cargaConVenta, recibido: 2, procesado: null },
] as const

/** What the documents desk wrote down: FUN processed and still to be, and a card mandate. */
export async function sembrarMesa(tx: Db, clock: Clock, servicios: DemoServices): Promise<void> {
  const persona = await personaDe(tx, 'mesa')
  const hace = (dias: number) => new Date(Date.parse(clock.ahora()) - dias * DIA_MS).toISOString()
  const fecha = (dias: number) => aDDMMYYYY(sumaDias(hoyEnSantiago(clock.ahora()), -dias))
  for (const { rut, recibido, procesado } of bajas) {
    const mesa = comoPersona(tx, servicios, hace(procesado ?? recibido), persona)
    const fun = { recibido: fecha(recibido), procesado: procesado === null ? null : fecha(procesado) }
    await mesa('guardarFunBaja', { rut, ...fun })
  }
  const mesa = comoPersona(tx, servicios, hace(1), persona)
  for (const { mandato, postulante } of ventasDemo) {
    if (!mandato) continue
    const [caso] = await mesa('buscarCasosMesa', { texto: postulante.rut })
    if (!caso?.declaracionSaludId) throw new Error('falta una venta de la demostración')
    await mesa('registrarMandato', { declaracionSaludId: caso.declaracionSaludId, referencia: mandato })
  }
}
