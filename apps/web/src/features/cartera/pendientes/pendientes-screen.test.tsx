import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { dicho } from '../../../testing/acts/dicho.ts'
import { elDia } from '../../../testing/acts/el-dia.ts'
import { userEvent } from '../../../testing/acts/user-event.ts'
import { fakeEvents } from '../../../testing/fake-events.ts'
import { type Answering, fakeServer, lastStays, Refused } from '../../../testing/fake-server.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { PendientesScreen } from './pendientes-screen.tsx'
import type { CasoPendiente } from './queries.ts'

beforeEach(elDia)

const caso = (prospectoId: number, part: Partial<CasoPendiente> = {}): CasoPendiente => ({
  prospectoId,
  identificador: 20_000 + prospectoId,
  folioDS: 5_000_000_000 + prospectoId,
  nombre: `CASO ${prospectoId}`,
  apellidoPaterno: 'PEÑA',
  apellidoMaterno: 'LAZO',
  estado: 'DS en Proceso',
  correo: 'caso@example.cl',
  telefono: '912345678',
  fechaRegistro: '02-11-2026',
  esCompensado: false,
  otorgaCompensado: false,
  dswfoliootroc: null,
  estadootroc: null,
  estadoEdicion: null,
  ...part,
})

/** The titles of the columns that sort. */
const ordenables = ['N°DS', 'Nombre', 'Apellidos', 'Estado', 'Correo', 'Telefono', 'FC']

/** Cases from one id down, so that the newest comes first. */
const down = (from: number, count: number) => Array.from({ length: count }, (_, index) => caso(from - index))

type Lista = Extract<Answering<'obtenerProspectosEditar'>, (...asked: never) => unknown>

function open(lista: Lista, { at = '/TablaDatos', state }: { at?: string; state?: unknown } = {}) {
  const received = fakeServer({ obtenerProspectosEditar: lista })
  const view = renderScreen(<PendientesScreen />, { at, state })
  return { ...view, asked: () => received.map(({ payload }) => payload) }
}

/** The list of 20 cases, in pages of 15. */
const veinte: Lista = ({ pagina }) => [down(20, 15), down(5, 5)][pagina - 1] ?? []

const rows = () => screen.getAllByRole('row').slice(1)
const names = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent)

test('the columns of the specification, a row a case', async () => {
  const pareja = { folioDS: null, esCompensado: true, dswfoliootroc: 5_000_000_777 }
  open(() => [caso(2, { correo: '' }), caso(1, pareja)])
  await screen.findByRole('rowheader', { name: 'CASO 2' })
  expect(screen.getByRole('heading', { level: 1, name: 'Listado De Casos Pendientes' })).toBeVisible()
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    ...ordenables,
    'N°DS Compensado',
  ])
  expect(screen.getByRole('button', { name: 'FC' })).toHaveAttribute('aria-description', 'Fecha de registro')
  expect(
    rows().map((row) =>
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ),
  ).toEqual([
    ['5000000002', 'PEÑA LAZO', 'DS en Proceso', '-', '+56 9 1234 5678', '02-11-2026', '-'],
    ['-', 'PEÑA LAZO', 'DS en Proceso', 'caso@example.cl', '+56 9 1234 5678', '02-11-2026', '5000000777'],
  ])
  expect(screen.getByRole('link', { name: 'Llamar a CASO 2 PEÑA LAZO al +56 9 1234 5678' })).toHaveAttribute(
    'href',
    'tel:+56912345678',
  )
  expect(screen.getByText(dicho('2 casos · 21-10-2026 a 21-11-2026'))).toBeVisible()
})

test('a case with an open update is marked', async () => {
  open(() => [caso(2, { estadoEdicion: 'E' }), caso(1)])
  await screen.findByRole('rowheader', { name: 'CASO 2' })
  expect(screen.getAllByText('Actualización abierta')).toHaveLength(1)
})

test('a case opens its update, by its name', async () => {
  const { router } = open(() => [caso(2), caso(1)])
  await userEvent.click(await screen.findByRole('link', { name: 'CASO 1' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/postulant-datanew'))
  expect(router.state.location.search).toBe('?prospectoId=1')
})

test('older cases are a press away', async () => {
  open(() => [caso(1)])
  const year = await screen.findByRole('button', { name: 'Ver el último año' })
  await userEvent.click(year)
  expect(await screen.findByText(dicho('1 caso · 21-11-2025 a 21-11-2026'))).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Ver el último año' })).toBeNull()
})

test('nothing: said in the words of the specification', async () => {
  open(() => [])
  expect(await screen.findByRole('heading', { name: 'No hay registros disponibles' })).toBeVisible()
  expect(screen.queryByRole('table')).toBeNull()
})

test('a list that cannot be read says so and is tried again', async () => {
  open(lastStays(new Refused(503, 'No se han podido obtener los prospectos. Inténtelo nuevamente.'), [caso(1)]))
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'No se han podido obtener los prospectos. Inténtelo nuevamente.',
  )
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }))
  expect(await screen.findByRole('rowheader', { name: 'CASO 1' })).toBeVisible()
})

