import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { expectFocusSomewhere } from '../../../testing/acts/focus.ts'
import { press, userEvent } from '../../../testing/acts/user-event.ts'
import { type Answers, fakeServer, lastStays, payloadsIn, Refused } from '../../../testing/fake-server.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { sinBorrador } from '../../../testing/usuario.ts'
import { PersonasScreen } from './personas-screen.tsx'
import type { Pedido } from './queries.ts'

const pedido = (more: Partial<Pedido> = {}): Pedido => ({
  pedidoId: 7,
  derecho: 'supresion',
  tipoDocumento: 'rut',
  documento: '20347878-K',
  recibido: '2026-10-01',
  vence: '2026-10-31',
  urgencia: 'a tiempo',
  identidad: 'cédula a la vista',
  registradoPor: 'Andrea Soto',
  registradoEn: '2026-10-01T12:00:00.000Z',
  respuesta: null,
  respondidoPor: null,
  respondidoEn: null,
  bloqueadas: 0,
  oposiciones: [],
  suprimidoEn: null,
  ...more,
})

function open(answers: Answers = {}, at = '/personas') {
  const received = fakeServer({ ...sinBorrador, obtenerPedidosPersona: [pedido()], ...answers })
  const { router } = renderScreen(<PersonasScreen />, { at, session: { roles: ['administracion'] } })
  return { router, sent: payloadsIn(received) }
}

test('a row shows the right, the person, the deadline and its urgency', async () => {
  open({ obtenerPedidosPersona: [pedido({ urgencia: 'por vencer' })] })
  const row = await screen.findByRole('row', { name: /Supresión/ })
  for (const text of ['20.347.878-K', '01-10-2026', '31-10-2026', 'Por vencer']) expect(row).toHaveTextContent(text)
})

test('a request is registered; the notice says its deadline', async () => {
  const { sent, router } = open({
    obtenerPedidosPersona: lastStays([], [pedido()]),
    registrarPedidoPersona: { pedidoId: 7, vence: '2026-10-31' },
  })
  expect(await screen.findByText('No hay pedidos')).toBeVisible()
  await press('Registrar pedido')
  const dialog = within(await screen.findByRole('dialog', { name: 'Registrar pedido' }))
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Qué pide' }), 'Acceso')
  await userEvent.type(dialog.getByRole('textbox', { name: 'RUT' }), '203478780')
  await userEvent.type(dialog.getByRole('textbox', { name: 'Cómo se comprobó su identidad' }), 'Cédula a la vista')
  await userEvent.click(dialog.getByRole('button', { name: 'Registrar pedido' }))
  expect(await dialog.findAllByText('Rut no válido')).not.toHaveLength(0)
  await userEvent.clear(dialog.getByRole('textbox', { name: 'RUT' }))
  await userEvent.type(dialog.getByRole('textbox', { name: 'RUT' }), '20347878K')
  await userEvent.click(dialog.getByRole('button', { name: 'Registrar pedido' }))
  expect(await screen.findByText(/^Pedido 7 registrado/)).toHaveTextContent('Se contesta hasta el 31-10-2026.')
  expect(sent('registrarPedidoPersona')).toMatchObject([{ derecho: 'acceso', identidad: 'Cédula a la vista' }])
  await waitFor(() => expect(router.state.location.search).toBe(''))
  await expectFocusSomewhere()
})

test('by mail address only some rights are asked for; the others are refused at their field', async () => {
  const { sent } = open({ obtenerPedidosPersona: [], registrarPedidoPersona: { pedidoId: 8, vence: '2026-10-31' } })
  await press('Registrar pedido')
  const dialog = within(await screen.findByRole('dialog', { name: 'Registrar pedido' }))
  const derecho = dialog.getByRole('combobox', { name: 'Qué pide' })
  await userEvent.selectOptions(derecho, 'Oposición')
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Se identifica con' }), 'Correo')
  expect(dialog.queryByRole('textbox', { name: 'RUT' })).toBeNull()
  const correo = dialog.getByRole('textbox', { name: 'Correo' })
  expect(correo).toHaveAccessibleDescription('Solo para quien reservó una hora y no tiene RUT registrado.')
  await userEvent.type(correo, 'rosa@')
  await userEvent.type(dialog.getByRole('textbox', { name: 'Cómo se comprobó su identidad' }), 'Escribió desde él')
  const registrar = dialog.getByRole('button', { name: 'Registrar pedido' })
  await userEvent.click(registrar)
  expect(derecho).toHaveAccessibleDescription(
    'Con un correo se pide acceso, portabilidad o supresión: lo demás necesita el RUT o el pasaporte.',
  )
  expect(derecho).toHaveFocus()
  expect(dialog.getAllByText('No es un correo')).not.toHaveLength(0)
  await userEvent.selectOptions(derecho, 'Supresión')
  await userEvent.type(correo, 'example.cl')
  await userEvent.click(registrar)
  expect(await screen.findByText(/^Pedido 8 registrado/)).toBeVisible()
  expect(sent('registrarPedidoPersona')).toMatchObject([
    { derecho: 'supresion', tipoDocumento: 'correo', documento: 'rosa@example.cl' },
  ])
})

