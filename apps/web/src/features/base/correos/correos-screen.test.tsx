import { act, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { ReplyOf } from '../../../lib/api/call.ts'
import { dicho } from '../../../testing/acts/dicho.ts'
import { userEvent } from '../../../testing/acts/user-event.ts'
import { type Answers, fakeServer, payloadsIn, Refused, thenLate } from '../../../testing/fake-server.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { CorreosScreen } from './correos-screen.tsx'

type Cabecera = ReplyOf<'obtenerCorreos'>['correos'][number]

const cabecera = (correoId: number, asunto: string, estado: Cabecera['estado'] = 'en bandeja'): Cabecera => ({
  correoId,
  para: 'javiera@example.cl',
  clase: 'cotizacion',
  asunto,
  estado,
  fecha: '21-11-2026 10:47',
  rebote: null,
})

const correo = {
  ...cabecera(2, 'Su cotización'),
  texto: 'Hola, JAVIERA:',
  intentos: 1,
  error: null,
  enviado: null,
  adjuntos: [
    { adjuntoId: 11, nombre: 'Cotización.pdf', tipoMIME: 'application/pdf', abierto: true },
    { adjuntoId: 12, nombre: 'Declaración.pdf', tipoMIME: 'application/pdf', abierto: false },
  ],
}

function open(answers: Answers = {}, query = '') {
  const received = fakeServer({
    obtenerCorreos: {
      correos: [cabecera(2, 'Su cotización'), cabecera(1, 'Hay un resultado', 'fallido')],
      siguiente: null,
    },
    obtenerCorreo: correo,
    ...answers,
  })
  const { router } = renderScreen(<CorreosScreen />, { at: `/correos${query}`, session: { roles: ['mesa'] } })
  const sent = payloadsIn(received)
  return { router, sent }
}

test('the list, newest first, with the state of each', async () => {
  open()
  expect(await screen.findByText('Su cotización')).toBeVisible()
  expect(screen.getByRole('button', { name: /^Hay un resultado/ })).toHaveTextContent('No se pudo enviar')
})

test('a mail that came back says so in the list, and why when it is opened', async () => {
  const rebote = 'Rebotó el 22-11-2026: la casilla no existe.'
  const enviado = { ...cabecera(2, 'Su cotización', 'enviado'), rebote }
  open(
    { obtenerCorreos: { correos: [enviado], siguiente: null }, obtenerCorreo: { ...correo, ...enviado } },
    '?correoId=2',
  )
  expect(await screen.findByText(dicho(rebote))).toBeVisible()
  expect(screen.getByRole('button', { name: /^Su cotización/ })).toHaveTextContent('Rebotó')
})

test('a mail is opened, and the URL keeps it', async () => {
  const { router } = open()
  await userEvent.click(await screen.findByRole('button', { name: /^Su cotización/ }))
  const carta = await screen.findByTitle('Así se lee «Su cotización»')
  expect(carta).toHaveAttribute('src', '/api/alerce/v1/verCorreo?correoId=2')
  expect(carta).toHaveAttribute('sandbox', '')
  await userEvent.click(screen.getByText('Solo texto'))
  expect(screen.getByText('Hola, JAVIERA:')).toBeVisible()
  expect(router.state.location.search).toBe('?correoId=2')
  expect(screen.getByRole('button', { name: 'Descargar Cotización.pdf' })).toBeVisible()
})

test('the content of a private mail is hidden: recipient, subject, instant and state are shown', async () => {
  open({ obtenerCorreo: { ...correo, asunto: 'Su código de un solo uso', texto: null, adjuntos: [] } }, '?correoId=2')
  expect(await screen.findByText(/^Lleva un enlace o un código que solo lee su destinatario/)).toBeVisible()
  expect(screen.getByText(dicho(/21-11-2026 10:47/), { selector: 'p' })).toHaveTextContent('javiera@example.cl')
  expect(screen.queryByText('Solo texto')).toBeNull()
  expect(screen.queryByTitle(/^Así se lee/)).toBeNull()
})

test('the way back from a mail leads to its row, by the button and by Back', async () => {
  const { router } = open()
  const row = await screen.findByRole('button', { name: /^Su cotización/ })
  await userEvent.click(row)
  await userEvent.click(await screen.findByRole('button', { name: 'Volver a la bandeja', hidden: true }))
  await waitFor(() => expect(row).toHaveFocus())
  expect(router.state.location.search).toBe('')
  await userEvent.click(row)
  await screen.findByTitle('Así se lee «Su cotización»')
  await act(() => router.navigate(-1))
  await waitFor(() => expect(row).toHaveFocus())
})

test('an attachment with health data shows its name only', async () => {
  open({}, '?correoId=2')
  expect(await screen.findByText('Con datos de salud: solo lo abre su destinatario.')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Abrir Declaración.pdf' })).toBeNull()
})

test('more by pages', async () => {
  const { sent } = open({
    obtenerCorreos: ({ cursor }) =>
      cursor
        ? { correos: [cabecera(1, 'El primero')], siguiente: null }
        : { correos: [cabecera(2, 'El último')], siguiente: 2 },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Ver más' }))
  expect(await screen.findByText('El primero')).toBeVisible()
  await waitFor(() => expect(sent('obtenerCorreos').at(-1)).toEqual({ cursor: 2 }))
})

test('is filtered by state, kept in the address, and by text, not kept there', async () => {
  const { router, sent } = open()
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Estado' }), 'No se pudo enviar')
  expect(router.state.location.search).toBe('?estado=fallido')
  await userEvent.type(screen.getByRole('searchbox', { name: 'Buscar por dirección o asunto' }), 'javiera@')
  await waitFor(() => expect(sent('obtenerCorreos').at(-1)).toEqual({ estado: 'fallido', texto: 'javiera@' }))
  expect(router.state.location.search).toBe('?estado=fallido')
})

test('one that could not be sent goes out again, and it is said', async () => {
  const reading = Promise.withResolvers<void>()
  const { sent } = open(
    {
      obtenerCorreo: thenLate(reading.promise, () => ({ ...correo, estado: 'fallido', error: '550 no existe' })),
      reenviarCorreo: 'ok',
    },
    '?correoId=2',
  )
  await userEvent.click(await screen.findByRole('button', { name: 'Reenviar' }))
  expect(await screen.findByText('El correo vuelve a la cola de envío.')).toBeVisible()
  reading.resolve()
  expect(sent('reenviarCorreo')).toEqual([{ correoId: 2 }])
})

test('all of them at once', async () => {
  const { sent } = open({ reenviarCorreosFallidos: { reenviados: 3, quedan: false } }, '?estado=fallido')
  await userEvent.click(await screen.findByRole('button', { name: 'Reenviar todos los que fallaron' }))
  expect(await screen.findByText('3 correos vuelven a la cola de envío.')).toBeVisible()
  expect(sent('reenviarCorreosFallidos')).toHaveLength(1)
})

test('none, or not to be read', async () => {
  open({ obtenerCorreos: { correos: [], siguiente: null } })
  expect(await screen.findByText('No hay correos')).toBeVisible()
})

test('a list that cannot be read says so', async () => {
  open({ obtenerCorreos: new Refused(503, '') })
  expect(await screen.findByText('No se han podido obtener los correos. Intente nuevamente.')).toBeVisible()
})
