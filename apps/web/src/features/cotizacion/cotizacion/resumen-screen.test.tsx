import { uf } from '@alerce/domain/base/dinero/tipos'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { userEvent } from '../../../testing/acts/user-event.ts'
import { resumenPlanDe } from '../../../testing/cotizacion.ts'
import { type Answers, fakeServer, Refused, UNREACHABLE } from '../../../testing/fake-server.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { ventaDe } from '../../../testing/venta.ts'
import { ResumenScreen } from './resumen-screen.tsx'

const confirmada = ventaDe({ etapa: 'cotizacionFinalizada', estado: 'Cotización Finalizada' })
const plan = resumenPlanDe({
  beneficiosComplementarios: [
    { nombre: 'Cobertura dental y ortodoncia', precio: uf(0.26) },
    { nombre: 'Orientación médica telefónica', precio: uf(0) },
  ],
})

function open(answers: Answers = {}, session = {}) {
  const received = fakeServer({
    obtenerVenta: confirmada,
    obtenerCotizacionesEnviadas: [],
    obtenerResumenPlan: plan,
    iniciarDSManual: { declaracionSaludId: 34 },
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
  test('creates it in one call and goes to the holder', async () => {
    const { router, sent } = open()
    await generate()
    await waitFor(() => expect(router.state.location.pathname).toBe('/postulant-background'))
    expect(router.state.location.search).toBe('?prospectoId=12&identificador=34')
    expect(sent('iniciarDSManual')).toEqual([{ prospectoId: 12 }])
  })

  test.each<[string, Answers, string]>([
    ['a creation that fails', { iniciarDSManual: UNREACHABLE }, 'No se ha podido generar una DS Manual.'],
    ['a creation that is refused', { iniciarDSManual: new Refused(422, 'No se puede.') }, 'No se puede.'],
  ])('%s says why and stays', async (_, answers, text) => {
    const { router } = open(answers)
    await generate()
    expect(await screen.findByRole('alertdialog', { name: text })).toBeVisible()
    expect(router.state.location.pathname).toBe('/resumen-plan')
  })

  test('once generated it is closed, and the sale goes on at its own step', async () => {
    const pasos = [
      {
        clave: 'declaracion',
        titulo: 'Declaración de Salud',
        situacion: 'ahora',
        detalle: 'ahora',
        motivo: null,
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
