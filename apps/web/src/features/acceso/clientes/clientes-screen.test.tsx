import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { press, userEvent } from '../../../testing/acts/user-event.ts'
import { type Answers, fakeServer, inTurn, lastStays, payloadsIn, Refused } from '../../../testing/fake-server.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { sinBorrador } from '../../../testing/usuario.ts'
import { ClientesScreen } from './clientes-screen.tsx'
import type { Cliente } from './queries.ts'

const cliente = (more: Partial<Cliente> = {}): Cliente => ({
  clienteId: 'alerce-demo',
  alcances: ['leer', 'salud'],
  activo: true,
  creado: '2026-10-01T12:00:00.000Z',
  rotado: null,
  anteriorHasta: null,
  version: 2,
  ...more,
})

function open(answers: Answers = {}, at = '/clientes') {
  const received = fakeServer({ ...sinBorrador, obtenerClientes: [cliente()], ...answers })
  const { router } = renderScreen(<ClientesScreen />, { at, session: { roles: ['administracion'] } })
  const sent = payloadsIn(received)
  return { router, sent }
}

const accept = () => userEvent.click(screen.getByRole('alertdialog').querySelectorAll('button')[1] as HTMLElement)

test('a row shows its scopes, and until when the former secret works', async () => {
  open({
    obtenerClientes: [
      cliente({ rotado: '2026-10-07T12:00:00.000Z', anteriorHasta: '2026-10-08T12:00:00.000Z', activo: false }),
    ],
  })
  const row = await screen.findByRole('row', { name: /alerce-demo/ })
  for (const text of [
    'Leer, Datos de salud',
    'Desactivado',
    '01-10-2026 09:00',
    '07-10-2026 09:00',
    '08-10-2026 09:00',
  ])
    expect(row).toHaveTextContent(text)
})

test('a new client: its secret is shown once', async () => {
  const { router, sent } = open({ crearCliente: { clienteId: 'gestor', secreto: 'k7-abc' } })
  await press('Nuevo cliente')
  await userEvent.type(await screen.findByRole('textbox', { name: 'Identificador' }), 'Gestor')
  await userEvent.click(screen.getByRole('checkbox', { name: 'Escribir' }))
  await press('Crear cliente')
  expect(await screen.findByRole('dialog', { name: 'Cliente creado' })).toHaveTextContent('k7-abc')
  expect(sent('crearCliente')).toEqual([{ clienteId: 'gestor', alcances: ['leer', 'escribir'] }])
  await waitFor(() => expect(router.state.location.search).toBe(''))
})

test('an identifier that is taken, and no scope at all, stand at their fields', async () => {
  const taken = 'Ya existe un cliente con ese identificador'
  open(
    { crearCliente: new Refused(409, taken, { errores: [{ campo: 'clienteId', mensaje: taken }] }) },
    '/clientes?nuevo=1',
  )
  await userEvent.type(await screen.findByRole('textbox', { name: 'Identificador' }), 'gestor')
  await userEvent.click(screen.getByRole('checkbox', { name: 'Leer' }))
  await press('Crear cliente')
  expect(screen.getAllByText('Elija al menos un alcance')).toHaveLength(2)
  await userEvent.click(screen.getByRole('checkbox', { name: 'Leer' }))
  await press('Crear cliente')
  await waitFor(() => expect(screen.getAllByText(taken)).toHaveLength(2))
})

test('other scopes are saved; the identifier stays', async () => {
  const { sent } = open({ cambiarCliente: 'ok' }, '/clientes?clienteId=alerce-demo')
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Datos de salud' }))
  expect(screen.queryByRole('textbox', { name: 'Identificador' })).toBeNull()
  await press('Guardar alcances')
  expect(await screen.findByText('Se guardaron los alcances de alerce-demo.')).toBeVisible()
  expect(sent('cambiarCliente')).toEqual([{ clienteId: 'alerce-demo', alcances: ['leer'], activo: true, version: 2 }])
})

test('a stale version: a message, the choice stays, and saving again uses the new version', async () => {
  const { sent } = open(
    {
      obtenerClientes: lastStays([cliente()], [cliente({ version: 3, alcances: ['leer'] })]),
      cambiarCliente: inTurn(new Refused(412, 'Otra persona cambió estos datos mientras usted los editaba.'), 'ok'),
    },
    '/clientes?clienteId=alerce-demo',
  )
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Escribir' }))
  await press('Guardar alcances')
  const told = await screen.findByRole('alertdialog', { name: /^Otra persona cambió/ })
  await userEvent.click(within(told).getByRole('button', { name: 'Cerrar' }))
  expect(screen.getByRole('checkbox', { name: 'Escribir', checked: true })).toBeVisible()
  await press('Guardar alcances')
  await waitFor(() => expect(sent('cambiarCliente')).toHaveLength(2))
  expect(sent('cambiarCliente')).toMatchObject([{ version: 2 }, { version: 3 }])
})

test('rotating asks first, then shows the new secret once', async () => {
  const { sent } = open(
    { rotarSecreto: { secreto: 'nuevo-9', anteriorHasta: '2026-10-08T13:00:00.000Z' } },
    '/clientes?clienteId=alerce-demo',
  )
  await press('Rotar secreto')
  expect(await screen.findByRole('alertdialog')).toHaveTextContent('El actual sirve 24 horas más')
  await accept()
  const shown = await screen.findByRole('dialog', { name: 'Secreto rotado' })
  expect(shown).toHaveTextContent('nuevo-9')
  expect(shown).toHaveTextContent('El secreto anterior sirve hasta el 08-10-2026 10:00.')
  expect(sent('rotarSecreto')).toEqual([{ clienteId: 'alerce-demo', version: 2 }])
})

test('deactivating asks first; the scopes stay as they are saved', async () => {
  const { sent } = open(
    { obtenerClientes: inTurn([cliente()], [cliente({ activo: false })]), cambiarCliente: 'ok' },
    '/clientes?clienteId=alerce-demo',
  )
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Escribir' }))
  await press('Desactivar')
  await accept()
  expect(await screen.findByText('Cliente desactivado.')).toBeVisible()
  expect(sent('cambiarCliente')).toEqual([
    { clienteId: 'alerce-demo', alcances: ['leer', 'salud'], activo: false, version: 2 },
  ])
  expect(await screen.findByRole('button', { name: 'Activar' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Rotar secreto' })).toHaveAccessibleDescription(
    'El cliente está desactivado',
  )
})

test('none yet, and a list that cannot be read', async () => {
  open({ obtenerClientes: inTurn(new Refused(503, ''), []) })
  expect(await screen.findByRole('alert')).toHaveTextContent('No se han podido obtener los clientes.')
  await press('Reintentar')
  expect(await screen.findByText('No hay clientes')).toBeVisible()
})
