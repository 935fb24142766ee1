import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { resumenPlanDe } from '../../../testing/cotizacion.ts'
import { type Answers, fakeServer, Refused, UNREACHABLE, Unexpected } from '../../../testing/fake-server.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { ventaDe } from '../../../testing/venta.ts'
import { ResumenScreen } from './resumen-screen.tsx'

const confirmada = ventaDe({ etapa: 'cotizacionFinalizada', estado: 'Cotización Finalizada' })
const plan = resumenPlanDe({
  beneficiosComplementarios: [
    { nombre: 'Cobertura dental y ortodoncia', precio: 0.26 },
    { nombre: 'Orientación médica telefónica', precio: 0 },
  ],
})

function open(answers: Answers = {}, session = {}) {
  const received = fakeServer({
    obtenerVenta: confirmada,
    obtenerResumenPlan: plan,
    validarCreacionDS: 'aceptado',
    generarDSManual: { declaracionSaludId: 34, rutProspecto: '16482305-9', folioDS: 5_000_000_001 },
    guardarEtapaProspecto: { etapa: 'dsManualGenerada' },
    ...answers,
  })
  const { router } = renderScreen(<ResumenScreen />, { at: '/resumen-plan?prospectoId=12', session })
  const sent = (name: string) => received.filter((one) => one.name === name).map(({ payload }) => payload)
  return { router, sent }
}

const generate = async () => userEvent.click(await screen.findByRole('button', { name: 'Generar DS' }))

test('shows the plan and its complementary benefits', async () => {
  open()
  expect(await screen.findByText('Clínica Indisa, Clínica Dávila')).toBeVisible()
  expect(screen.getByText('0,260 UF')).toBeVisible()
  expect(screen.getByText('sin costo')).toBeVisible()
})

test('a plan that is not confirmed has no summary: it leads back to the quote', async () => {
  open({ obtenerVenta: ventaDe() })
  const link = await screen.findByRole('link', { name: 'Ir a Cotizar Plan' })
  expect(link).toHaveAttribute('href', '/preliminar-plan?prospectoId=12')
})

describe('Generar DS', () => {
  test('checks, creates, saves the stage and goes to the holder', async () => {
    const { router, sent } = open()
    await generate()
    await waitFor(() => expect(router.state.location.pathname).toBe('/postulant-background'))
    expect(router.state.location.search).toBe('?prospectoId=12&identificador=34')
    expect(sent('generarDSManual')).toEqual([{ prospectoId: 12 }])
    expect(sent('guardarEtapaProspecto')).toEqual([{ prospectoId: 12, etapa: 'dsManualGenerada' }])
  })

  const failed = 'No se ha podido validar la creación de la DS. Inténtalo más tarde.'
  test.each<[string, Answers, string]>([
    ['an unexpected check', { validarCreacionDS: new Unexpected('quizas') }, 'Respuesta inesperada del servidor.'],
    ['a check that fails', { validarCreacionDS: new Refused(503, failed) }, failed],
    ['a creation that fails', { generarDSManual: UNREACHABLE }, 'No se ha podido generar una DS Manual.'],
    ['a creation that is refused', { generarDSManual: new Refused(422, 'No se puede.') }, 'No se puede.'],
    [
      'a stage that is not saved',
      { guardarEtapaProspecto: UNREACHABLE },
      'No se ha podido guardar el estado del prospecto. Inténtalo nuevamente.',
    ],
  ])('%s says why and stays', async (_, answers, text) => {
    const { router } = open(answers)
    await generate()
    expect(await screen.findByRole('alertdialog', { name: text })).toBeVisible()
    expect(router.state.location.pathname).toBe('/resumen-plan')
  })

  test('a rejected check creates nothing', async () => {
    const { sent } = open({ validarCreacionDS: 'rechazado' })
    await generate()
    expect(await screen.findByRole('alertdialog')).toBeVisible()
    expect(sent('generarDSManual')).toEqual([])
  })

  test('once generated it is closed, and the sale goes on at its own step', async () => {
    const pasos = [
      {
        clave: 'declaracion',
        titulo: 'Declaración de Salud',
        situacion: 'ahora',
        detalle: 'ahora',
        ruta: '/postulant-ds',
      } as const,
    ]
    const generada = { etapa: 'dsManualGenerada', declaracionSaludId: 34, folioDS: 5_000_000_001, pasos }
    open({ obtenerVenta: ventaDe(generada) })
    expect(await screen.findByRole('button', { name: 'Generar DS' })).toHaveAccessibleDescription(
      'La DS 5000000001 ya está generada.',
    )
    const link = screen.getByRole('link', { name: 'Ir a Declaración de Salud' })
    expect(link).toHaveAttribute('href', '/postulant-ds?prospectoId=12&identificador=34')
  })

  test.each<[string, Answers, object, string]>([
    [
      'an electronic sale',
      { obtenerVenta: { ...confirmada, tipoVenta: 'E' } },
      {},
      'La DS se genera aquí solo en una venta manual.',
    ],
    ['who only reads', {}, { roles: ['jefatura'] }, 'Solo el asesor puede cambiar la postulación.'],
  ])('is closed for %s', async (_, answers, session, text) => {
    open(answers, session)
    expect(await screen.findByRole('button', { name: 'Generar DS' })).toHaveAccessibleDescription(text)
  })
})
