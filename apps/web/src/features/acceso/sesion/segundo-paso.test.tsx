import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { press, userEvent } from '../../../testing/acts/user-event.ts'
import { type Answers, fakeServer, payloadsIn, Refused } from '../../../testing/fake-server.ts'
import { opcionesDeLlave, stubPasskeys } from '../../../testing/passkeys.ts'
import { asesora, renderScreen } from '../../../testing/render-screen.tsx'
import { LoginScreen } from './login-screen.tsx'

afterEach(() => vi.unstubAllGlobals())

const paso = { desafio: 'desafio-1', codigo: true, llave: true, recuperacion: true }

async function enter(answers: Answers = {}, pedido: Partial<typeof paso> = {}) {
  const received = fakeServer({
    formasDeIngreso: { empresa: false, clave: true },
    autenticarDashboard: { segundoPaso: { ...paso, ...pedido } },
    completarIngreso: { identificador: 7, rut: asesora.rut },
    sesionActual: asesora,
    validarAcceso: { codError: 0, valor: 'OK', descError: '' },
    pedirLlave: { opciones: opcionesDeLlave },
    ...answers,
  })
  const { router } = renderScreen(<LoginScreen />, { at: '/login', session: null })
  await userEvent.type(screen.getByLabelText('Usuario'), 'asesora')
  await userEvent.type(screen.getByLabelText('Contraseña'), 'Alerce-2026{Enter}')
  await screen.findByRole('heading', { name: 'Confirme que es usted' })
  return { router, received: received.filter(({ name }) => name !== 'formasDeIngreso'), sent: payloadsIn(received) }
}

test('the code of the app opens the desk, and begins no session before', async () => {
  const { router, received, sent } = await enter()
  const codigo = screen.getByLabelText('Código de 6 dígitos')
  expect(codigo).toHaveFocus()
  expect(codigo).toHaveAttribute('autocomplete', 'one-time-code')
  expect(received.map(({ name }) => name)).toEqual(['autenticarDashboard'])
  await userEvent.paste('123 456')
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(router.state.location.pathname).toBe('/home'))
  expect(sent('completarIngreso')).toEqual([{ usuario: 'asesora', desafio: 'desafio-1', codigo: '123 456' }])
})

test('a wrong code is told at its field, and the step stays', async () => {
  const texto = 'No coincide, venció o ya se usó. Inténtelo con otro.'
  const errores = [{ campo: 'codigo', mensaje: texto }]
  await enter({ completarIngreso: new Refused(400, texto, { errores }) })
  await userEvent.type(screen.getByLabelText('Código de 6 dígitos'), '000000{Enter}')
  expect(await screen.findByText(texto)).toBeVisible()
  expect(screen.getByLabelText('Código de 6 dígitos')).toHaveAttribute('aria-invalid', 'true')
})

test('a step that is over leads back to the password, and says why', async () => {
  await enter({ completarIngreso: new Refused(409, 'Pasó demasiado tiempo. Ingrese su contraseña otra vez.') })
  await userEvent.type(screen.getByLabelText('Código de 6 dígitos'), '000000{Enter}')
  expect(await screen.findByRole('alertdialog', { name: /Pasó demasiado tiempo/ })).toBeVisible()
  await press('Cerrar')
  expect(screen.getByLabelText('Usuario')).toHaveValue('asesora')
  expect(screen.getByLabelText('Contraseña')).toHaveValue('')
})

test('a recovery code opens as well', async () => {
  const { router, sent } = await enter()
  await press('Usar un código de recuperación')
  expect(screen.getByLabelText('Código de recuperación')).toHaveFocus()
  await userEvent.keyboard('3-k7m2p-9xq4r{Enter}')
  await waitFor(() => expect(router.state.location.pathname).toBe('/home'))
  expect(sent('completarIngreso')).toMatchObject([{ recuperacion: '3-k7m2p-9xq4r' }])
})

test('a passkey opens by the options of the server', async () => {
  stubPasskeys()
  const { router, sent } = await enter({}, { codigo: false })
  const button = screen.getByRole('button', { name: 'Usar mi llave' })
  expect(button).toHaveFocus()
  await userEvent.click(button)
  await waitFor(() => expect(router.state.location.pathname).toBe('/home'))
  expect(sent('pedirLlave')).toEqual([{ desafio: 'desafio-1' }])
  expect(sent('completarIngreso')).toMatchObject([{ llave: { id: 'bGxhdmU', response: { signature: 'ZmlybWE' } } }])
})

test('a dialog of the browser that is closed changes nothing', async () => {
  stubPasskeys({ refuses: true })
  const { sent } = await enter({}, { codigo: false })
  await press('Usar mi llave')
  expect(await screen.findByRole('alertdialog', { name: /No se usó ninguna llave/ })).toBeVisible()
  expect(sent('completarIngreso')).toEqual([])
})

test('a browser without passkeys does not offer them', async () => {
  await enter()
  expect(screen.queryByRole('button', { name: 'Usar una llave de acceso' })).toBeNull()
})

test('one goes back to the password', async () => {
  await enter()
  await press('Volver a la contraseña')
  expect(await screen.findByRole('heading', { name: 'Iniciar sesión' })).toBeVisible()
})
