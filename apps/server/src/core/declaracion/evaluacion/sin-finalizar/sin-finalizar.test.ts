import { DIA_MS } from '@alerce/domain/base/fechas/duracion'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Desk, openDesk } from '../../../../testing/desk.ts'
import { cartaDe } from '../../../../testing/electronica/electronica.ts'
import { INICIO } from '../../../../testing/template.ts'
import { alSalir, dsHasta, porHttp } from '../../../../testing/ventas.ts'
import type { Core } from '../../../core.ts'
import { closeUnfinished } from './close-unfinished.ts'

let desk: Desk
beforeAll(async () => {
  desk = await openDesk({}, { ventas: true })
})
beforeEach(() => desk.clock.move(INICIO))
afterAll(() => desk.close())

const pasanDias = (cuantos: number) => desk.clock.pasan(cuantos * DIA_MS)
const asesora = async () => porHttp(await desk.as('asesora'))

/** Declaration with this answer of contraloría, no longer held. */
async function respondida(resultado: 1 | 4 | 5 | 8) {
  const diagnosticos = { 4: ['J45', 'Asma', '15-03-2015'] } as const
  const ds = await dsHasta(await desk.as('asesora'), 'resultado', { declaracion: { diagnosticos } })
  const contraloria = alSalir(await desk.as('contraloria'))
  const { identificador } = ds
  const motivo = 'El asma declarada sigue en tratamiento'
  const financiera =
    resultado === 8
      ? ({ decision: 'rechaza', motivo } as const)
      : ({ decision: 'aprueba', rentaPromedio: 1_800_000 } as const)
  await contraloria('responderEvaluacionFinanciera', { identificador, ...financiera })
  if (resultado !== 8) await contraloria('responderEvaluacionMedica', { identificador, resultado, motivo })
  await desk.releaseRespuestas()
  return ds
}
const etapaDe = async ({ identificador }: { identificador: number }) =>
  (await (await asesora())('obtenerEtapa', { identificador })).etapa

const avisosDeCierre = async () => {
  const { notificaciones } = await (await asesora())('obtenerNotificaciones', {})
  return notificaciones.filter(({ mensaje }) => mensaje.includes('se cerró sola'))
}

test('a denied declaration that nobody finishes is closed by the machine after its days, and returned', async () => {
  const rechazada = await respondida(4)
  const anulada = await respondida(5)
  const aceptada = await respondida(1)
  const { identificador } = await respondida(4)
  await (await asesora())('finalizaevaluacionds', { identificador, resultado: 4 })
  pasanDias(14)
  await desk.ronda('cerrar-sin-finalizar')
  expect(await etapaDe(rechazada)).toBe('resultado')

  pasanDias(2)
  await Promise.all([desk.ronda('cerrar-sin-finalizar'), desk.ronda('cerrar-sin-finalizar')])
  expect([await etapaDe(rechazada), await etapaDe(anulada)]).toEqual(['rechazado', 'rechazadoAreaComercial'])
  expect(await etapaDe(aceptada)).not.toBe('rechazado')
  const entradas = await (await asesora())('obtenerBitacoraProspecto', { prospectoId: rechazada.prospectoId })
  expect(entradas[0]).toMatchObject({ por: expect.stringMatching(/sistema|cerrar-sin-finalizar/) })
  // a case finished by hand sends no notice
  expect((await avisosDeCierre()).map(({ prospectoId, tipo }) => ({ prospectoId, tipo }))).toEqual(
    [anulada, rechazada].map(({ prospectoId }) => ({ prospectoId, tipo: 'resultado' })),
  )
  const carta = await cartaDe(desk, rechazada.prospectoId, 'Sus documentos de la Declaración de Salud')
  expect(carta).toContain('#enlace=')
})

test('too little income that nobody finishes is closed too, and nothing is given back: it may serve for another plan', async () => {
  const insuficiente = await respondida(8)
  const antes = (await avisosDeCierre()).length
  pasanDias(16)
  await desk.ronda('cerrar-sin-finalizar')
  expect(await etapaDe(insuficiente)).toBe('noVigente')
  const [aviso, ...otros] = await avisosDeCierre()
  expect(aviso).toMatchObject({ prospectoId: insuficiente.prospectoId, tipo: 'resultado' })
  expect(otros).toHaveLength(antes)
})

test('one that cannot be closed keeps none of the others waiting', async () => {
  const [primera, segunda] = [await respondida(4), await respondida(5)]
  pasanDias(16)
  const pedidas: number[] = []
  const niegaLaPrimera: Core = {
    turnedAway: async () => undefined,
    call: async ({ payload }) => {
      const { identificador } = payload as { identificador: number }
      pedidas.push(identificador)
      if (identificador === primera.identificador) throw new Error('no se pudo')
    },
  }
  await expect(closeUnfinished(niegaLaPrimera, desk)).rejects.toThrow('no se pudo')
  expect(pedidas).toEqual([primera.identificador, segunda.identificador])
})
