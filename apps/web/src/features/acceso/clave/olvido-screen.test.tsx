import { olvidoMessages } from '@alerce/contract/messages/acceso/clave'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { userEvent } from '../../../testing/acts/user-event.ts'
import { type Answers, fakeServer, inTurn, Refused } from '../../../testing/fake-server.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { OlvidoScreen } from './olvido-screen.tsx'

function open(answers: Answers = {}) {
  const received = fakeServer({ pedirEnlaceClave: 'ok', ...answers })
  renderScreen(<OlvidoScreen />, { at: '/olvido', session: null })
  return received
}

const send = () => userEvent.click(screen.getByRole('button', { name: 'Enviar el enlace' }))

test('the user name is required, and the answer says which mail to look for', async () => {
  const received = open()
  expect(screen.getByLabelText('Usuario o correo')).toHaveFocus()
  await userEvent.type(screen.getByLabelText('Usuario o correo'), 'asesora')
  await send()
  expect(await screen.findByText(olvidoMessages.pedido.text)).toBeVisible()
  expect(received.map(({ payload }) => payload)).toEqual([{ usuario: 'asesora' }])
  expect(screen.getByRole('link', { name: 'Volver a Iniciar sesión' })).toHaveAttribute('href', '/login')
  await userEvent.click(screen.getByRole('button', { name: 'Escribir otro usuario' }))
  expect(screen.getByLabelText('Usuario o correo')).toHaveValue('')
})

test('nobody named, it says so at the field', async () => {
  const received = open()
  await send()
  expect(screen.getByLabelText('Usuario o correo')).toHaveAccessibleDescription('Debe ingresar su usuario o su correo')
  expect(received).toEqual([])
})

test('after a failure the typed text stays and can be sent again', async () => {
  const text = 'No se ha podido pedir el enlace. Inténtelo nuevamente.'
  open({ pedirEnlaceClave: inTurn(new Refused(503, text), 'ok' as const) })
  await userEvent.type(screen.getByLabelText('Usuario o correo'), 'asesora')
  await send()
  expect(await screen.findByRole('alertdialog', { name: text })).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Cerrar' }))
  expect(screen.getByLabelText('Usuario o correo')).toHaveValue('asesora')
  await send()
  expect(await screen.findByText(olvidoMessages.pedido.text)).toBeVisible()
})
