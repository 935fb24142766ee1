import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { elDia } from '../../../testing/acts/el-dia.ts'
import { userEvent } from '../../../testing/acts/user-event.ts'
import { oscarRegistrado } from '../../../testing/datos-prospecto.ts'
import { fakeServer } from '../../../testing/fake-server.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { AgendaScreen } from './agenda-screen.tsx'

const equipo = [
  { identificador: 7, nombre: 'Camila Rojas', activo: true },
  { identificador: 8, nombre: 'Pedro Soto', activo: true },
]
const cita = {
  citaId: 1,
  comentario: 'Trae su cédula',
  estado: null,
  avisa: false,
  reserva: null,
  permiteTope: false,
  lugar: '',
  traslado: 0,
  version: 1,
  prospecto: { prospectoId: 12, nombres: 'ÓSCAR PEÑA', nombre: 'ÓSCAR PEÑA', telefono: '987654321' },
  fechaHoraInicio: '24/11/2026 12:00:00',
  fechaHoraTermino: '24/11/2026 12:30:00',
}

const deEquipo = {
  citaId: 2,
  asesorId: 8,
  asesor: 'Pedro Soto',
  estado: null,
  nombre: 'ROSA MORA',
  fechaHoraInicio: '24/11/2026 12:00:00',
  fechaHoraTermino: '24/11/2026 12:30:00',
}

beforeAll(() => import('./components/dialogos.tsx'))
beforeEach(elDia)

function open(at: string, citas = [deEquipo]) {
  const received = fakeServer({
    obtenerAsesoresDelEquipo: ({ prospectoId }) => ({ asesores: equipo, deProspecto: prospectoId ? 7 : null }),
    obtenerCitas: [cita],
    obtenerCitasDelEquipo: { citas, hayMas: false },
    obtenerDatosProspecto: oscarRegistrado,
    obtenerBloqueos: { bloqueos: [] },
    obtenerFeriados: { fuente: 'date-holidays', feriados: [] },
  })
  const { router } = renderScreen(<AgendaScreen />, { at, session: { roles: ['jefatura'] } })
  const de = () => received.flatMap(({ name, payload }) => (name === 'obtenerCitas' ? [payload.identificador] : []))
  return { router, de }
}
const asesor = () => screen.findByRole('combobox', { name: 'Asesor' })

test('a head of team sees the appointments of all advisors by day, and chooses one of them', async () => {
  const { router, de } = open('/agenda')
  const row = await screen.findByRole('row', { name: /^12:00 a 12:30.*Pedro Soto.*ROSA MORA.*Programada/ })
  expect(row).toBeVisible()
  expect(screen.getByRole('link', { name: 'Pedro Soto' })).toHaveAttribute('href', '/agenda?asesor=8&fecha=2026-11-24')
  await screen.findByRole('option', { name: 'Pedro Soto' })
  expect(de()).toEqual([])
  await userEvent.selectOptions(await asesor(), 'Pedro Soto')
  expect(await screen.findByText('Agenda de Pedro Soto')).toBeVisible()
  expect(router.state.location.search).toBe('?asesor=8')
  expect(await asesor()).toHaveFocus()
  await waitFor(() => expect(de()).toEqual([8]))
})

describe('one day of the team', () => {
  const wide = (matches: boolean) => {
    vi.spyOn(window, 'matchMedia').mockImplementation(
      (media) =>
        ({
          media,
          matches: matches && media.includes('700px'),
          addEventListener: () => undefined,
          removeEventListener: () => undefined,
        }) as unknown as MediaQueryList,
    )
    onTestFinished(() => void vi.restoreAllMocks())
  }

  test('stands in a column per advisor, also one who is free; an appointment leads to the day of its advisor', async () => {
    wide(true)
    open('/agenda?vista=dia&fecha=2026-11-24')
    const pedro = within(await screen.findByRole('region', { name: 'Pedro Soto' }))
    const link = pedro.getByRole('link', { name: '12:00 a 12:30, ROSA MORA, Programada' })
    expect(link).toHaveAttribute('href', '/agenda?vista=dia&asesor=8&fecha=2026-11-24')
    const camila = within(await screen.findByRole('region', { name: 'Camila Rojas' }))
    expect(camila.getAllByRole('link')).toHaveLength(1)
    expect(screen.queryByRole('table')).toBeNull()
  })

  test('without appointments stands in free columns', async () => {
    wide(true)
    open('/agenda?vista=dia&fecha=2026-11-24', [])
    const pedro = within(await screen.findByRole('region', { name: 'Pedro Soto' }))
    expect(pedro.getByRole('link')).toHaveAttribute('href', '/agenda?vista=dia&asesor=8&fecha=2026-11-24')
    expect(screen.queryByText('Su equipo no tiene citas en estos días')).toBeNull()
  })

  test('is a list on a phone', async () => {
    wide(false)
    open('/agenda?vista=dia&fecha=2026-11-24')
    expect(await screen.findByRole('row', { name: /Pedro Soto.*ROSA MORA/ })).toBeVisible()
    expect(screen.queryByRole('region', { name: 'Pedro Soto' })).toBeNull()
  })
})

test('opened for a prospect, it is the calendar of its advisor', async () => {
  const { router, de } = open('/agenda?prospectoId=12')
  expect(await screen.findByText('Agenda de Camila Rojas')).toBeVisible()
  expect(await screen.findByRole('button', { name: /12:00.*ÓSCAR PEÑA/ })).toBeVisible()
  expect(de()).toEqual([7])
  await userEvent.selectOptions(await asesor(), 'Pedro Soto')
  await waitFor(() => expect(router.state.location.search).toBe('?asesor=8'))
})

test('it is read: nothing there makes, moves or deletes an appointment', async () => {
  open('/agenda?asesor=7')
  fireEvent.click(await screen.findByRole('button', { name: /12:00.*ÓSCAR PEÑA/ }))
  expect(await screen.findByRole('dialog')).toHaveTextContent('Trae su cédula')
  for (const name of ['Nueva cita', 'Guardar', 'Eliminar', /^Mi calendario/])
    expect(screen.queryByRole('button', { name })).toBeNull()
})
