import { screen } from '@testing-library/react'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { ReplyOf } from '../../../lib/api/call.ts'
import { elDia } from '../../../testing/acts/el-dia.ts'
import { userEvent } from '../../../testing/acts/user-event.ts'
import { fakeServer } from '../../../testing/fake-server.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { sinBorrador } from '../../../testing/usuario.ts'
import { AgendaScreen } from './agenda-screen.tsx'

type Cita = ReplyOf<'obtenerCitas'>[number]

// Saturday 21 November 2026, 10:12 in Santiago.
beforeEach(elDia)
// The dialogs come in a chunk of their own; a test does not wait for it.
beforeAll(() => import('./components/dialogos.tsx'))

const cita = (citaId: number, desde: string, hasta: string, more: Partial<Cita> = {}): Cita => ({
  citaId,
  comentario: '',
  estado: null,
  prospecto: { prospectoId: 12, nombres: 'ÓSCAR PEÑA', nombre: 'ÓSCAR PEÑA', telefono: '' },
  fechaHoraInicio: `24/11/2026 ${desde}:00`,
  fechaHoraTermino: `24/11/2026 ${hasta}:00`,
  avisa: false,
  reserva: null,
  permiteTope: false,
  lugar: '',
  traslado: 0,
  version: 1,
  ...more,
})
const visita = { lugar: 'Av. Ñuñoa 12', traslado: 45 }

function open(vista: string, citas: readonly Cita[], session = {}) {
  fakeServer({
    obtenerCitas: [...citas],
    obtenerBloqueos: { bloqueos: [] },
    obtenerFeriados: { fuente: 'date-holidays', feriados: [] },
    ...sinBorrador,
  })
  renderScreen(<AgendaScreen />, { at: `/agenda?vista=${vista}`, session })
}

test('the way is drawn around its appointment, which says place and minutes', async () => {
  open('semana', [cita(1, '12:00', '13:00', visita), cita(2, '18:00', '19:00')])
  expect(
    await screen.findByRole('button', { name: /12:00 ?a 13:00.*Av\. Ñuñoa 12 · 45 minutos de traslado/ }),
  ).toBeVisible()
  expect(screen.getAllByText('45 min')).toHaveLength(2)
})

test('between two appointments, the way leads from one place to the other', async () => {
  open('semana', [cita(1, '12:00', '13:00', visita), cita(2, '13:45', '15:00')])
  expect(await screen.findAllByText('45 min')).toHaveLength(2)
})

test('the list says place and minutes', async () => {
  open('lista', [cita(1, '12:00', '13:00', visita)])
  expect(await screen.findByText('Av. Ñuñoa 12 · 45 minutos de traslado')).toBeVisible()
})

test('the place of a booking is its own, and its dialog offers the way alone', async () => {
  const reserva = { modalidad: 'reunion', lugar: 'Moneda 970', correo: 'rosa@example.cl', comentario: '' } as const
  open('lista', [cita(1, '12:00', '13:00', { reserva, traslado: 15 })])
  await userEvent.click(await screen.findByRole('button', { name: /Moneda 970 · 15 minutos de traslado/ }))
  expect(await screen.findByLabelText(/^Traslado/)).toHaveValue('15')
  expect(screen.queryByRole('textbox', { name: 'Lugar' })).toBeNull()
})

test('a remote agenda keeps neither place nor way: the dialog does not ask for them', async () => {
  open('lista', [cita(1, '12:00', '13:00')], { cerradas: ['guardarBloqueo'] })
  await userEvent.click(await screen.findByRole('button', { name: /^12:00.*ÓSCAR PEÑA/ }))
  expect(await screen.findByRole('textbox', { name: 'Comentario' })).toBeVisible()
  expect(screen.queryByLabelText(/^Traslado/)).toBeNull()
  expect(screen.queryByRole('textbox', { name: 'Lugar' })).toBeNull()
})
