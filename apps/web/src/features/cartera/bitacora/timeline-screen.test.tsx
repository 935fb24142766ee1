import { screen } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { userEvent } from '../../../testing/acts/user-event.ts'
import { fakeEvents } from '../../../testing/fake-events.ts'
import { fakeServer, inTurn, Refused } from '../../../testing/fake-server.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { entradaDe, seguimientoDe } from '../../../testing/venta.ts'
import { TimelineScreen } from './timeline-screen.tsx'

const at = '/timeline?prospectoId=12'
/** Nothing was written, and no draft is kept. */
const quiet = { obtenerAnotaciones: seguimientoDe(), obtenerBorrador: null } as const
const entries = [
  entradaDe({
    bitacoraId: 106,
    entradaId: 2,
    clase: 'cotizacion',
    fecha: '21-11-2026 10:15:00',
    estado: 'Cotización enviada',
    por: 'Matilde',
  }),
  entradaDe({
    bitacoraId: 100,
    entradaId: 1,
    clase: 'prospecto',
    fecha: '20-11-2026 09:00:00',
    estado: 'Prospecto ingresado',
    por: 'Matilde',
  }),
]

afterEach(() => vi.restoreAllMocks())

test('entries by day, newest first, each with its time, date and state', async () => {
  fakeServer({ ...quiet, obtenerBitacoraProspecto: entries })
  renderScreen(<TimelineScreen />, { at })
  const days = await screen.findAllByRole('heading', { level: 2 })
  expect(days.map(({ textContent }) => textContent)).toEqual([
    'sábado, 21 de noviembre de 2026',
    'viernes, 20 de noviembre de 2026',
  ])
  expect(screen.getByText('Cotización enviada')).toBeVisible()
  expect(screen.getByText('10:15')).toBeVisible()
  expect(screen.getAllByText('Matilde')).toHaveLength(2)
})

test('an act of the system is shown as its own, with the person that caused it', async () => {
  const estado = 'Evaluación médica: autorizada'
  fakeServer({
    ...quiet,
    obtenerBitacoraProspecto: [entradaDe({ estado, por: 'motor local', aPedidoDe: 'Camila Rojas' })],
  })
  renderScreen(<TimelineScreen />, { at })
  await screen.findByText(estado)
  expect(screen.getByText('evaluación automática, en un acto de Camila Rojas')).toBeVisible()
})

test('a failure says its text and can be tried again', async () => {
  fakeServer({
    ...quiet,
    obtenerBitacoraProspecto: inTurn(new Refused(503, 'No se han podido obtener los datos del prospecto'), []),
  })
  renderScreen(<TimelineScreen />, { at })
  expect(await screen.findByRole('alert')).toHaveTextContent('No se han podido obtener los datos del prospecto')
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }))
  expect(await screen.findByText('Todavía no hay movimientos')).toBeVisible()
})

test('an entry written meanwhile appears by itself', async () => {
  const events = fakeEvents()
  fakeServer({ ...quiet, obtenerBitacoraProspecto: inTurn(entries.slice(1), entries) })
  renderScreen(<TimelineScreen />, { at })
  await screen.findByText('Prospecto ingresado')
  events.tell('prospecto', { prospectoId: 12 })
  expect(await screen.findByText('Cotización enviada')).toBeVisible()
})

