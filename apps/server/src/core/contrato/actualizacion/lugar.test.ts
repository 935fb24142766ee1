import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { formularioDe } from '../../../semilla/demo/recorrido.ts'
import type { Client } from '../../../testing/client.ts'
import { type Desk, openDesk } from '../../../testing/desk.ts'
import { dsNueva, nuevoPostulante, porHttp } from '../../../testing/ventas.ts'
import {
  cotizacionVigente,
  planConfirmadoEn,
  preferenciasDe,
  rangoDe,
} from '../../cotizacion/cotizaciones/read-model.ts'
import { guardarPreferencias, saveCotizacion, saveRango } from '../../cotizacion/cotizaciones/repository.ts'

let desk: Desk
let asesora: Client
beforeAll(async () => {
  desk = await openDesk({}, { ventas: true })
  asesora = await desk.as('asesora')
})
afterAll(() => desk.close())

/** Data in force of the sale, by its read models and by the calls that show them. */
async function loQueRige(prospectoId: number) {
  const call = porHttp(asesora)
  return {
    cotizacion: await cotizacionVigente(desk.db, prospectoId),
    confirmada: await planConfirmadoEn(desk.db, prospectoId),
    rango: await rangoDe(desk.db, prospectoId),
    preferencias: await preferenciasDe(desk.db, prospectoId),
    resumen: await call('obtenerResumenPlan', { prospectoId }),
    pactado: await call('obtenerRangoPactado', { prospectoId }),
  }
}

const loDeLaActualizacion = async (prospectoId: number) => [
  await cotizacionVigente(desk.db, prospectoId, 'actualizacion'),
  await rangoDe(desk.db, prospectoId, 'actualizacion'),
  await preferenciasDe(desk.db, prospectoId, 'actualizacion'),
]

/** Sale with an open update and a different quote in it. */
async function conOtraCotizacion() {
  const postulante = nuevoPostulante()
  const { prospectoId } = await dsNueva(asesora, postulante)
  await porHttp(asesora)('actualizarProspecto', { ...formularioDe(postulante), prospectoId, correo: 'otro@example.cl' })
  const antes = await loQueRige(prospectoId)
  const { cotizacion, rango, preferencias } = antes
  if (!cotizacion || !rango || !preferencias) throw new Error('la venta no tiene plan')
  const otroRango = { ...rango, minimo: rango.maximo }
  await saveRango(desk.db, prospectoId, otroRango, 'actualizacion')
  await guardarPreferencias(desk.db, prospectoId, { ...preferencias, esSugerencia: true }, 'actualizacion')
  await saveCotizacion(desk.db, prospectoId, cotizacion, desk.clock.ahora(), 'actualizacion')
  return { prospectoId, antes, propia: [cotizacion, otroRango, { ...preferencias, esSugerencia: true }] }
}

describe('the quote of an open update', () => {
  test('leaves the data in force of the sale unchanged', async () => {
    const { prospectoId, antes, propia } = await conOtraCotizacion()
    expect(await loQueRige(prospectoId)).toEqual(antes)
    expect(await loDeLaActualizacion(prospectoId)).toEqual(propia)
  })

  test.each(['limpiarCotizacionUpd', 'descartarActualizacion'] as const)(
    '%s drops it, and leaves the sale as it was',
    async (name) => {
      const { prospectoId, antes } = await conOtraCotizacion()
      await porHttp(asesora)(name, { prospectoId })
      expect(await loDeLaActualizacion(prospectoId)).toEqual([null, null, null])
      expect(await loQueRige(prospectoId)).toEqual(antes)
    },
  )
})