test('a request by mail address is listed and opened with it; a long one breaks, where a RUT does not', async () => {
  const documento = 'inigo.nancupil.etcheverrigaray@correo-largo.example.cl'
  open({ obtenerPedidosPersona: [pedido({ tipoDocumento: 'correo', documento }), pedido({ pedidoId: 8 })] })
  expect(await screen.findByRole('cell', { name: documento })).toHaveAttribute('data-break', 'true')
  expect(screen.getByRole('cell', { name: '20.347.878-K' })).toHaveAttribute('data-keep', 'true')
  await userEvent.click(screen.getByRole('link', { name: /^7/ }))
  expect(await screen.findByRole('dialog', { name: 'Pedido 7: Supresión' })).toHaveTextContent(documento)
})

test('an erasure is reviewed, confirmed, and told', async () => {
  const { sent } = open(
    {
      obtenerPedidosPersona: lastStays([pedido()], [pedido({ suprimidoEn: '2026-10-07T15:00:00.000Z' })]),
      revisarSupresion: lastStays(
        [
          { que: 'Venta y seguimiento', filas: 5, destino: 'se borra', motivo: null },
          { que: 'Contrato', filas: 2, destino: 'se conserva', motivo: 'contrato firmado' },
        ],
        [{ que: 'Contrato', filas: 2, destino: 'se conserva', motivo: 'contrato firmado' }],
      ),
      suprimirPersona: [{ que: 'Venta y seguimiento', filas: 5, destino: 'se borra', motivo: null }],
    },
    '/personas?pedidoId=7',
  )
  await press('Revisar qué se suprime')
  expect(await screen.findByRole('row', { name: /Venta y seguimiento/ })).toHaveTextContent('5')
  expect(screen.getByRole('row', { name: /Contrato/ })).toHaveTextContent('se conserva: contrato firmado')
  await press('Suprimir los datos')
  expect(await screen.findByRole('alertdialog')).toHaveTextContent('20.347.878-K')
  expect(sent('suprimirPersona')).toEqual([])
  await press('Suprimir')
  await waitFor(() => expect(sent('suprimirPersona')).toEqual([{ pedidoId: 7 }]))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Suprimir los datos' })).toBeNull())
  expect(screen.getByText('Datos suprimidos')).toBeVisible()
  await expectFocusSomewhere()
})

test('an answer is required, and recorded once', async () => {
  const { sent } = open(
    { responderPedidoPersona: new Refused(409, 'Este pedido ya fue contestado.') },
    '/personas?pedidoId=7',
  )
  await press('Registrar respuesta')
  expect(await screen.findAllByText('Escriba qué se contestó')).not.toHaveLength(0)
  await userEvent.type(screen.getByRole('textbox', { name: 'Qué se contestó' }), 'Suprimido.')
  await press('Registrar respuesta')
  expect(await screen.findByText('Este pedido ya fue contestado.')).toBeVisible()
  expect(sent('responderPedidoPersona')).toEqual([{ pedidoId: 7, respuesta: 'Suprimido.' }])
  await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Cerrar' }))
  expect(screen.getByRole('textbox', { name: 'Qué se contestó' })).toHaveValue('Suprimido.')
})

test('an answered request is read only', async () => {
  const contestado = {
    respuesta: 'Entregado en mano.',
    respondidoPor: 'Andrea',
    respondidoEn: '2026-10-05T12:00:00.000Z',
  }
  open(
    { obtenerPedidosPersona: [pedido({ ...contestado, derecho: 'acceso', urgencia: null })] },
    '/personas?pedidoId=7',
  )
  const dialog = within(await screen.findByRole('dialog', { name: 'Pedido 7: Acceso' }))
  expect(dialog.getByText('Entregado en mano.')).toBeVisible()
  expect(dialog.queryByRole('textbox')).toBeNull()
  expect(dialog.queryByRole('button', { name: 'Descargar sus datos' })).toBeNull()
})

