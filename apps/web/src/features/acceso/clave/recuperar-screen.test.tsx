import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { userEvent } from '../../../testing/acts/user-event.ts'
import { type Answers, fakeServer, Refused } from '../../../testing/fake-server.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { RecuperarScreen } from './recuperar-screen.tsx'

const enlace = 'un-enlace-de-una-sola-vez'
const nueva = 'el tren sale tarde'

function open(answers: Answers = {}, fragment = `#enlace=${enlace}`) {
  const received = fakeServer({ revisarEnlaceClave: { usuario: 'asesora' }, restablecerClave: 'ok', ...answers })
  const { router } = renderScreen(<RecuperarScreen />, { at: `/recuperar${fragment}`, session: null })
  return { received, router }
}

async function save() {
  await userEvent.type(await screen.findByLabelText('Contraseña nueva'), nueva)
  await userEvent.type(screen.getByLabelText('Repita la contraseña nueva'), nueva)
  await userEvent.click(screen.getByRole('button', { name: 'Guardar contraseña' }))
}

test('the token leaves the address at once', async () => {
  const { router } = open()
  await waitFor(() => expect(router.state.location.hash).toBe(''))
  expect(await screen.findByLabelText('Contraseña nueva')).toBeVisible()
  expect(screen.getByText('asesora')).toBeVisible()
})

test('the new password is set with it, and the login says so', async () => {
  const { received, router } = open()
  await save()
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'))
  expect(router.state.location.state).toEqual({ motivo: 'clave' })
  expect(received.map(({ payload }) => payload)).toEqual([{ enlace }, { enlace, nueva }])
})

const refused = 'El enlace no es válido, venció o ya fue usado. Pida uno nuevo.'

test('an invalid link shows the reason and a way to the login', async () => {
  open({ restablecerClave: new Refused(404, refused) })
  await save()
  expect(await screen.findByText(refused)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Ir a Iniciar sesión' })).toHaveAttribute('href', '/login')
  expect(screen.queryByLabelText('Contraseña nueva')).toBeNull()
})

test('a link that was used or is too old says so before anything is typed', async () => {
  const { received } = open({ revisarEnlaceClave: new Refused(404, refused) })
  expect(await screen.findByText(refused)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Pedir otro enlace' })).toHaveAttribute('href', '/olvido')
  expect(screen.queryByLabelText('Contraseña nueva')).toBeNull()
  expect(received.map(({ name }) => name)).toEqual(['revisarEnlaceClave'])
})

test('an address without a token opens nothing either', () => {
  open({}, '')
  expect(screen.getByText(refused)).toBeVisible()
})

test('a password refused by the server shows at its field: the link still holds', async () => {
  const text = 'No use su nombre, su usuario ni su RUT'
  open({ restablecerClave: new Refused(400, text, { errores: [{ campo: 'nueva', mensaje: text }] }) })
  await save()
  await waitFor(() => expect(screen.getByLabelText('Contraseña nueva')).toHaveAccessibleDescription(text))
})

test('pressing the button from an invalid field marks the field after the press', async () => {
  open()
  const campo = await screen.findByLabelText('Contraseña nueva')
  await userEvent.type(campo, 'corta')
  const button = screen.getByRole('button', { name: 'Guardar contraseña' })
  fireEvent.mouseDown(button)
  fireEvent.blur(campo)
  expect(campo).not.toHaveAttribute('aria-invalid', 'true')
  fireEvent.mouseUp(button)
  fireEvent.click(button)
  await waitFor(() => expect(campo).toHaveAttribute('aria-invalid', 'true'))
})
