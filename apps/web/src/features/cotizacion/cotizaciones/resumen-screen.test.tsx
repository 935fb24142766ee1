import { uf } from '@alerce/domain/base/dinero/tipos'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { userEvent } from '../../../testing/acts/user-event.ts'
import { resumenPlanDe } from '../../../testing/cotizacion.ts'
import { type Answers, fakeServer, payloadsIn, Refused, UNREACHABLE } from '../../../testing/fake-server.ts'
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
    iniciarDSManual: { declaracionSaludId: 34, enviada: false },
    ...answers,
  })
  const { router } = renderScreen(<ResumenScreen />, { at: '/resumen-plan?prospectoId=12', session })
  const sent = payloadsIn(received)
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

  test('of a sale that reuses one is evaluated at once: it goes to the result', async () => {
    const reutiliza = { prospectoId: 7, folioDS: 5_000_000_007, repite: true }
    const { router } = open({
      obtenerVenta: { ...confirmada, reutiliza },
      iniciarDSManual: { declaracionSaludId: 34, enviada: true },
    })
    expect(await screen.findByText(/Repite lo declarado en la DS 5000000007/)).toBeVisible()
    await generate()
    await waitFor(() => expect(router.state.location.pathname).toBe('/resultado-ds'))
    expect(router.state.location.search).toBe('?prospectoId=12&identificador=34')
  })

  test('shows beforehand that the earlier answers do not apply', async () => {
    const reutiliza = { prospectoId: 7, folioDS: 5_000_000_007, repite: false }
    open({ obtenerVenta: { ...confirmada, reutiliza } })
    expect(await screen.findByText(/no sirve para este grupo familiar: se responde de nuevo/)).toBeVisible()
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

  describe('where earlier invitations were not completed', () => {
    const texto = 'Hay invitaciones anteriores. Si continúa, quedarán deshabilitadas.'
    const avisa: Answers = {
      iniciarDSManual: ({ confirma }) =>
        confirma ? { declaracionSaludId: 35, enviada: false } : new Refused(409, texto, { codigo: 'advertencia' }),
    }
    const answer = async (name: string) =>
      userEvent.click(
        within(await screen.findByRole('alertdialog', { name: 'Generar DS' })).getByRole('button', { name }),
      )

    test('it says so, and generates when that is agreed to', async () => {
      const { router, sent } = open(avisa)
      await generate()
      expect(await screen.findByText(texto)).toBeVisible()
      await answer('Generar DS')
      await waitFor(() => expect(router.state.location.search).toBe('?prospectoId=12&identificador=35'))
      expect(sent('iniciarDSManual')).toEqual([{ prospectoId: 12 }, { prospectoId: 12, confirma: true }])
    })

    test('nothing happens when it is not, and the button stands where it was', async () => {
      const { router, sent } = open(avisa)
      await generate()
      await answer('Cancelar')
      await waitFor(() => expect(screen.getByRole('button', { name: 'Generar DS' })).toHaveFocus())
      expect(router.state.location.pathname).toBe('/resumen-plan')
      expect(sent('iniciarDSManual')).toHaveLength(1)
    })

    test('a confirmation that fails says so', async () => {
      open({
        iniciarDSManual: ({ confirma }) =>
          confirma ? UNREACHABLE : new Refused(409, texto, { codigo: 'advertencia' }),
      })
      await generate()
      await answer('Generar DS')
      expect(await screen.findByRole('alertdialog', { name: 'No se ha podido generar una DS Manual.' })).toBeVisible()
    })
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
    const link = screen.getByRole('link', { name: 'Sigue: Declaración de Salud' })
    expect(link).toHaveAttribute('href', '/postulant-ds?prospectoId=12&identificador=34')
  })

  test.each<[string, Answers, object, string]>([
    ['a reader', {}, { roles: ['jefatura'] }, 'Solo el asesor puede cambiar la postulación.'],
  ])('is closed for %s', async (_, answers, session, text) => {
    open(answers, session)
    expect(await screen.findByRole('button', { name: 'Generar DS' })).toHaveAccessibleDescription(text)
  })
})
