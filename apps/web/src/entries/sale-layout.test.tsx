import { screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { userEvent } from '../testing/acts/user-event.ts'
import { fakeEvents } from '../testing/fake-events.ts'
import { type Answers, fakeServer, inTurn, Refused, UNREACHABLE } from '../testing/fake-server.ts'
import { renderScreen, supervisor } from '../testing/render-screen.tsx'
import { ventaDe } from '../testing/venta.ts'
import { SaleLayout } from './sale-layout.tsx'

const venta = ventaDe({ nombre: 'ÓSCAR PEÑA' })

test('a screen of a sale names its applicant', async () => {
  const received = fakeServer({ obtenerVenta: venta })
  renderScreen(<SaleLayout />, { at: '/timeline?prospectoId=12' })
  expect(await screen.findByText('ÓSCAR PEÑA')).toBeVisible()
  expect(received[0]?.payload).toEqual({ prospectoId: 12 })
})

test.each([
  ['prospecto', { prospectoId: 12 }, 'PEDRO PEÑA'],
  ['prospecto', { prospectoId: 13 }, 'ÓSCAR PEÑA'],
  ['resync', null, 'PEDRO PEÑA'],
] as const)('on the event %s %o, the frame of 12 shows %s', async (name, data, nombre) => {
  const events = fakeEvents()
  const received = fakeServer({ obtenerVenta: inTurn(venta, { ...venta, nombre: 'PEDRO PEÑA' }) })
  renderScreen(<SaleLayout />, { at: '/timeline?prospectoId=12' })
  await screen.findByText('ÓSCAR PEÑA')
  events.tell(name, data)
  expect(await screen.findByText(nombre)).toBeVisible()
  expect(received).toHaveLength(nombre === 'PEDRO PEÑA' ? 2 : 1)
})

test.each([
  ['/timeline', true],
  ['/enviar-ds', true],
  ['/postulant-datanew', false],
] as const)('an open update is said on %s: %s', async (at, said) => {
  fakeServer({ obtenerVenta: { ...venta, etapa: 'cotizacionFinalizada', estadoEdicion: 'E' } })
  renderScreen(<SaleLayout />, { at: `${at}?prospectoId=12` })
  await screen.findByText('ÓSCAR PEÑA')
  const text = 'Hay una actualización sin confirmar. Confírmela o descártela antes de continuar.'
  expect(screen.queryAllByText(text)).toHaveLength(said ? 1 : 0)
  expect(screen.queryAllByRole('link', { name: 'Ir a la actualización' })).toHaveLength(said ? 1 : 0)
})

test('a reader is not asked to confirm it', async () => {
  fakeServer({ obtenerVenta: { ...venta, etapa: 'cotizacionFinalizada', estadoEdicion: 'E' } })
  renderScreen(<SaleLayout />, { at: '/timeline?prospectoId=12', session: { roles: ['supervisor'] } })
  expect(await screen.findByText(/Su asesor la confirma o la descarta/)).toBeVisible()
})

test('without a prospect one is taken home', async () => {
  fakeServer({})
  const { router } = renderScreen(<SaleLayout />, { at: '/timeline' })
  await waitFor(() => expect(router.state.location.pathname).toBe('/home'))
})

test("somebody else's prospect is not there", async () => {
  fakeServer({ obtenerVenta: inTurn(new Refused(404, 'No se encontró lo que busca.'), venta) })
  renderScreen(<SaleLayout />, { at: '/timeline?prospectoId=12' })
  expect(await screen.findByRole('alert')).toHaveTextContent('No se encontró lo que busca.')
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Postulación')
  expect(screen.getByRole('link', { name: 'Volver al inicio' })).toHaveAttribute('href', '/home')
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }))
  expect(await screen.findByText('ÓSCAR PEÑA')).toBeVisible()
})

describe('an authorized declaration', () => {
  const FINISHED = 'La Declaración de Salud quedó finalizada.'
  const FAILED = 'No se ha podido finalizar la ds. Intentalo nuevamente.'
  const due = { ...venta, etapa: 'dsManualGenerada', declaracionSaludId: 34, etapaDS: 'resultado', porFinalizar: true }
  const done = { ...due, etapaDS: 'dsFinalizada', porFinalizar: false, estado: 'DS Aceptada' }

  function open(at: string, answers: Answers = {}, session = {}) {
    let finished = false
    const received = fakeServer({
      obtenerVenta: () => (finished ? done : due),
      finalizarAutorizada: () => {
        finished = true
        return { finalizada: true }
      },
      ...answers,
    })
    const view = renderScreen(<SaleLayout />, { at: `${at}?prospectoId=12`, session })
    return { ...view, asked: (name: string) => received.filter((call) => call.name === name) }
  }

  test.each(['/postulant-data', '/resumen-plan', '/documentos'])(
    'is finished when %s is loaded, once, and that is said',
    async (at) => {
      const { asked } = open(at)
      expect(await screen.findByText(FINISHED)).toBeVisible()
      expect(await screen.findByText('DS Aceptada')).toBeVisible()
      expect(asked('finalizarAutorizada').map(({ payload }) => payload)).toEqual([{ prospectoId: 12 }])
      await userEvent.click(screen.getByRole('button', { name: 'Ocultar el aviso' }))
      expect(screen.queryByText(FINISHED)).toBeNull()
      expect(asked('finalizarAutorizada')).toHaveLength(1)
    },
  )

  test.each([
    ['on /resultado-ds, which has its own button', '/resultado-ds', {}],
    ['by a look at the Bitácora', '/timeline', {}],
    ['by a look at the documents', '/postulant-documentos', {}],
    ['by a supervisor by link', '/resumen-plan', supervisor],
    ['by the head of the team', '/resumen-plan', { roles: ['jefatura' as const] }],
  ])('is not finished %s', async (_what, at, session) => {
    const { asked } = open(at, {}, session)
    expect(await screen.findByText('ÓSCAR PEÑA')).toBeVisible()
    expect(screen.queryByText(FINISHED)).toBeNull()
    expect(asked('finalizarAutorizada')).toEqual([])
  })

  test('that is authorized while a screen is open waits for the next to be loaded', async () => {
    const events = fakeEvents()
    let authorized = false
    const { asked } = open('/enviar-ds', { obtenerVenta: () => (authorized ? due : venta) })
    await screen.findByText('ÓSCAR PEÑA')
    authorized = true
    events.tell('prospecto', { prospectoId: 12 })
    await waitFor(() => expect(asked('obtenerVenta')).toHaveLength(2))
    expect(asked('finalizarAutorizada')).toEqual([])
  })

  test('that cannot be finished says so, keeps the screen, and can be tried again', async () => {
    let works = false
    open('/resumen-plan', {
      finalizarAutorizada: () => (works ? { finalizada: true } : UNREACHABLE),
    })
    expect(await screen.findByText(FAILED)).toBeVisible()
    expect(screen.getByText('ÓSCAR PEÑA')).toBeVisible()
    works = true
    await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }))
    expect(await screen.findByText(FINISHED)).toBeVisible()
    expect(screen.queryByText(FAILED)).toBeNull()
  })

  test('with a result changed meanwhile is not finished', async () => {
    const { asked } = open('/resumen-plan', { finalizarAutorizada: { finalizada: false } })
    await waitFor(() => expect(asked('obtenerVenta').length).toBeGreaterThan(1))
    expect(screen.queryByText(FINISHED)).toBeNull()
  })
})
