import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { fakeServer, Refused } from '../../testing/fake-server.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import { TimelineScreen } from './timeline-screen.tsx'

const at = '/timeline?prospectoId=12'
const entries = [
  { bitacoraId: 101, entradaId: 2, fecha: '21-11-2026 10:15:00', estado: 'Cotización enviada', por: 'Matilde' },
  { bitacoraId: 100, entradaId: 1, fecha: '20-11-2026 09:00:00', estado: 'Prospecto ingresado', por: 'Matilde' },
]

test('entries by day, newest first, each with its time, date and state', async () => {
  fakeServer({ obtenerBitacoraProspecto: entries })
  renderScreen(<TimelineScreen />, { at })
  const days = await screen.findAllByRole('heading', { level: 2 })
  expect(days.map(({ textContent }) => textContent)).toEqual([
    'sábado, 21 de noviembre de 2026',
    'viernes, 20 de noviembre de 2026',
  ])
  expect(screen.getByText('Cotización enviada')).toBeVisible()
  expect(screen.getByText('10:15')).toBeVisible()
  expect(screen.getByText('21-11-2026 · Matilde')).toBeVisible()
})

test('a failure says its text and can be tried again', async () => {
  const answers: unknown[] = [new Refused(503, 'No se han podido obtener los datos del prospecto'), []]
  fakeServer({ obtenerBitacoraProspecto: () => answers.shift() })
  renderScreen(<TimelineScreen />, { at })
  expect(await screen.findByRole('alert')).toHaveTextContent('No se han podido obtener los datos del prospecto')
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }))
  expect(await screen.findByText('Todavía no hay movimientos')).toBeVisible()
})