describe('pages', () => {
  test('fifteen first, the way to the rest, and the end', async () => {
    const { router, asked } = open(veinte)
    await screen.findByRole('rowheader', { name: 'CASO 20' })
    expect(asked()[0]).toMatchObject({ pagina: 1, limite: 15 })
    expect(rows()).toHaveLength(15)
    expect(screen.getByRole('button', { name: 'Anterior' })).toHaveAccessibleDescription('Es la primera página')
    expect(await screen.findByText(/^Casos 1 a 15, hay más/)).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Siguiente' }))
    await screen.findByRole('rowheader', { name: 'CASO 5' })
    expect(rows()).toHaveLength(5)
    expect(router.state.location.search).toBe('?pagina=2')
    expect(screen.getByText(/^Casos 16 a 20 ·/)).toBeVisible()
    expect(screen.getByRole('button', { name: 'Siguiente' })).toHaveAccessibleDescription('No hay más casos')
    await userEvent.click(screen.getByRole('button', { name: 'Anterior' }))
    await screen.findByRole('rowheader', { name: 'CASO 20' })
    expect(router.state.location.search).toBe('')
  })

  test('a full last page has none after it', async () => {
    const { asked } = open(({ pagina }) => (pagina === 1 ? down(15, 15) : []))
    await screen.findByRole('rowheader', { name: 'CASO 15' })
    await waitFor(() => expect(asked()).toHaveLength(2))
    expect(await screen.findByText(/^15 casos ·/)).toBeVisible()
    expect(screen.getByRole('button', { name: 'Siguiente' })).toHaveAccessibleDescription('No hay más casos')
  })

  test('one beyond the end leads back to the first', async () => {
    open(veinte, { at: '/TablaDatos?pagina=3' })
    await screen.findByRole('heading', { name: 'No hay registros disponibles' })
    await userEvent.click(screen.getByRole('button', { name: 'Ir a la primera página' }))
    expect(await screen.findByRole('rowheader', { name: 'CASO 20' })).toBeVisible()
  })
})

describe('order', () => {
  const head = (name: string) => screen.getByRole('columnheader', { name })
  const sort = (name: string) => within(head(name)).getByRole('button')

  test('a column is chosen with the keyboard, then turned; the list begins anew', async () => {
    const { router, asked } = open(veinte, { at: '/TablaDatos?pagina=2' })
    await screen.findByRole('rowheader', { name: 'CASO 5' })
    expect(head('FC')).toHaveAttribute('aria-sort', 'descending')
    sort('Apellidos').focus()
    await userEvent.keyboard('{Enter}')
    await screen.findByRole('rowheader', { name: 'CASO 20' })
    expect(asked().findLast(({ orden }) => orden === 'apellidos')).toMatchObject({ sentido: 'asc' })
    await waitFor(() => expect(head('Apellidos')).toHaveAttribute('aria-sort', 'ascending'))
    expect(sort('Apellidos')).toHaveFocus()
    expect(router.state.location.search).toBe('?orden=apellidos')
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(head('Apellidos')).toHaveAttribute('aria-sort', 'descending'))
    expect(router.state.location.search).toBe('?orden=apellidos&sentido=desc')
  })

  test('every column but the DS of the other sorts', async () => {
    open(() => [caso(1)])
    await screen.findByRole('rowheader', { name: 'CASO 1' })
    const sorting = screen.getAllByRole('columnheader').filter((column) => within(column).queryByRole('button'))
    expect(sorting.map(({ textContent }) => textContent)).toEqual(ordenables)
  })
})

describe('filters', () => {
  test('names in the state, dates in the address; from page one', async () => {
    const { router, asked } = open(veinte, { at: '/TablaDatos?pagina=2' })
    await screen.findByRole('rowheader', { name: 'CASO 5' })
    await userEvent.type(screen.getByLabelText('Primer apellido'), 'Mora{Enter}')
    await waitFor(() => expect(asked().at(-2)).toMatchObject({ apellidoPaternoProspecto: 'Mora', pagina: 1 }))
    expect(router.state.location.search).toBe('')
    expect(router.state.location.state).toEqual({ palabras: { nombre: '', paterno: 'Mora', materno: '' } })
    await userEvent.click(screen.getByRole('button', { name: 'Limpiar búsqueda' }))
    await waitFor(() =>
      expect(router.state.location.state).toEqual({ palabras: { nombre: '', paterno: '', materno: '' } }),
    )
    expect(screen.getByLabelText('Primer apellido')).toHaveValue('')
  })

  test('all of it is read again', async () => {
    const at = '/TablaDatos?desde=2026-09-01&hasta=2026-09-30&orden=folio&sentido=desc'
    const { asked } = open(() => [caso(1)], { at, state: { palabras: { nombre: 'Rosa', paterno: '', materno: '' } } })
    await screen.findByRole('rowheader', { name: 'CASO 1' })
    expect(asked()[0]).toMatchObject({
      rangoInicio: '01-09-2026',
      rangoTermino: '30-09-2026',
      nombreProspecto: 'Rosa',
      orden: 'folio',
      sentido: 'desc',
    })
  })
})

describe('a change elsewhere', () => {
  test('moves the list while nobody points at it, and waits under the pointer', async () => {
    const events = fakeEvents()
    let list = down(2, 2)
    open(() => list)
    await screen.findByRole('rowheader', { name: 'CASO 2' })
    list = down(3, 3)
    events.tell('prospecto', { prospectoId: 3 })
    await screen.findByRole('rowheader', { name: 'CASO 3' })
    await userEvent.hover(screen.getByRole('rowheader', { name: 'CASO 3' }))
    list = [caso(4), caso(3, { estado: 'DS Aceptada' }), caso(2)]
    events.tell('prospecto', { prospectoId: 4 })
    await userEvent.click(await screen.findByRole('button', { name: 'Hay cambios: actualizar' }))
    expect(names()).toEqual(['CASO 4', 'CASO 3', 'CASO 2'])
  })
})
