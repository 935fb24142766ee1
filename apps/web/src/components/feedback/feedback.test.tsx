import { act, render, screen } from '@testing-library/react'
import { lazy } from 'react'
import { expect, test, vi } from 'vitest'
import { OfflineNotice } from '../../features/acceso/sesion/offline-notice.tsx'
import { ErrorBoundary } from '../../features/acceso/sesion/shell.tsx'
import { userEvent } from '../../testing/acts/user-event.ts'
import { forgiveConsole } from '../../testing/console-guard.ts'
import { Empty } from './empty.tsx'
import { Failed } from './failed.tsx'
import { LoadedPart } from './loaded-part.tsx'
import { Notice } from './notice.tsx'

test('a failure is announced and can be tried again', async () => {
  const onRetry = vi.fn()
  render(<Failed text="No se han podido obtener los prospectos." onRetry={onRetry} />)
  expect(screen.getByRole('alert')).toHaveTextContent('No se han podido obtener los prospectos.')
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }))
  expect(onRetry).toHaveBeenCalledOnce()
})

test('an empty state gives advice', () => {
  render(
    <Empty title="No hay citas">
      <p>Agregue la primera</p>
    </Empty>,
  )
  expect(screen.getByRole('heading', { name: 'No hay citas' })).toBeVisible()
  expect(screen.getByText('Agregue la primera')).toBeVisible()
})

test('a notice is announced when it appears', () => {
  render(<Notice>Ya tiene una cita</Notice>)
  expect(screen.getByRole('status')).toHaveTextContent('Ya tiene una cita')
})

test('the loss of the network is said, and its return', () => {
  render(<OfflineNotice />)
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  act(() => void window.dispatchEvent(new Event('offline')))
  expect(screen.getByRole('status')).toHaveTextContent('Sin conexión.')
  online.mockReturnValue(true)
  act(() => void window.dispatchEvent(new Event('online')))
  expect(screen.queryByRole('status')).toBeNull()
})

test('a fault in one part leaves the rest, and the part can be tried again', async () => {
  let faulty = true
  const Part = () => {
    if (faulty) throw new Error('un defecto')
    return <p>parte</p>
  }
  render(
    <>
      <p>resto</p>
      <ErrorBoundary>
        <Part />
      </ErrorBoundary>
    </>,
  )
  forgiveConsole()
  expect(screen.getByText('resto')).toBeVisible()
  expect(screen.getByRole('alert')).toHaveTextContent('Ha ocurrido un error inesperado')
  faulty = false
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }))
  expect(screen.getByText('parte')).toBeVisible()
})

test('a part that does not come leaves word in its place, and the rest', async () => {
  const Part = lazy(() => Promise.reject(new TypeError('Failed to fetch')))
  render(
    <>
      <p>resto</p>
      <LoadedPart otherwise={(error) => <p>no llegó: {String(error)}</p>}>
        <Part />
      </LoadedPart>
    </>,
  )
  expect(await screen.findByText('no llegó: TypeError: Failed to fetch')).toBeVisible()
  expect(screen.getByText('resto')).toBeVisible()
  forgiveConsole()
})
