import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Desk, openDesk } from '../../../testing/desk.ts'
import { porHttp } from '../../../testing/ventas.ts'

// Today is 2026-10-07
let desk: Desk
beforeAll(async () => {
  desk = await openDesk()
  await desk.db.deleteFrom('cita').execute()
})
afterAll(() => desk.close())

const dias = { fechaHoraInicio: '08/10/2026 00:00:00', fechaHoraTermino: '09/10/2026 00:00:00' }

async function schedule(usuario: 'asesora' | 'asesor2', fechaHoraInicio: string): Promise<void> {
  const asesor = await desk.as(usuario)
  const [first] = await asesor.data('/api/v3/obtenerProspectos', { limite: 1, estado: 'Prospecto Ingresado' })
  const cita = { prospectoId: first.prospectoId, duracionMinutos: 30, comentario: 'Trae su cédula', fechaHoraInicio }
  await asesor.data('/api/v1/agendarCita', cita)
}

test('a head sees the appointments of the own team in the days asked, without what was written in them', async () => {
  await schedule('asesora', '08/10/2026 12:00:00')
  await schedule('asesora', '08/10/2026 10:00:00')
  await schedule('asesora', '09/10/2026 10:00:00')
  await schedule('asesor2', '08/10/2026 11:00:00')
  const { citas, hayMas } = await porHttp(await desk.as('jefatura'))('obtenerCitasDelEquipo', dias)
  expect(citas.map(({ asesor, fechaHoraInicio }) => [asesor, fechaHoraInicio])).toEqual([
    ['Camila Rojas', '08/10/2026 10:00:00'],
    ['Camila Rojas', '08/10/2026 12:00:00'],
  ])
  expect(hayMas).toBe(false)
  expect(JSON.stringify(citas)).not.toContain('cédula')
})
