import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { dicho } from '../../../../testing/acts/dicho.ts'
import { press, userEvent } from '../../../../testing/acts/user-event.ts'
import { glaucoma } from '../../../../testing/declaracion.ts'
import { type Answers, fakeServer, lastStays, Refused, UNREACHABLE } from '../../../../testing/fake-server.ts'
import { ENLACE, postulacionDe, sinNovedad } from '../../../../testing/postulacion/postulacion-ds.ts'
import { renderByLink } from '../../../../testing/postulacion/render-by-link.tsx'
import { PostulanteDsScreen } from '../postulante-ds-screen.tsx'

const sinTres = postulacionDe()
/** Question 3 was answered in another window of theirs. */
const conTres = postulacionDe({
  cuestionario: {
    ...sinTres.cuestionario,
    preguntas: sinTres.cuestionario.preguntas.map((una) =>
      una.id === 3 ? { ...una, respuesta: true, versionRespuesta: 9, diagnosticos: [glaucoma] } : una,
    ),
  },
})
const stale = new Refused(412, 'Usted cambió esto en otra ventana.')

function open(answers: Answers) {
  const received = fakeServer({ ...sinNovedad, obtenerPostulacion: lastStays(sinTres, conTres), ...answers })
  renderByLink(<PostulanteDsScreen />, `/declaracion#enlace=${ENLACE}`)
  return () =>
    received.flatMap(({ name, payload }) =>
      name === 'guardarRespuestaPostulante' ? [payload.reemplaza as { version: number | null; ventana: string }] : [],
    )
}

const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const otra = /^Mientras tanto se guardó otra respuesta: Sí: Glaucoma, 10-03-2019\. Lo que usted escribió sigue aquí/

async function answerNo(): Promise<void> {
  await heading('Pregunta 3')
  await userEvent.click(screen.getByRole('radio', { name: 'No' }))
}

test('an answer that would replace another shows both, and is saved when sent again', async () => {
  const sent = open({ guardarRespuestaPostulante: lastStays(stale, 'ok') })
  await answerNo()
  expect(await screen.findByText('Usted cambió esto en otra ventana.')).toBeVisible()
  expect(screen.getByText(dicho(otra))).toBeVisible()
  expect(screen.getByRole('radio', { name: 'No', checked: true })).toBeVisible()
  await press('Guardar y continuar')
  await heading('Pregunta 4')
  expect(sent().map(({ version }) => version)).toEqual([null, 9])
  expect(new Set(sent().map(({ ventana }) => ventana)).size).toBe(1)
})

test('the saved answer can be taken instead', async () => {
  open({ guardarRespuestaPostulante: stale })
  await answerNo()
  await screen.findByText(dicho(otra))
  await press('Usar lo guardado')
  expect(screen.getByRole('radio', { name: 'Sí', checked: true })).toBeVisible()
  expect(screen.getByRole('textbox', { name: '¿Qué le diagnosticaron?' })).toHaveValue('Glaucoma')
  expect(screen.queryByText(dicho(otra))).toBeNull()
})

test('one that was given without network comes back beside the other', async () => {
  const sent = open({ guardarRespuestaPostulante: lastStays(UNREACHABLE, stale, 'ok') })
  await answerNo()
  expect(
    await screen.findByText(/Una respuesta dada sin conexión no se pudo guardar.* en otra ventana\./),
  ).toBeVisible()
  await waitFor(() => expect(sent()).toHaveLength(2))
  await press('Ver lo que escribió')
  await heading('Pregunta 3')
  expect(await screen.findByText(dicho(otra))).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Ver lo que escribió' })).toBeNull()
  expect(screen.getByRole('radio', { name: 'No', checked: true })).toBeVisible()
  await press('Guardar y continuar')
  await heading('Pregunta 4')
  expect(sent().at(-1)?.version).toBe(9)
})
