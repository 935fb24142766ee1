import { screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { csrfToken } from '../../../lib/api/session-token.ts'
import { pasteInto } from '../../../testing/acts/paste-into.ts'
import { userEvent } from '../../../testing/acts/user-event.ts'
import { type Answers, fakeServer, Refused } from '../../../testing/fake-server.ts'
import { asesora, renderScreen } from '../../../testing/render-screen.tsx'
import { ClaveScreen } from './clave-screen.tsx'

const nueva = 'el tren sale tarde'
const field = (label: string) => screen.getByLabelText(label)

function open(answers: Answers = {}, session = {}) {
  const received = fakeServer({
    cambiarClave: 'ok',
    sesionActual: { ...asesora, debeCambiarClave: false, csrf: 'otro' },
    ...answers,
  })
  const state = { volverA: '/agenda?prospectoId=12' }
  const { router } = renderScreen(<ClaveScreen />, { at: '/clave', state, session })
  return { received, router }
}

async function change(typed = nueva, again = typed) {
  await pasteInto(field('Contraseña actual'), 'Alerce-2026')
  await pasteInto(field('Contraseña nueva'), typed)
  await pasteInto(field('Repita la contraseña nueva'), again)
  await userEvent.click(screen.getByRole('button', { name: 'Cambiar contraseña' }))
}

test('changes it, keeps the session under its new token, and goes back', async () => {
  const { received, router } = open({}, { debeCambiarClave: true })
  await change()
  await waitFor(() => expect(router.state.location.pathname).toBe('/agenda'))
  expect(router.state.location.search).toBe('?prospectoId=12')
  expect(received.map(({ name }) => name)).toEqual(['cambiarClave', 'sesionActual'])
  expect(received[0]?.payload).toEqual({ actual: 'Alerce-2026', nueva })
  expect(csrfToken()).toBe('otro')
  expect(await screen.findByText(/Su contraseña fue cambiada/)).toBeVisible()
})

test('a password typed anew while the answer was on its way was not refused', async () => {
  const answer = Promise.withResolvers<Refused>()
  const { received } = open({ cambiarClave: () => answer.promise })
  await change()
  await waitFor(() => expect(received.map(({ name }) => name)).toContain('cambiarClave'))
  await userEvent.type(field('Contraseña actual'), '7')
  const errores = ['actual', 'nueva'].map((campo) => ({ campo, mensaje: `Otra vez: ${campo}` }))
  answer.resolve(new Refused(422, 'No', { errores }))
  expect(await screen.findByText('Otra vez: nueva')).toBeVisible()
  expect(screen.queryByText('Otra vez: actual')).toBeNull()
})

describe('shows an error before anything is sent', () => {
  test.each([
    ['once letras', 'Use al menos 12 caracteres: una frase corta es fácil de recordar'],
    ['Contraseña2026!', 'Es una contraseña muy común. Elija otra'],
    ['matilde y su gato', 'No use su nombre, su usuario ni su RUT'],
  ])('%s: %s', async (typed, text) => {
    const { received } = open()
    await change(typed)
    expect(field('Contraseña nueva')).toHaveAccessibleDescription(text)
    expect(received).toEqual([])
  })

  test('the two are not the same', async () => {
    const { received } = open()
    await change(nueva, 'otra cosa')
    expect(screen.getByText('Las contraseñas no coinciden')).toBeVisible()
    expect(received).toEqual([])
  })

  test('while it is typed, the missing requirement', async () => {
    open()
    await pasteInto(field('Contraseña nueva'), 'el tren')
    expect(field('Contraseña nueva')).toHaveAccessibleDescription(
      'Use al menos 12 caracteres: una frase corta es fácil de recordar',
    )
    await pasteInto(field('Contraseña nueva'), ' sale tarde')
    expect(field('Contraseña nueva')).toHaveAccessibleDescription('La contraseña sirve')
  })
})

test('a wrong current password shows at its field, and the typed text stays', async () => {
  const text = 'La contraseña actual no es correcta'
  open({ cambiarClave: new Refused(400, text, { errores: [{ campo: 'actual', mensaje: text }] }) })
  await change()
  await waitFor(() => expect(field('Contraseña actual')).toHaveAccessibleDescription(text))
  expect(field('Contraseña nueva')).toHaveValue(nueva)
})

test('a failure is shown in a dialog', async () => {
  const text = 'No se ha podido cambiar la contraseña. Inténtelo nuevamente.'
  open({ cambiarClave: new Refused(503, text) })
  await change()
  expect(await screen.findByRole('alertdialog', { name: text })).toBeVisible()
})

test('password managers can tell the fields apart, and each field can be shown', async () => {
  open()
  expect(field('Contraseña actual')).toHaveAttribute('autocomplete', 'current-password')
  expect(field('Contraseña nueva')).toHaveAttribute('autocomplete', 'new-password')
  await userEvent.click(screen.getByRole('button', { name: 'Mostrar la contraseña nueva' }))
  expect(field('Contraseña nueva')).toHaveAttribute('type', 'text')
})

test('a new password may be pasted', async () => {
  open()
  await userEvent.click(field('Contraseña nueva'))
  await userEvent.paste(nueva)
  expect(field('Contraseña nueva')).toHaveValue(nueva)
})

test.each([
  [true, 0],
  [false, 1],
])('provisional: %s. Ways back without changing it: %i', (debeCambiarClave, ways) => {
  open({}, { debeCambiarClave })
  expect(screen.queryAllByRole('link', { name: 'Volver' })).toHaveLength(ways)
})
