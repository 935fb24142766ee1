import { tiposProspecto } from '@alerce/domain/postulacion/tipos'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { userEvent } from '../../../testing/acts/user-event.ts'
import { fakeEvents } from '../../../testing/fake-events.ts'
import { type Answer, fakeServer, type RequestOf } from '../../../testing/fake-server.ts'
import { fakeView } from '../../../testing/fake-view.ts'
import { fichaDe } from '../../../testing/ficha.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { HomeScreen } from './home-screen.tsx'

/** From one down to the first. */
const down = (from: number, count: number) =>
  Array.from({ length: Math.min(count, from) }, (_, index) => fichaDe(from - index))

type Asked = RequestOf<'obtenerProspectos'>

interface Options {
  readonly at?: string
  readonly state?: unknown
  readonly web?: boolean
}

function open(
  lista: (asked: Asked) => Answer<'obtenerProspectos'>,
  { at = '/home', state, web = false }: Options = {},
) {
  const received = fakeServer({
    obtenerProspectos: (asked) => (asked.limite === 1 ? down(1, web ? 1 : 0) : lista(asked)),
    obtenerEstadosProspectos: [{ estado: 'DS Aceptada' }],
    obtenerTipoProspectos: [...tiposProspecto],
    obtenerVistas: { vistas: [] },
    obtenerEtiquetas: { etiquetas: [] },
  })
  const { router } = renderScreen(<HomeScreen />, { at, state })
  const asked = () =>
    received.flatMap(({ name, payload }) => (name === 'obtenerProspectos' && payload.limite !== 1 ? [payload] : []))
  return { router, asked }
}

afterEach(() => vi.restoreAllMocks())

const names = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
const named = (...ids: number[]) => ids.map((id) => `PROSPECTO ${id}`)

describe('state kept by a reload and by the back button', () => {
  test('filters go to the address, search words to the history state', async () => {
    const { router } = open(() => down(1, 1))
    await screen.findByRole('option', { name: 'DS Aceptada' })
    await userEvent.selectOptions(screen.getByLabelText('Estado del prospecto'), 'DS Aceptada')
    await userEvent.type(screen.getByLabelText('Nombre'), 'Rosa{Enter}')
    await waitFor(() => expect(router.state.location.search).toBe('?estado=DS+Aceptada'))
    await waitFor(() =>
      expect(router.state.location.state).toEqual({ palabras: { nombre: 'Rosa', paterno: '', materno: '' } }),
    )
  })

  test('both are read again', async () => {
    const palabras = { nombre: '', paterno: 'Mora', materno: '' }
    const at = '/home?desde=2025-09-01&hasta=2025-09-30&estado=DS+Aceptada&plan=2'
    const { asked } = open(() => [fichaDe(1)], { at, state: { palabras } })
    await screen.findByRole('heading', { name: 'PROSPECTO 1' })
    expect(asked()[0]).toMatchObject({
      rangoInicio: '01-09-2025',
      rangoTermino: '30-09-2025',
      apellidoPaternoProspecto: 'Mora',
      estado: 'DS Aceptada',
      tipoPlan: 2,
    })
    expect(screen.getByLabelText('Primer apellido')).toHaveValue('Mora')
    expect(screen.getByLabelText('Registrados desde')).toHaveValue('01-09-2025')
  })

  // heights of jsdom: 68 pixels a card, 8 between two
  test.each([
    ['the first card on screen', { id: 130, a: 14 }, 70 * 76 - 14],
    ['as far down, where that one is gone', { id: 999, a: 14 }, 7200],
    ['as far down, from the top of the list', null, 7200],
  ])('the place: as many rows as there were, in few calls, then %s', async (_where, ancla, top) => {
    const scrollTo = vi.spyOn(window, 'scrollTo').mockReturnValue()
    const lista = ({ limite = 15, cursor }: Asked) => down((cursor ?? 201) - 1, limite)
    const { asked } = open(lista, { state: { lugar: { y: 7200, ancla, filas: 120 } } })
    await waitFor(() => expect(scrollTo).toHaveBeenCalledWith({ top, behavior: 'instant' }))
    expect(asked().map(({ limite, cursor }) => [limite, cursor])).toEqual([
      [100, null],
      [20, 101],
    ])
    await userEvent.click(screen.getByRole('button', { name: 'Ver más prospectos' }))
    await waitFor(() => expect(asked().at(-1)).toMatchObject({ limite: 15, cursor: 81 }))
  })

  test('the position is stored in the history entry, with the existing state', async () => {
    window.history.replaceState({ key: 'k', usr: { palabras: { nombre: 'Rosa' } } }, '')
    open(() => down(20, 15))
    await screen.findByRole('heading', { name: 'PROSPECTO 20' })
    vi.spyOn(window, 'scrollY', 'get').mockReturnValue(640.4)
    window.dispatchEvent(new Event('scroll'))
    const usr = { palabras: { nombre: 'Rosa' }, lugar: { y: 640, ancla: { id: 11, a: 44 }, filas: 15 } }
    await waitFor(() => expect(window.history.state).toEqual({ key: 'k', usr }))
  })
})

