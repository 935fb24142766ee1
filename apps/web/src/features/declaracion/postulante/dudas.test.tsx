import { screen } from '@testing-library/react'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { queryClient } from '../../../lib/query-client.ts'
import { pasteInto } from '../../../testing/acts/paste-into.ts'
import { press, userEvent } from '../../../testing/acts/user-event.ts'
import { type Answers, fakeServer, payloadsIn, Refused, UNREACHABLE } from '../../../testing/fake-server.ts'
import { ENLACE, postulacionDe, sinNovedad } from '../../../testing/postulacion/postulacion-ds.ts'
import { renderByLink } from '../../../testing/postulacion/render-by-link.tsx'
import { PostulanteDsScreen } from './postulante-ds-screen.tsx'

beforeEach(() => queryClient.clear())

const duda = {
  dudaId: 3,
  texto: '¿Cubre a mi hija?',
  en: '2026-10-05T13:00:00.000Z',
  leidaEn: null,
  respuesta: null,
  respondidaEn: null,
  respondidaPor: null,
}
const respondida = {
  ...duda,
  leidaEn: '2026-10-05T14:00:00.000Z',
  respuesta: 'Sí, desde el primer día.',
  respondidaEn: '2026-10-05T14:10:00.000Z',
  respondidaPor: 'Camila Rojas',
}

function open(answers: Answers = {}) {
  const received = fakeServer({
    ...sinNovedad,
    obtenerPostulacion: postulacionDe(),
    obtenerDudasPropias: { asesor: 'Camila Rojas', dudas: [] },
    preguntarAlAsesor: 'ok',
    ...answers,
  })
  renderByLink(<PostulanteDsScreen />, `/declaracion#enlace=${ENLACE}`)
  return payloadsIn(received)
}

const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const pregunta = () => screen.findByRole('textbox', { name: 'Su pregunta' })

async function openDudas(button = 'Preguntar a mi asesor') {
  await heading('Pregunta 3')
  await press(button)
  await heading('Preguntar a mi asesor')
}

test('a question is sent from a step, which keeps its place and gets the focus back on its button', async () => {
  const dudas: (typeof duda)[] = []
  const sent = open({
    obtenerDudasPropias: () => ({ asesor: 'Camila Rojas', dudas }),
    preguntarAlAsesor: () => {
      dudas.push(duda)
      return 'ok'
    },
  })
  await openDudas()
  await pasteInto(await pregunta(), duda.texto)
  await press('Enviar pregunta')
  expect(await screen.findByText(/^Pregunta enviada/)).toBeVisible()
  expect(await screen.findByText('Sin leer todavía')).toBeVisible()
  expect(await pregunta()).toHaveValue('')
  expect(sent('preguntarAlAsesor')).toEqual([{ texto: duda.texto }])
  await press('Volver')
  expect(await heading('Pregunta 3')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Preguntar a mi asesor' })).toHaveFocus()
})

test('the back button of the browser closes the questions, and the step stays', async () => {
  open()
  await openDudas()
  await pregunta()
  window.history.back()
  expect(await heading('Pregunta 3')).toBeVisible()
  expect(screen.queryByRole('heading', { name: 'Preguntar a mi asesor' })).toBeNull()
  expect(screen.getByRole('button', { name: 'Preguntar a mi asesor' })).toHaveFocus()
})

test('two quick presses of «Volver» go back once', async () => {
  const back = vi.spyOn(window.history, 'back')
  onTestFinished(() => back.mockRestore())
  open()
  await openDudas()
  await pregunta()
  await userEvent.dblClick(screen.getByRole('button', { name: 'Volver' }))
  expect(await heading('Pregunta 3')).toBeVisible()
  expect(back).toHaveBeenCalledTimes(1)
})

test('an answer is announced on the button, and stands under its question', async () => {
  open({
    obtenerMarcaPostulacion: { marca: 'otra', respuestas: 1 },
    obtenerDudasPropias: { asesor: 'Camila Rojas', dudas: [respondida] },
  })
  await openDudas('Preguntar a mi asesor (1 respuesta)')
  expect(await screen.findByText('Sí, desde el primer día.')).toBeVisible()
  expect(screen.getByText('Respondió Camila Rojas el 05-10-2026 11:10')).toBeVisible()
})

test('an empty question is refused at its field, and a failed one stays typed', async () => {
  open({ preguntarAlAsesor: UNREACHABLE })
  await openDudas()
  await pregunta()
  await press('Enviar pregunta')
  expect(await pregunta()).toHaveAccessibleDescription(
    'Escriba su pregunta. La lee Camila Rojas. No escriba aquí enfermedades: van en su declaración.',
  )
  await pasteInto(await pregunta(), 'Hola, ¿y el año que viene?')
  await press('Enviar pregunta')
  expect(await screen.findByText(/^Sin conexión\./)).toBeVisible()
  expect(await pregunta()).toHaveValue('Hola, ¿y el año que viene?')
})

test('with three that wait, the page says so instead of a form', async () => {
  const dudas = [1, 2, 3].map((dudaId) => ({ ...duda, dudaId }))
  open({ obtenerDudasPropias: { asesor: 'Camila Rojas', dudas } })
  await openDudas()
  expect(await screen.findByText(/^Tiene 3 preguntas sin responder/)).toBeVisible()
  expect(screen.queryByRole('textbox')).toBeNull()
})

test('questions that cannot be read say so, and can be tried again', async () => {
  open({ obtenerDudasPropias: new Refused(503, 'No pudimos obtener sus preguntas. Inténtelo nuevamente.') })
  await openDudas()
  expect(await screen.findByText(/^No pudimos obtener sus preguntas/)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Reintentar' })).toBeVisible()
})
