import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { userEvent } from '../../../../testing/acts/user-event.ts'
import { type Answers, fakeServer, inTurn, lastStays, Refused, UNREACHABLE } from '../../../../testing/fake-server.ts'
import { ENLACE, postulacionDe, sinNovedad } from '../../../../testing/postulacion/postulacion-ds.ts'
import { renderByLink } from '../../../../testing/postulacion/render-by-link.tsx'
import { PostulanteDsScreen } from '../postulante-ds-screen.tsx'

function open(answers: Answers) {
  const received = fakeServer({ ...sinNovedad, obtenerPostulacion: postulacionDe(), ...answers })
  renderByLink(<PostulanteDsScreen />, `/declaracion#enlace=${ENLACE}`)
  return () => received.flatMap(({ name, payload }) => (name === 'guardarRespuestaPostulante' ? [payload] : []))
}

const heading = (name: string) => screen.findByRole('heading', { level: 1, name })

async function answer(numero: number): Promise<void> {
  await heading(`Pregunta ${numero}`)
  await userEvent.click(screen.getByRole('radio', { name: 'No' }))
}

test('an answer without network leads on, is shown as unsent, and not as saved', async () => {
  open({ guardarRespuestaPostulante: UNREACHABLE })
  await answer(3)
  expect(await heading('Pregunta 4')).toHaveFocus()
  expect(await screen.findByText('1 respuesta por enviar.')).toBeVisible()
  expect(screen.queryByText('Guardado.')).toBeNull()
  await answer(4)
  expect(await screen.findByText('2 respuestas por enviar.')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Salir y seguir después' }))
  expect(await screen.findByText(/^Sin conexión todavía no puede salir/)).toBeVisible()
})

test('an answer refused on arrival ends the queue, with the message of the server, at its screen', async () => {
  const sent = open({ guardarRespuestaPostulante: inTurn(UNREACHABLE, new Refused(409, 'Las preguntas cambiaron.')) })
  await answer(3)
  expect(
    await screen.findByText(/Una respuesta dada sin conexión no se pudo guardar.* Las preguntas cambiaron\./),
  ).toBeVisible()
  await heading('Pregunta 3')
  expect(screen.queryByText(/por enviar/)).toBeNull()
  await waitFor(() => expect(sent()).toHaveLength(2))
})

test('later answers return together with it, as they were written', async () => {
  // the first is refused while a second waits behind it
  const sent = open({ guardarRespuestaPostulante: lastStays(UNREACHABLE, UNREACHABLE, new Refused(409, 'Cambiaron.')) })
  await answer(3)
  await answer(4)
  expect(await screen.findByText(/^2 respuestas dadas sin conexión no se pudieron guardar.* Cambiaron\./)).toBeVisible()
  await heading('Pregunta 3')
  expect(screen.getByRole('radio', { name: 'No', checked: true })).toBeVisible()
  expect(sent().length).toBeGreaterThan(1)
})