describe('the filter', () => {
  const more = [
    entradaDe({
      bitacoraId: 111,
      entradaId: 4,
      clase: 'agenda',
      fecha: '21-11-2026 12:00:00',
      estado: 'Cita modificada',
      por: 'Rodrigo Núñez',
    }),
    entradaDe({
      bitacoraId: 106,
      entradaId: 3,
      clase: 'cotizacion',
      fecha: '21-11-2026 11:00:00',
      estado: 'Cotización enviada por correo',
      por: 'Ana',
    }),
    ...entries.slice(1),
  ]
  const shown = () => screen.queryAllByText(/^(Cita|Cotización|Prospecto) [a-z]/, { selector: 'p' })

  async function open(query = '') {
    fakeServer({ ...quiet, obtenerBitacoraProspecto: more })
    const { router } = renderScreen(<TimelineScreen />, { at: `${at}${query}` })
    await screen.findByText('3 movimientos', { exact: false })
    return router
  }

  test('by kind stands in the URL and is read again from there', async () => {
    const router = await open()
    await userEvent.selectOptions(screen.getByLabelText('Tipo de movimiento'), 'Cotización')
    expect(shown().map(({ textContent }) => textContent)).toEqual(['Cotización enviada por correo'])
    expect(screen.getByText(/ de \d+ movimientos$|^\d+ movimientos?$/)).toHaveTextContent('1 de 3 movimientos')
    expect(router.state.location.search).toBe('?prospectoId=12&clase=cotizacion')
    await userEvent.selectOptions(screen.getByLabelText('Tipo de movimiento'), 'Todos')
    expect(router.state.location.search).toBe('?prospectoId=12')
  })

  test('offers the kinds that occur', async () => {
    await open('&clase=agenda')
    const offered = [...screen.getByLabelText<HTMLSelectElement>('Tipo de movimiento').options]
    expect(offered.map(({ text }) => text)).toEqual(['Todos', 'Prospecto', 'Cotización', 'Agenda'])
    expect(shown().map(({ textContent }) => textContent)).toEqual(['Cita modificada'])
  })

  test('an entry of a kind that nobody knows stands under Todos only', async () => {
    const unknown = entradaDe({
      bitacoraId: 999,
      entradaId: 9,
      clase: null,
      fecha: '22-11-2026 10:00:00',
      estado: 'De otra versión',
      por: 'Ana',
    })
    fakeServer({ ...quiet, obtenerBitacoraProspecto: [unknown, ...entries] })
    renderScreen(<TimelineScreen />, { at })
    expect(await screen.findByText('De otra versión')).toBeVisible()
    const kind = screen.getByLabelText<HTMLSelectElement>('Tipo de movimiento')
    expect([...kind.options].map(({ text }) => text)).toEqual(['Todos', 'Prospecto', 'Cotización'])
    await userEvent.selectOptions(kind, 'Prospecto')
    expect(screen.queryByText('De otra versión')).toBeNull()
  })

  test.each([
    ['what happened', 'cotizacion', 'Cotización enviada por correo'],
    ['author', 'nunez', 'Cita modificada'],
    ['the day', '20-11', 'Prospecto ingresado'],
  ])('by %s, never in the URL', async (_what, typed, found) => {
    const router = await open()
    await userEvent.type(screen.getByLabelText('Buscar'), typed)
    expect(shown().map(({ textContent }) => textContent)).toEqual([found])
    expect(router.state.location.search).toBe('?prospectoId=12')
  })

  test('with nothing left it says so, and is taken away', async () => {
    const router = await open('&clase=agenda')
    await userEvent.type(screen.getByLabelText('Buscar'), 'nada')
    expect(screen.getByText('Ningún movimiento coincide')).toBeVisible()
    const closed = screen.getByRole('button', { name: 'Imprimir' })
    expect(closed).toHaveAttribute('aria-disabled', 'true')
    expect(closed).toHaveAccessibleDescription('No hay movimientos que imprimir.')
    await userEvent.click(screen.getByRole('button', { name: 'Quitar filtros' }))
    expect(shown()).toHaveLength(3)
    expect(screen.getByLabelText('Buscar')).toHaveValue('')
    expect(router.state.location.search).toBe('?prospectoId=12')
  })
})

test('printing says when', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T13:12:00Z') })
  fakeServer({ ...quiet, obtenerBitacoraProspecto: entries })
  renderScreen(<TimelineScreen />, { at })
  const print = vi.spyOn(window, 'print').mockImplementation(() => window.dispatchEvent(new Event('beforeprint')))
  await screen.findByText(/movimientos$/)
  const button = screen.getByRole('button', { name: 'Imprimir' })
  vi.setSystemTime(new Date('2026-11-22T14:00:00Z'))
  await userEvent.click(button)
  expect(print).toHaveBeenCalledOnce()
  expect(screen.getByText('Impreso el 22-11-2026 11:00')).toBeTruthy()
  vi.useRealTimers()
})

describe('of 250 entries', () => {
  const estadoDe = (n: number) => `Movimiento ${n}`
  const muchas = Array.from({ length: 250 }, (_, at) => entradaDe({ entradaId: 250 - at, estado: estadoDe(250 - at) }))
  const drawn = () => screen.getAllByText(/^Movimiento /).length
  async function open() {
    fakeServer({ ...quiet, obtenerBitacoraProspecto: muchas })
    renderScreen(<TimelineScreen />, { at })
    await screen.findByText('250 movimientos')
  }

  test('100 are drawn, and more as they are asked for, where the reading goes on', async () => {
    await open()
    expect(drawn()).toBe(100)
    await userEvent.click(screen.getByRole('button', { name: 'Ver más' }))
    expect(drawn()).toBe(200)
    expect(document.activeElement).toHaveTextContent(estadoDe(150))
    await userEvent.click(screen.getByRole('button', { name: 'Ver más' }))
    expect(drawn()).toBe(250)
    expect(screen.queryByRole('button', { name: 'Ver más' })).toBeNull()
    expect(document.activeElement).toHaveTextContent(estadoDe(50))
  })

  test('one that is not drawn is found, and paper has them all', async () => {
    await open()
    await userEvent.type(screen.getByLabelText('Buscar'), 'Movimiento 17')
    expect(screen.getByText(estadoDe(17))).toBeVisible()
    await userEvent.clear(screen.getByLabelText('Buscar'))
    window.dispatchEvent(new Event('beforeprint'))
    expect(drawn()).toBe(250)
  })
})
