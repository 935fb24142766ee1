import { render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { dicho } from '../../testing/acts/dicho.ts'
import { userEvent, withClipboard } from '../../testing/acts/user-event.ts'
import { SecretOnce } from './secret-once.tsx'

test('a secret is shown, with the warning that it is shown once', () => {
  render(<SecretOnce label="Contraseña provisoria" value="Roble-4821-Mar" />)
  expect(screen.getByText('Roble-4821-Mar')).toBeVisible()
  expect(screen.getByText('Cópielo ahora: no se volverá a mostrar.')).toBeVisible()
})

test('it is copied, and says so', async () => {
  const person = withClipboard()
  render(<SecretOnce label="Enlace" value="https://example.cl/x?a=1" />)
  await person.click(screen.getByRole('button', { name: 'Copiar: Enlace' }))
  expect(await screen.findByText('Copiado')).toBeVisible()
  expect(await navigator.clipboard.readText()).toBe('https://example.cl/x?a=1')
})

test.each([
  ['is not there', undefined],
  ['refuses', { writeText: () => Promise.reject(new Error('denied')) }],
])('where the clipboard %s, it is selected to be copied by hand', async (_, clipboard) => {
  vi.stubGlobal('navigator', { ...navigator, userAgent: navigator.userAgent, clipboard })
  render(<SecretOnce label="Enlace" value="secreto" />)
  await userEvent.click(screen.getByRole('button', { name: 'Copiar: Enlace' }))
  expect(await screen.findByText(dicho(/Quedó seleccionado: cópielo con Ctrl\+C\./))).toBeVisible()
  // hidden by style on devices without keys
  expect(screen.getByText('con Ctrl+C').className).toMatch(/teclas/)
  expect(window.getSelection()?.toString()).toBe('secreto')
})
