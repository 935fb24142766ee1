import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { ReplyOf } from '../../../lib/api/call.ts'
import { userEvent } from '../../../testing/acts/user-event.ts'
import { type Answers, fakeServer, Refused } from '../../../testing/fake-server.ts'
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
  const sent = (name: string) => received.filter((one) => one.name === name).map(({ payload }) => payload)
  return { router, sent }
}

test('the list, newest first, with what became of each', async () => {
  open()
  expect(await screen.findByText('Su cotización')).toBeVisible()
  expect(screen.getByText('No se pudo enviar')).toBeVisible()
})

test('a mail is opened, and the URL keeps it', async () => {
  const { router } = open()
  await userEvent.click(await screen.findByRole('button', { name: /^Su cotización/ }))
  expect(await screen.findByText('Hola, JAVIERA:')).toBeVisible()
  expect(router.state.location.search).toBe('?correoId=2')
  expect(screen.getByRole('button', { name: 'Descargar Cotización.pdf' })).toBeVisible()
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

test('none, or not to be read', async () => {
  open({ obtenerCorreos: { correos: [], siguiente: null } })
  expect(await screen.findByText('No hay correos')).toBeVisible()
})

test('a list that cannot be read says so', async () => {
  open({ obtenerCorreos: new Refused(503, '') })
  expect(await screen.findByText('No se han podido obtener los correos. Intente nuevamente.')).toBeVisible()
})