describe('a change elsewhere', () => {
  test('of a list read page by page is read again in few calls', async () => {
    const events = fakeEvents()
    const { asked } = open(({ limite = 15, cursor }) => down((cursor ?? 61) - 1, limite))
    for (const last of [46, 31, 16]) {
      await userEvent.click(await screen.findByRole('button', { name: 'Ver más prospectos' }))
      await waitFor(() => expect(asked().at(-1)?.cursor).toBe(last))
    }
    const before = asked().length
    events.tell('prospecto', { prospectoId: 60 })
    await waitFor(() => expect(asked().slice(before)).toHaveLength(2))
    expect(
      asked()
        .slice(before)
        .map(({ limite, cursor }) => [limite, cursor]),
    ).toEqual([
      [15, null],
      [45, 46],
    ])
    await userEvent.click(screen.getByRole('button', { name: 'Ver más prospectos' }))
    await waitFor(() => expect(asked().at(-1)).toMatchObject({ limite: 15, cursor: 1 }))
  })

  test('moves the list while nobody points at it', async () => {
    const events = fakeEvents()
    let list = down(2, 2)
    open(() => list)
    await screen.findByRole('heading', { name: 'PROSPECTO 2' })
    list = down(3, 3)
    events.tell('prospecto', { prospectoId: 3 })
    await screen.findByRole('heading', { name: 'PROSPECTO 3' })
    expect(names()).toEqual(named(3, 2, 1))
    expect(screen.queryByRole('button', { name: 'Hay cambios: actualizar' })).toBeNull()
  })

  test.each([
    ['the pointer', () => userEvent.hover(screen.getByRole('heading', { name: 'PROSPECTO 1' }))],
    ['the focus', async () => screen.getByRole('button', { name: 'Gestionar a PROSPECTO 1' }).focus()],
  ])('under %s rows change where they stand, and new ones wait to be asked for', async (_what, hold) => {
    const events = fakeEvents()
    let list = down(2, 2)
    open(() => list)
    await screen.findByRole('heading', { name: 'PROSPECTO 2' })
    await hold()
    list = [fichaDe(3), fichaDe(2), fichaDe(1, { estado: 'DS Aceptada' })]
    events.tell('prospecto', { prospectoId: 1 })
    expect(await screen.findByRole('button', { name: 'Hay cambios: actualizar' })).toBeVisible()
    expect(names()).toEqual(named(2, 1))
    expect(screen.getByText('DS Aceptada', { selector: 'article *' })).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Hay cambios: actualizar' }))
    expect(names()).toEqual(named(3, 2, 1))
    expect(screen.queryByRole('button', { name: 'Hay cambios: actualizar' })).toBeNull()
  })

  test('waiting changes are applied when the pointer leaves', async () => {
    const events = fakeEvents()
    let list = down(2, 2)
    open(() => list)
    await userEvent.hover(await screen.findByRole('heading', { name: 'PROSPECTO 1' }))
    list = down(3, 3)
    events.tell('prospecto', { prospectoId: 3 })
    await screen.findByRole('button', { name: 'Hay cambios: actualizar' })
    await userEvent.unhover(screen.getByRole('heading', { name: 'PROSPECTO 1' }))
    await waitFor(() => expect(names()).toEqual(named(3, 2, 1)))
  })
})

describe('a search by name', () => {
  const palabras = { nombre: '', paterno: 'Mora', materno: '' }
  const lista = ({ limite = 15, cursor }: Asked) => down((cursor ?? 41) - 1, limite)

  test('goes on by itself while one scrolls, and says how many there are once it has all', async () => {
    const view = fakeView()
    const { asked } = open(lista, { state: { palabras } })
    for (const count of [/^15 prospectos, hay más/, /^30 prospectos, hay más/, /^40 prospectos$/]) {
      expect(await screen.findByText(count)).toBeVisible()
      view.show()
    }
    expect(screen.queryByRole('button', { name: 'Ver más prospectos' })).toBeNull()
    expect(
      asked().map(({ apellidoPaternoProspecto, limite, cursor }) => [apellidoPaternoProspecto, limite, cursor]),
    ).toEqual([
      ['Mora', 15, null],
      ['Mora', 15, 26],
      ['Mora', 15, 11],
    ])
  })

  test('comes back as long as it was left', async () => {
    const { asked } = open(lista, { state: { palabras, lugar: { y: 0, ancla: null, filas: 30 } } })
    expect(await screen.findByText(/^30 prospectos, hay más/)).toBeVisible()
    expect(asked().map(({ limite, cursor }) => [limite, cursor])).toEqual([[30, null]])
  })
})

test.each([
  ['is a choice where there is one', { web: true }, true],
  ['stays a choice where it was chosen', { at: '/home?tipo=REW' }, true],
  ['is no choice elsewhere', {}, false],
])('REW %s', async (_what, options, offered) => {
  open(() => down(1, 1), options)
  await screen.findByRole('option', { name: 'REF · Referido' })
  if (offered) expect(await screen.findByRole('option', { name: 'REW · Referido web' })).toBeVisible()
  else expect(screen.queryByRole('option', { name: 'REW · Referido web' })).toBeNull()
})
