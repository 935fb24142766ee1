import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import type { ProspectoEncontrado } from '../../../components/busqueda/use-combobox.ts'
import { userEvent } from '../../../testing/acts/user-event.ts'
import { fakeEvents } from '../../../testing/fake-events.ts'
import { type Answers, fakeServer, inTurn, Refused } from '../../../testing/fake-server.ts'
import { rosaDe } from '../../../testing/ficha.ts'
import { renderScreen, supervisor } from '../../../testing/render-screen.tsx'
import { ventaDe } from '../../../testing/venta.ts'
import { Busqueda } from './busqueda.tsx'

const NAME = 'Buscar prospecto por nombre, RUT, folio, teléfono o correo'
const box = () => screen.getByRole('combobox', { name: NAME })
const options = () => screen.queryAllByRole('option').map((option) => option.textContent)

beforeEach(() => void fakeEvents())

function open(answers: Answers = {}, session = {}) {
  const received = fakeServer({
    buscarProspectos: [rosaDe(1), rosaDe(2), rosaDe(3)],
    obtenerVenta: ({ prospectoId }) => ventaDe({ prospectoId }),
    ...answers,
  })
  const screenElement = (
    <>
      <Busqueda />
      <input aria-label="otro campo" />
      <button type="button">otro botón</button>
    </>
  )
  const { router } = renderScreen(screenElement, { at: '/home', session })
  const asked = () => received.filter(({ name }) => name === 'buscarProspectos').map(({ payload }) => payload.texto)
  return { asked, router, names: () => received.map(({ name }) => name) }
}

describe('typing', () => {
  test('finds while typing, with one request per pause, and shows the count', async () => {
    const { asked, router } = open()
    expect(box()).toHaveAttribute('aria-expanded', 'false')
    await userEvent.type(box(), ' rosa m')
    expect(await screen.findByRole('listbox', { name: 'Prospectos encontrados' })).toBeVisible()
    expect(box()).toHaveAttribute('aria-expanded', 'true')
    expect(box()).toHaveAttribute('aria-controls', screen.getByRole('listbox').id)
    expect(screen.getByRole('status')).toHaveTextContent('3 prospectos encontrados')
    expect(asked()).toEqual(['rosa m'])
    expect(router.state.location).toMatchObject({ search: '', state: null })
  })

  test('marks the match, and names a matching field not shown in the row', async () => {
    open({
      buscarProspectos: [
        rosaDe(1, { nombre: 'FELIPE NÚÑEZ', coincidencia: 'rut', folioDS: 5_000_000_140 }),
        rosaDe(2, { nombre: 'ROSA MORA', rut: null, coincidencia: 'telefono' }),
      ],
    })
    await userEvent.type(box(), '16482')
    const [felipe, rosa] = await screen.findAllByRole('option')
    expect(within(felipe!).getByText('16.482', { selector: 'mark' })).toBeVisible()
    expect(felipe).toHaveTextContent('FELIPE NÚÑEZ16.482.305-9DS 5000000140DS Aceptada')
    expect(rosa).toHaveTextContent('ROSA MORACoincide su teléfonoDS Aceptada')
  })

  test('too short, it shows the minimum and requests nothing', async () => {
    const { asked } = open()
    await userEvent.type(box(), '123')
    expect(screen.getByText('Escriba al menos 2 letras o 4 dígitos.')).toBeVisible()
    await userEvent.clear(box())
    expect(screen.queryByText(/Escriba al menos/)).toBeNull()
    expect(asked()).toEqual([])
  })

  test('no results are shown, and announced to screen readers', async () => {
    open({ buscarProspectos: [] })
    await userEvent.type(box(), 'zz')
    expect(await screen.findAllByText('Sin resultados')).toHaveLength(2)
    expect(screen.getByRole('status')).toHaveTextContent('Sin resultados')
    expect(box()).toHaveAttribute('aria-expanded', 'false')
  })

  test('failed, it shows the reason, keeps the typed text and can retry', async () => {
    open({
      buscarProspectos: inTurn(new Refused(503, 'No se ha podido buscar. Inténtelo nuevamente.'), [rosaDe(1)]),
    })
    await userEvent.type(box(), 'rosa')
    expect(await screen.findByRole('alert')).toHaveTextContent('No se ha podido buscar. Inténtelo nuevamente.')
    await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }))
    expect(await screen.findByRole('option')).toBeVisible()
    expect(box()).toHaveValue('rosa')
    expect(box()).toHaveFocus()
  })

  test('a late answer is ignored, and its request is aborted', async () => {
    const late = Promise.withResolvers<ProspectoEncontrado[]>()
    const signals: (AbortSignal | null | undefined)[] = []
    open({
      buscarProspectos: ({ texto }) => (texto === 'rosa' ? late.promise : [rosaDe(1), rosaDe(2), rosaDe(3)]),
    })
    const answer = globalThis.fetch
    globalThis.fetch = (input, init) => {
      if (String(init?.body).includes('"rosa"')) signals.push(init?.signal)
      return answer(input, init)
    }
    await userEvent.type(box(), 'rosa')
    await waitFor(() => expect(signals).toHaveLength(1))
    await userEvent.type(box(), ' mora')
    await waitFor(() => expect(options()).toHaveLength(3))
    expect(signals[0]?.aborted).toBe(true)
    await act(async () => late.resolve([rosaDe(9)]))
    expect(options()).toHaveLength(3)
  })
})

