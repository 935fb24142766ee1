import { HORA_MS } from '@alerce/domain/base/fechas/duracion'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/database.ts'
import { leerNotificaciones } from '../declaraciones.ts'
import type { DemoServices } from '../demo/como-persona.ts'
import { comoPersona, personaDe } from '../demo/como-persona.ts'
import type { DemoCall } from '../demo/recorrido.ts'
import { type VentaDemo, ventasDemo } from '../demo/ventas.ts'

async function prospectoDe(llamar: DemoCall, es: (caso: VentaDemo) => boolean): Promise<number> {
  const { rut = '' } = ventasDemo.find((caso) => caso.asesor === 'asesora' && es(caso))?.postulante ?? {}
  const [found] = await llamar('buscarProspectos', { texto: rut, limite: 1 })
  if (!found) throw new Error('falta una venta de la demostración')
  return found.prospectoId
}

/** What the desk found in papers of the asesora: one waits to be put right, another was. */
export async function sembrarIrregularidades(tx: Db, clock: Clock, servicios: DemoServices): Promise<void> {
  const asesora = comoPersona(tx, servicios, clock.ahora(), await personaDe(tx, 'asesora'))
  const persona = await personaDe(tx, 'mesa')
  const mesa = (horas: number) =>
    comoPersona(tx, servicios, new Date(Date.parse(clock.ahora()) - horas * HORA_MS).toISOString(), persona)

  const conPapeles = await prospectoDe(asesora, ({ contratada }) => contratada === true)
  await mesa(20)('abrirIrregularidad', { prospectoId: conPapeles, codigo: '10', codigoDetalle: '1' })
  const aceptado = await prospectoDe(asesora, ({ finalizada, contratada }) => finalizada === true && !contratada)
  const cerrada = { prospectoId: aceptado, codigo: '12', codigoDetalle: '2' }
  const { irregularidadId } = await mesa(44)('abrirIrregularidad', cerrada)
  await mesa(21)('cerrarIrregularidad', { irregularidadId })
  await leerNotificaciones(asesora, aceptado)
}
