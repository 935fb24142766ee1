import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { queryClient } from '../../../../lib/query-client.ts'
import { pasteInto } from '../../../../testing/acts/paste-into.ts'
import { press } from '../../../../testing/acts/user-event.ts'
import { type Answers, fakeServer, payloadsIn, Refused } from '../../../../testing/fake-server.ts'
import { renderScreen } from '../../../../testing/render-screen.tsx'
import { seguimientoDe } from '../../../../testing/venta.ts'
import { TimelineScreen } from '../timeline-screen.tsx'

beforeEach(() => queryClient.clear())

const duda = {
  dudaId: 3,
  identificador: 7,
  en: '2026-10-05T13:00:00.000Z',
  leidaEn: null,
  respondidaEn: null,
  respondidaPor: null,
  seResponde: true,
}

function open(answers: Answers = {}) {
  const received = fakeServer({
    obtenerBitacoraProspecto: [],
    obtenerBorrador: null,
    guardarBorrador: 'ok',
    descartarBorrador: 'ok',
    obtenerAnotaciones: seguimientoDe({ dudas: [duda] }),
    abrirDuda: { texto: '¿Cubre a mi hija?', respuesta: null },
    ...answers,
  } as Answers)
  renderScreen(<TimelineScreen />, { at: '/timeline?prospectoId=12' })
  return payloadsIn(received)
}

const respuesta = () => screen.findByRole('textbox', { name: 'Respuesta' })

test('a question shows its text once it is opened, and is answered in its place', async () => {
  let respondida = false
  const hecha = { ...duda, respondidaEn: '2026-10-05T14:00:00.000Z', respondidaPor: 'Camila Rojas' }
  const sent = open({
    obtenerAnotaciones: () => seguimientoDe({ dudas: [respondida ? hecha : duda] }),
    responderDuda: () => {
      respondida = true
      return 'ok'
    },
  })
  expect(await screen.findByText('Sin leer')).toBeVisible()
  expect(sent('abrirDuda')).toEqual([])
  await press('Ver pregunta')
  expect(await screen.findByText('¿Cubre a mi hija?')).toBeVisible()
  await press('Responder')
  expect(await respuesta()).toHaveAccessibleDescription(
    'Escriba la respuesta. Queda en la página del postulante, y un correo le avisa sin el texto.',
  )
  await pasteInto(await respuesta(), 'Sí, desde el primer día.')
  await press('Responder')
  expect(await screen.findByText('Respondida el 05-10-2026 11:00 por Camila Rojas')).toBeVisible()
  expect(screen.getByText('Sí, desde el primer día.')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Ocultar' })).toHaveFocus()
  expect(sent('responderDuda')).toEqual([{ identificador: 7, dudaId: 3, texto: 'Sí, desde el primer día.' }])
})

test('the answer stands under its question at once, while its draft is still on its way', async () => {
  let respondida = false
  const hecha = { ...duda, respondidaEn: '2026-10-05T14:00:00.000Z', respondidaPor: 'Camila Rojas' }
  const never = Promise.withResolvers<never>()
  const sent = open({
    obtenerAnotaciones: () => seguimientoDe({ dudas: [respondida ? hecha : duda] }),
    responderDuda: () => {
      respondida = true
      return 'ok'
    },
    guardarBorrador: () => never.promise,
  })
  await press('Ver pregunta')
  await pasteInto(await respuesta(), 'Sí, desde el primer día.')
  await waitFor(() => expect(sent('guardarBorrador')).toHaveLength(1))
  await press('Responder')
  expect(await screen.findByText('Respondida el 05-10-2026 11:00 por Camila Rojas')).toBeVisible()
  expect(screen.getByText('Sí, desde el primer día.', { selector: 'blockquote' })).toBeVisible()
})

test('an answer of another window is told at the field, and what was typed stays', async () => {
  const errores = [{ campo: 'texto', mensaje: 'Esta pregunta ya se respondió.' }]
  open({ responderDuda: new Refused(409, 'Esta pregunta ya se respondió.', { errores }) })
  await press('Ver pregunta')
  await pasteInto(await respuesta(), 'Mi respuesta')
  await press('Responder')
  expect(await screen.findAllByText('Esta pregunta ya se respondió.')).not.toEqual([])
  expect(await respuesta()).toHaveValue('Mi respuesta')
})

test('a question of an ended invitation says that its answer would not be seen', async () => {
  open({ obtenerAnotaciones: seguimientoDe({ dudas: [{ ...duda, seResponde: false }] }) })
  await press('Ver pregunta')
  expect(await screen.findByText(/^La invitación de esta pregunta terminó/)).toBeVisible()
  expect(screen.queryByRole('textbox', { name: 'Respuesta' })).toBeNull()
})
