import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type Answers, fakeServer, UNREACHABLE } from '../../../testing/fake-server.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { LoginScreen } from './login-screen.tsx'

const LINK = { name: 'Entrar con la cuenta de la empresa' }

function open(formasDeIngreso: NonNullable<Answers['formasDeIngreso']>, at = '/login', state: unknown = null) {
  const received = fakeServer({ formasDeIngreso })
  renderScreen(<LoginScreen />, { at, state, session: null })
  return received
}

test('where the server offers it, a link leaves to the provider and says where to return', async () => {
  open({ empresa: true, clave: true }, '/login', { volverA: '/agenda?dia=2026-10-07', motivo: 'I' })
  const link = await screen.findByRole('link', LINK)
  expect(link).toHaveAttribute('href', '/ingreso/empresa?volver=%2Fdashboard%2Fagenda%3Fdia%3D2026-10-07')
  expect(screen.getByLabelText('Usuario')).toHaveFocus()
})

test.each<[string, NonNullable<Answers['formasDeIngreso']>]>([
  ['not configured', { empresa: false, clave: true }],
  ['not known, without an answer', UNREACHABLE],
])('%s: the password alone', async (_what, formas) => {
  const received = open(formas)
  await expect.poll(() => received.map(({ name }) => name)).toContain('formasDeIngreso')
  expect(screen.getByLabelText('Contraseña')).toBeVisible()
  expect(screen.queryByRole('link', LINK)).toBeNull()
})

test('without passwords there is only the link, and it has the focus', async () => {
  open({ empresa: true, clave: false })
  expect(await screen.findByRole('link', LINK)).toHaveFocus()
  expect(screen.queryByLabelText('Contraseña')).toBeNull()
  expect(screen.queryByText('¿Olvidó su contraseña?')).toBeNull()
  expect(document.body).toHaveTextContent('Ingrese con su cuenta para ver su cartera')
})

test.each([
  ['empresa_sin_respuesta', 'La cuenta de la empresa no responde. Inténtelo en unos minutos.'],
  ['empresa_negada', 'No se autorizó su ingreso con la cuenta de la empresa.'],
  ['usuario_desactivado', 'Su usuario está desactivado. Consulte al administrador.'],
])('a refusal %s in the address is one sentence', (codigo, text) => {
  open({ empresa: true, clave: true }, `/login?ingreso=${codigo}`)
  expect(screen.getByRole('status')).toHaveTextContent(text)
})

test('words of others in the address are not shown', () => {
  open({ empresa: true, clave: true }, '/login?ingreso=Llame%20al%20600')
  expect(screen.queryByRole('status')).toBeNull()
})