describe('the keyboard alone', () => {
  const active = () => document.getElementById(box().getAttribute('aria-activedescendant') ?? '')
  const selected = () => screen.getByRole('option', { selected: true })

  test.each([
    ['{Enter}', 1],
    ['{ArrowDown}{Enter}', 2],
    ['{ArrowUp}{Enter}', 3],
    ['{ArrowDown}{ArrowDown}{ArrowDown}{Enter}', 1],
  ])('%s opens prospect %i where its sale stands', async (keys, prospectoId) => {
    const { router, names } = open()
    await userEvent.type(box(), 'rosa')
    await screen.findByRole('listbox')
    await userEvent.keyboard(keys)
    await waitFor(() => expect(router.state.location.pathname).not.toBe('/home'))
    expect(router.state.location.search).toBe(`?prospectoId=${prospectoId}`)
    expect(names()).toEqual(['buscarProspectos', 'obtenerVenta'])
  })

  test.each([
    ['the only one found', [rosaDe(7)], '?prospectoId=7'],
    ['nobody when there are several', [rosaDe(7), rosaDe(8)], ''],
  ])('Enter before the answer opens %s', async (_whom, found, search) => {
    const { router } = open({ buscarProspectos: found })
    await userEvent.type(box(), '16482305-9{Enter}')
    await (search === '' ? screen.findByRole('listbox') : screen.findByText('otra pantalla'))
    expect(router.state.location.search).toBe(search)
  })

  test('the focus stays in the field, which names the option it is on', async () => {
    open()
    await userEvent.type(box(), 'rosa')
    await screen.findByRole('listbox')
    await userEvent.keyboard('{ArrowDown}')
    expect(box()).toHaveFocus()
    expect(active()).toBe(selected())
    expect(selected()).toHaveTextContent('ROSA MORA 2')
    await userEvent.type(box(), ' m')
    await waitFor(() => expect(selected()).toHaveTextContent('ROSA MORA 1'))
  })

  test('Esc closes and clears, and keeps the focus', async () => {
    open()
    await userEvent.type(box(), 'rosa')
    await screen.findByRole('listbox')
    await userEvent.keyboard('{Escape}')
    expect(screen.queryByRole('listbox')).toBeNull()
    expect(box()).toHaveValue('')
    expect(box()).toHaveFocus()
  })

  test('leaving the box closes the list, and returning opens it', async () => {
    open()
    await userEvent.type(box(), 'rosa')
    await screen.findByRole('listbox')
    await userEvent.tab()
    expect(screen.queryByRole('listbox')).toBeNull()
    await userEvent.tab({ shift: true })
    expect(await screen.findByRole('listbox')).toBeVisible()
  })

  test('/ goes to the field, unless one is writing elsewhere', async () => {
    open()
    await userEvent.click(screen.getByRole('textbox', { name: 'otro campo' }))
    await userEvent.keyboard('/')
    expect(screen.getByRole('textbox', { name: 'otro campo' })).toHaveValue('/')
    await userEvent.click(screen.getByRole('button', { name: 'otro botón' }))
    await userEvent.keyboard('/')
    expect(box()).toHaveFocus()
    expect(box()).toHaveValue('')
  })
})

test('a click opens too, announces it, and shows a failure in a dialog', async () => {
  const text = 'Ha ocurrido un error en la redirección'
  const answer = Promise.withResolvers<Refused>()
  const { router } = open({ obtenerVenta: () => answer.promise })
  await userEvent.type(box(), 'rosa')
  await userEvent.click((await screen.findAllByRole('option'))[1]!)
  await waitFor(() => expect(options()[1]).toMatch(/Abriendo…$/))
  expect(screen.getByRole('status')).toHaveTextContent('Abriendo…')
  answer.resolve(new Refused(503, text))
  expect(await screen.findByRole('alertdialog', { name: text })).toBeVisible()
  expect(router.state.location.pathname).toBe('/home')
})

test('a supervisor by link opens it as a reader: nothing is checked, marked or generated', async () => {
  const { router, names } = open({}, supervisor)
  await userEvent.type(box(), 'rosa')
  await screen.findByRole('listbox')
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(router.state.location.pathname).not.toBe('/home'))
  expect(names()).toEqual(['buscarProspectos', 'obtenerVenta'])
})
