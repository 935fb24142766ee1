import { screen, waitFor } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { userEvent } from '../../../testing/acts/user-event.ts'
import { type Answers, fakeServer, payloadsIn, Refused } from '../../../testing/fake-server.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { Evidencia } from './evidencia.tsx'

const sellada = { en: '2026-11-20T12:00:00.000Z', clave: 'ab'.repeat(32), conAutoridad: true, tiempo: null }

function open(answers: Answers) {
  const received = fakeServer(answers)
  renderScreen(<Evidencia identificador={3} folio={2041} />, { session: { roles: ['contraloria'] } })
  return payloadsIn(received)
}

test('the pack of a sale that ended is handed over, with the key that signed it', async () => {
  const made = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:paquete')
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue()
  onTestFinished(() => void vi.restoreAllMocks())
  const sent = open({
    obtenerEvidencia: { estado: 'sellada', sellada },
    descargarPaqueteEvidencia: new Blob(['PK'], { type: 'application/zip' }),
  })
  expect(await screen.findByText(sellada.clave)).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Descargar paquete (ZIP)' }))
  await waitFor(() => expect(made).toHaveBeenCalled())
  expect(sent('descargarPaqueteEvidencia')).toEqual([{ identificador: '3' }])
})

test.each([
  ['stamped', { tiempo: { en: '2026-11-20T12:05:00.000Z', autoridad: 'TSA' } }, '20-11-2026 09:05, TSA'],
  ['not yet', {}, 'Pendiente: la autoridad todavía no contesta'],
  ['never', { conAutoridad: false }, 'Ninguno: no hay una autoridad configurada'],
])('the time stamp, %s', async (_what, part, text) => {
  open({ obtenerEvidencia: { estado: 'sellada', sellada: { ...sellada, ...part } } })
  await waitFor(() => expect(document.body).toHaveTextContent(text))
})

test('while it is being sealed nothing is handed over, and a reading that failed is said', async () => {
  open({ obtenerEvidencia: { estado: 'pendiente', sellada: null } })
  expect(await screen.findByText('La evidencia se está sellando.')).toBeVisible()
  expect(screen.queryByRole('button')).toBeNull()
})

test('a failed read is reported', async () => {
  open({ obtenerEvidencia: new Refused(503, '') })
  expect(
    await screen.findByText('No se ha podido obtener la evidencia de la venta. Inténtelo nuevamente.'),
  ).toBeVisible()
})
