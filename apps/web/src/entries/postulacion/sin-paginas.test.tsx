import { screen } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { sinPaginas } from './sin-paginas.ts'

test('missing pages show a message, and are reloaded at once, by button and on reconnection', () => {
  const reload = vi.fn()
  vi.stubGlobal('location', { ...window.location, reload })
  const root = document.body.appendChild(document.createElement('div'))
  onTestFinished(() => {
    root.remove()
    sessionStorage.clear()
    vi.unstubAllGlobals()
  })
  sinPaginas(root)
  expect(reload).toHaveBeenCalledTimes(1)
  expect(screen.getByRole('alert')).toHaveTextContent('No se pudo abrir la pantalla. Revise su conexión.')
  screen.getByRole('button', { name: 'Reintentar' }).click()
  window.dispatchEvent(new Event('online'))
  expect(reload).toHaveBeenCalledTimes(3)
})
