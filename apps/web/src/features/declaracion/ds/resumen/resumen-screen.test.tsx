import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { userEvent } from '../../../../testing/acts/user-event.ts'
import {
  DE_LA_DS,
  leidoEnElResumen,
  preguntasCon,
  sinCircular,
  titular,
  todasNo,
  ventaConDS,
} from '../../../../testing/declaracion.ts'
import { type Answers, fakeServer } from '../../../../testing/fake-server.ts'
import { renderScreen } from '../../../../testing/render-screen.tsx'
import { ResumenScreen } from './resumen-screen.tsx'

const holder = leidoEnElResumen.obtenerAntecedentesCotizante

function open(answers: Answers = {}, path = '/postulant-summary') {
  const received = fakeServer({
    obtenerVenta: ventaConDS('preguntas'),
    ...leidoEnElResumen,
    obtenerPreguntasDS: preguntasCon(todasNo({ 2: true })),
    obtenerConyugeCircular: sinCircular,
    adjuntosDS: [],
    guardarEtapa: { etapa: 'preguntas' },
    ...answers,
  })
  const { router } = renderScreen(<ResumenScreen />, { at: `${path}${DE_LA_DS}` })
  const stages = () => received.filter(({ name }) => name === 'guardarEtapa').map(({ payload }) => payload.etapa)
  return { router, stages }
}

const press = async (name: string) => {
  await screen.findByRole('button', { name })
  await waitFor(() => expect(screen.getByRole('button', { name }).getAttribute('aria-disabled')).toBeNull())
  await userEvent.click(screen.getByRole('button', { name }))
}

test('the background: applicant, income of each employer, plan with its total', async () => {
  open()
  expect(await screen.findByText('JAVIERA MOLINA SOTO')).toBeVisible()
  for (const text of [
    '17.455.310-6',
    'FONASA',
    '880102',
    '61 kg',
    '1,67 m',
    '76.418.230-8',
    'Alerce Bosque 90',
    '9,008 UF',
  ])
    expect((await screen.findAllByText(text))[0], text).toBeVisible()
  const persona = await screen.findByRole('row', { name: /JAVIERA MOLINA SOTO \(titular\)/ })
  for (const text of ['17.455.310-6', '18-04-1991', '61 kg', '1,67 m']) expect(persona).toHaveTextContent(text)
  expect(screen.getByText('$ 1.500.000')).toBeVisible()
  expect(screen.getByText('$ 370.212')).toBeVisible()
})

test('the background lists the data of the paper: a pension for disability, each relation to the holder', async () => {
  const hijo = {
    ...titular,
    id: 2,
    tipoBeneficiario: 2,
    relacionFamiliar: 5,
    descripcionOtro: 'Sobrino',
    nombres: 'LEO',
  }
  open({
    obtenerAntecedentesCotizante: { ...holder, pension: true, causal: 1, diagnostico: 'Hernia lumbar' },
    obtenerBeneficiariosDS: [titular, hijo],
  })
  expect(await screen.findByText('Sí, Enfermedad Comun, Hernia lumbar')).toBeVisible()
  expect(await screen.findByRole('row', { name: /LEO MOLINA SOTO/ })).toHaveTextContent('Otro: Sobrino')
})

test('the answers follow, on the same page: each «sí» with its diagnoses, then the «no»', async () => {
  open()
  expect(await screen.findByText('Glaucoma')).toBeVisible()
  expect(screen.getAllByText(/^¿Pregunta \d+\?$/)).toHaveLength(14)
})

test.each(['/postulant-summary', '/enviar-ds'])('%s is the step «Resumen y envío»', async (path) => {
  open({}, path)
  expect(await screen.findByRole('link', { name: 'Resumen y envío' })).toHaveAttribute('aria-current', 'step')
})

test('Corregir takes it back to the questions', async () => {
  const { router, stages } = open({ obtenerVenta: ventaConDS('resumenDeclaracion') })
  await press('Corregir')
  await waitFor(() => expect(router.state.location.pathname).toBe('/postulant-ds'))
  expect(stages()).toEqual(['preguntas'])
})

test('once sent the answers are not shown, and it leads to the result', async () => {
  open({ obtenerVenta: ventaConDS('resultado') })
  expect(await screen.findByText(/^La Declaración de Salud ya fue enviada\./)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Sigue: Resultado' })).toHaveAttribute('href', `/resultado-ds${DE_LA_DS}`)
  expect(screen.queryByText('Glaucoma')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Corregir' })).toBeNull()
})
