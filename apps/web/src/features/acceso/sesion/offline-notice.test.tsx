import { act, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { confirmed, wait, waitingBegins, waitingNow } from '../../../lib/drafts/waiting.ts'
import { userEvent } from '../../../testing/acts/user-event.ts'
import { fakeServer } from '../../../testing/fake-server.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { ventaDe } from '../../../testing/venta.ts'
import { OfflineNotice } from './offline-notice.tsx'

const formulario = 'anotacion:12'

test('the forms that wait are links with their person, and stay after the return until «Listo»', async () => {
  fakeServer({ obtenerVenta: ventaDe({ prospectoId: 12, nombre: 'DANIELA CID' }) })
  await waitingBegins(1)
  window.history.pushState({}, '', '/dashboard/timeline?prospectoId=12')
  document.title = 'Bitácora · Alerce'
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  renderScreen(<OfflineNotice />, { at: '/home' })
  act(() => void wait({ formulario, discarded: false, changes: [{ campo: 'texto', de: '', a: 'Llamar' }] }))
  const link = await screen.findByRole('link', { name: 'Bitácora, DANIELA CID' })
  expect(link).toHaveAttribute('href', '/timeline?prospectoId=12')
  expect(screen.getByText(/^Sin conexión/)).toHaveTextContent('1 formulario por enviar.')

  online.mockReturnValue(true)
  act(() => void window.dispatchEvent(new Event('online')))
  const sent = waitingNow(formulario)
  if (sent) await act(() => confirmed(sent))
  expect(screen.getByText(/^Volvió la conexión/)).toBeVisible()
  expect(link).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Listo' }))
  await waitFor(() => expect(screen.queryByRole('link')).toBeNull())
})