test('a block is confirmed, and the dialog offers to lift it', async () => {
  const { sent } = open(
    {
      obtenerPedidosPersona: lastStays(
        [pedido({ derecho: 'bloqueo' })],
        [pedido({ derecho: 'bloqueo', bloqueadas: 1 })],
      ),
      bloquearPersona: { ventas: 1 },
    },
    '/personas?pedidoId=7',
  )
  await press('Bloquear el acceso')
  await press('Bloquear')
  expect(await screen.findByRole('button', { name: 'Desbloquear el acceso' })).toBeVisible()
  expect(screen.getByText('1 venta')).toBeVisible()
  expect(sent('bloquearPersona')).toEqual([{ pedidoId: 7 }])
  await expectFocusSomewhere()
})

const oposicion = pedido({ derecho: 'oposicion' })
const conContacto = { ...oposicion, oposiciones: ['contacto' as const] }

test('an objection is recorded after its effect is read', async () => {
  const { sent } = open(
    { obtenerPedidosPersona: lastStays([oposicion], [conContacto]), oponerPersona: { ventas: 1 } },
    '/personas?pedidoId=7',
  )
  await press('Oponer: Contacto comercial')
  expect(await screen.findByRole('alertdialog')).toHaveTextContent('nadie la cita ni le escribe')
  await press('Anotar')
  expect(await screen.findByRole('button', { name: 'Levantar: Contacto comercial' })).toBeVisible()
  expect(sent('oponerPersona')).toEqual([{ pedidoId: 7, tratamiento: 'contacto' }])
  await expectFocusSomewhere()
})

test('an objection is lifted in one act, also once its request is answered', async () => {
  const contestado = { respuesta: 'Anotada.', respondidoPor: 'Ana', respondidoEn: '2026-10-07T15:00:00.000Z' }
  const { sent } = open(
    {
      obtenerPedidosPersona: lastStays([{ ...conContacto, ...contestado }], [{ ...oposicion, ...contestado }]),
      levantarOposicion: { ventas: 1 },
    },
    '/personas?pedidoId=7',
  )
  await press('Levantar: Contacto comercial')
  await press('Levantar')
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Levantar: Contacto comercial' })).toBeNull())
  expect(screen.queryByRole('button', { name: /^Oponer/ })).toBeNull()
  expect(sent('levantarOposicion')).toEqual([{ pedidoId: 7, tratamiento: 'contacto' }])
})

test('a correction is asked of the advisors; closing goes back to the request', async () => {
  const { sent } = open(
    { obtenerPedidosPersona: [pedido({ derecho: 'rectificacion' })], pedirCorreccion: { ventas: 2 } },
    '/personas?pedidoId=7',
  )
  await press('Pedir corrección')
  await press('Cerrar')
  expect(await screen.findByRole('dialog', { name: 'Pedido 7: Rectificación' })).toBeVisible()
  await press('Pedir corrección')
  await userEvent.type(await screen.findByRole('textbox', { name: 'Qué hay que corregir' }), 'Su nombre es Inés.')
  await press('Pedir corrección')
  expect(await screen.findByText('Corrección pedida al asesor de 2 ventas.')).toBeVisible()
  expect(sent('pedirCorreccion')).toEqual([{ pedidoId: 7, correccion: 'Su nombre es Inés.' }])
})

test('consents are listed with their evidence, and withdrawn after a confirmation', async () => {
  const dado = {
    que: 'previred',
    folio: 5_000_000_041,
    version: '2026-10-01',
    en: '2026-10-02T12:00:00.000Z',
    ip: '127.0.0.1',
    retiradoEn: null,
    conContrato: false,
  } as const
  const conContrato = { ...dado, que: 'firma', conContrato: true } as const
  const { sent } = open(
    {
      obtenerPedidosPersona: [pedido({ derecho: 'revocacion' })],
      obtenerConsentimientos: lastStays(
        [dado, conContrato],
        [{ ...dado, retiradoEn: '2026-10-07T15:00:00.000Z' }, conContrato],
      ),
      revocarConsentimientos: { declaraciones: 1 },
    },
    '/personas?pedidoId=7',
  )
  const row = await screen.findByRole('row', { name: /PreviRed, DS 5000000041/ })
  for (const text of ['2026-10-01', 'desde 127.0.0.1', 'Vigente']) expect(row).toHaveTextContent(text)
  expect(screen.getByRole('row', { name: /Declaración de Salud, DS/ })).toHaveTextContent('Se conserva')
  await press('Retirar los consentimientos')
  expect(await screen.findByRole('alertdialog')).toHaveTextContent('20.347.878-K')
  await press('Retirar')
  expect(await screen.findByText(/^Retirado 07-10-2026/)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Retirar los consentimientos' })).toBeNull()
  expect(sent('revocarConsentimientos')).toEqual([{ pedidoId: 7 }])
  await expectFocusSomewhere()
})
