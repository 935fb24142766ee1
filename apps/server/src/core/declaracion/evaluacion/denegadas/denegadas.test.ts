import { DIA_MS } from '@alerce/domain/base/fechas/duracion'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Desk, openDesk } from '../../../../testing/desk.ts'
import { cartaDe } from '../../../../testing/electronica/electronica.ts'
import { dsHasta, porHttp } from '../../../../testing/ventas.ts'

let desk: Desk
beforeAll(async () => {
  desk = await openDesk({}, { ventas: true })
})
afterAll(() => desk.close())

const pasanDias = (cuantos: number) =>
  desk.clock.mover(new Date(Date.parse(desk.clock.ahora()) + cuantos * DIA_MS).toISOString())
const asesora = async () => porHttp(await desk.as('asesora'))

/** A declaration that contraloría answered so, and its answer has left. */
async function respondida(resultado: 1 | 4 | 5) {
  const diagnosticos = { 4: ['J45', 'Asma', '15-03-2015'] } as const
  const ds = await dsHasta(await desk.as('asesora'), 'resultado', { declaracion: { diagnosticos } })
  const contraloria = porHttp(await desk.as('contraloria'))
  const { identificador } = ds
  await contraloria('responderEvaluacionFinanciera', { identificador, decision: 'aprueba', rentaPromedio: 1_800_000 })
  const motivo = 'El asma declarada sigue en tratamiento'
  await contraloria('responderEvaluacionMedica', { identificador, resultado, motivo })
  await desk.soltarRespuestas()
  return ds
}
const etapaDe = async ({ identificador }: { identificador: number }) =>
  (await (await asesora())('obtenerEtapa', { identificador })).etapa

const avisosDeCierre = async () => {
  const { notificaciones } = await (await asesora())('obtenerNotificaciones', {})
  return notificaciones.filter(({ mensaje }) => mensaje.includes('se cerró sola'))
}

test('what was denied and nobody finishes is closed by the machine after its days, and returned', async () => {
  const rechazada = await respondida(4)
  const anulada = await respondida(5)
  const aceptada = await respondida(1)
  const { identificador } = await respondida(4)
  await (await asesora())('finalizaevaluacionds', { identificador, resultado: 4 })
  pasanDias(14)
  await desk.ronda('cerrar-denegadas')
  expect(await etapaDe(rechazada)).toBe('resultado')

  pasanDias(2)
  await Promise.all([desk.ronda('cerrar-denegadas'), desk.ronda('cerrar-denegadas')])
  expect([await etapaDe(rechazada), await etapaDe(anulada)]).toEqual(['rechazado', 'rechazadoAreaComercial'])
  expect(await etapaDe(aceptada)).not.toBe('rechazado')
  const entradas = await (await asesora())('obtenerBitacoraProspecto', { prospectoId: rechazada.prospectoId })
  expect(entradas[0]).toMatchObject({ por: expect.stringMatching(/sistema|cerrar-denegadas/) })
  // who finished it by hand is told nothing
  expect((await avisosDeCierre()).map(({ prospectoId, tipo }) => ({ prospectoId, tipo }))).toEqual(
    [anulada, rechazada].map(({ prospectoId }) => ({ prospectoId, tipo: 'resultado' })),
  )
  const carta = await cartaDe(desk, rechazada.prospectoId, 'Sus documentos de la Declaración de Salud')
  expect(carta).toContain('#enlace=')
})
