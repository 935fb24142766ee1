import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { queryClient } from '../../../lib/query-client.ts'
import { press, userEvent } from '../../../testing/acts/user-event.ts'
import { type Answers, fakeServer, inTurn, payloadsIn, Refused } from '../../../testing/fake-server.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { sinBorrador } from '../../../testing/usuario.ts'
import type { Entrega, Suscripcion } from './queries.ts'
import { SuscripcionesScreen } from './suscripciones-screen.tsx'

beforeEach(() => queryClient.clear())

const webhook = (more: Partial<Suscripcion> = {}): Suscripcion => ({
  suscripcionId: 7,
  clienteId: 'crm',
  url: 'https://crm.example.cl/alerce',
  sucesos: ['venta.creada'],
  activa: true,
  motivo: null,
  fallaDesde: null,
  anteriorHasta: null,
  ultima: { estado: 'entregada', en: '2026-10-07T12:00:00.000Z' },
  version: 2,
  ...more,
})

const entrega = (more: Partial<Entrega> = {}): Entrega => ({
  entregaId: 31,
  identidad: 'a1b2',
  suceso: 'venta.creada',
  creada: '2026-10-07T12:00:00.000Z',
  estado: 'fallida',
  intentos: 10,
  proxima: null,
  intentada: '2026-10-07T12:00:00.000Z',
  codigo: 500,
  error: 'Respondió 500',
  ...more,
})

const cliente = {
  clienteId: 'crm',
  alcances: ['leer' as const],
  activo: true,
  creado: '2026-10-01T12:00:00.000Z',
  rotado: null,
  anteriorHasta: null,
  version: 1,
}

function open(answers: Answers = {}, at = '/webhooks') {
  const received = fakeServer({
    ...sinBorrador,
    obtenerSuscripciones: [webhook()],
    obtenerClientes: [cliente, { ...cliente, clienteId: 'apagado', activo: false }],
    obtenerEntregas: { entregas: [entrega()], siguiente: null },
    ...answers,
  })
  renderScreen(<SuscripcionesScreen />, { at, session: { roles: ['administracion'] } })
  return payloadsIn(received)
}

const accept = () => userEvent.click(screen.getByRole('alertdialog').querySelectorAll('button')[1] as HTMLElement)

test.each([
  [webhook(), ['crm', 'Venta creada', 'Activo', '07-10-2026 09:00, entregado']],
  [webhook({ activa: false, motivo: 'no responde', ultima: null }), ['Desactivado: no responde', 'Ninguno']],
  [
    webhook({ fallaDesde: '2026-10-07T12:00:00.000Z', sucesos: ['venta.creada', 'venta.etapa'] }),
    ['Con fallas', '2 de 11'],
  ],
])('a row shows what a webhook hears and how it goes', async (uno, texts) => {
  open({ obtenerSuscripciones: [uno] })
  const row = await screen.findByRole('row', { name: /crm\.example\.cl/ })
  for (const text of texts) expect(row).toHaveTextContent(text)
})

test('a new webhook of an active client: its secret is shown once', async () => {
  const sent = open({ crearSuscripcion: { suscripcionId: 8, secreto: 'whsec_abc' } }, '/webhooks?nuevo=1')
  await screen.findByRole('option', { name: 'crm' })
  const select = screen.getByRole('combobox', { name: 'Cliente de la API' })
  expect(within(select).queryByRole('option', { name: 'apagado' })).toBeNull()
  await userEvent.selectOptions(select, 'crm')
  await userEvent.type(screen.getByRole('textbox', { name: 'Dirección' }), 'https://crm.example.cl/ñ')
  await userEvent.click(screen.getByRole('checkbox', { name: 'Contrato suscrito' }))
  await press('Crear webhook')
  expect(await screen.findByRole('dialog', { name: 'Webhook creado' })).toHaveTextContent('whsec_abc')
  expect(sent('crearSuscripcion')).toEqual([
    { clienteId: 'crm', url: 'https://crm.example.cl/ñ', sucesos: ['contrato.suscrito'] },
  ])
})

test('an address without https, and no kind, stand at their fields', async () => {
  open({}, '/webhooks?nuevo=1')
  await userEvent.type(await screen.findByRole('textbox', { name: 'Dirección' }), 'http://crm.example.cl')
  await press('Crear webhook')
  for (const text of [
    'Elija un cliente de la API activo',
    'La dirección debe comenzar con https://',
    'Elija al menos un suceso',
  ])
    expect(screen.getAllByText(text).length).toBeGreaterThan(0)
})

test('a failed message is sent again; a pending one has no button', async () => {
  const pendiente = entrega({
    entregaId: 32,
    suceso: 'prueba',
    estado: 'pendiente',
    intentos: 0,
    codigo: null,
    error: null,
  })
  const sent = open(
    { obtenerEntregas: { entregas: [pendiente, entrega()], siguiente: null }, reenviarEntrega: 'ok' },
    '/webhooks?suscripcionId=7',
  )
  const envios = await screen.findByRole('region', { name: 'Tabla de envíos' })
  expect(within(envios).getByRole('row', { name: /Venta creada/ })).toHaveTextContent('Respondió 500, 10 intentos')
  const buttons = screen.getAllByRole('button', { name: /^Reenviar:/ })
  expect(buttons).toHaveLength(1)
  await userEvent.click(buttons[0] as HTMLElement)
  expect(sent('reenviarEntrega')).toEqual([{ entregaId: 31 }])
})

test('a webhook is tried, and its secret rotated after a question', async () => {
  const sent = open(
    {
      probarSuscripcion: 'ok',
      rotarSecretoDeSuscripcion: { secreto: 'whsec_nuevo', anteriorHasta: '2026-10-08T12:00:00.000Z' },
    },
    '/webhooks?suscripcionId=7',
  )
  await press('Probar')
  expect(await screen.findByText(/La prueba va en camino/)).toBeVisible()
  await press('Rotar secreto')
  await accept()
  expect(await screen.findByRole('dialog', { name: 'Secreto rotado' })).toHaveTextContent('whsec_nuevo')
  expect(sent('rotarSecretoDeSuscripcion')).toEqual([{ suscripcionId: 7, version: 2 }])
})

test('one that the server switched off says why the test waits, and is switched on again', async () => {
  const sent = open(
    { obtenerSuscripciones: [webhook({ activa: false, motivo: 'ya no existe' })], cambiarSuscripcion: 'ok' },
    '/webhooks?suscripcionId=7',
  )
  expect(await screen.findByRole('button', { name: 'Probar' })).toHaveAccessibleDescription(
    'El webhook está desactivado',
  )
  await press('Activar')
  expect(await screen.findByText('Webhook activado.')).toBeVisible()
  expect(sent('cambiarSuscripcion')).toMatchObject([{ activa: true, version: 2 }])
})

test('none yet, and a list that cannot be read', async () => {
  open({ obtenerSuscripciones: inTurn(new Refused(503, ''), []) })
  expect(await screen.findByRole('alert')).toHaveTextContent('No se han podido obtener los webhooks.')
  await press('Reintentar')
  expect(await screen.findByText('No hay webhooks')).toBeVisible()
})
