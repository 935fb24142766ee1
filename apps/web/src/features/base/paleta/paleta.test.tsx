import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { userEvent } from '../../../testing/acts/user-event.ts'
import { fakeEvents } from '../../../testing/fake-events.ts'
import { type Answers, fakeServer, Refused } from '../../../testing/fake-server.ts'
import { rosaDe } from '../../../testing/ficha.ts'
import { renderScreen, supervisor } from '../../../testing/render-screen.tsx'
import { pasoDe, ventaDe } from '../../../testing/venta.ts'
import { vistaDe } from '../../../testing/vista.ts'
import { Paleta } from './paleta.tsx'

const box = () => screen.findByRole('combobox', { name: 'Qué busca' })
const group = async (name: string | RegExp) => within(await screen.findByRole('group', { name }))
const options = () => screen.queryAllByRole('option').map((option) => option.textContent)
const open = () => userEvent.keyboard('{Control>}k{/Control}')

beforeEach(() => void fakeEvents())

function draw({ at = '/home', session = {}, ...answers }: Answers & { at?: string; session?: object } = {}) {
  const received = fakeServer({
    obtenerVenta: ({ prospectoId }) => ventaDe({ prospectoId }),
    obtenerVistas: { vistas: [] },
    ...answers,
  })
  const { router } = renderScreen(
    <>
      <Paleta />
      <input aria-label="otro campo" />
    </>,
    { at, session },
  )
  return { router, names: () => received.map(({ name }) => name) }
}

describe('options', () => {
  test('the screens of an advisor by name, and by the name of their address', async () => {
    const { router } = draw()
    await open()
    const screens = await group('Pantallas')
    expect(screens.getByRole('option', { name: 'Mis Estadísticas' })).toBeVisible()
    expect(screens.queryByRole('option', { name: 'Contraloría' })).toBeNull()
    await userEvent.type(await box(), 'agen{Enter}')
    await waitFor(() => expect(router.state.location.pathname).toBe('/agenda'))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test.each([
    [supervisor, ['Cartera', 'Calendario', 'Mis Estadísticas', 'Listado De Casos Pendientes']],
    [{ roles: ['mesa' as const] }, ['Pendientes', 'Correos', 'Cambiar contraseña', 'Segundo paso']],
    [{ roles: ['contraloria' as const] }, ['Contraloría', 'Resueltas', 'Cambiar contraseña', 'Segundo paso']],
  ])('other roles find their own screens', async (session, expected) => {
    draw({ session })
    await userEvent.click(screen.getByRole('button', { name: /^Ir a…/ }))
    await box()
    await waitFor(() => expect(options().slice(0, 4)).toEqual(expected))
  })

  test('the current sale: its next step, the open ones and its shortcuts', async () => {
    const pasos = [
      pasoDe('antecedentes', 'listo', '/postulant-data'),
      pasoDe('cotizar', 'ahora', '/preliminar-plan'),
      pasoDe('resumen', 'cerrado', '/resumen-plan'),
    ]
    const { router } = draw({ at: '/timeline?prospectoId=12', obtenerVenta: ventaDe({ pasos, dsManual: true }) })
    await open()
    await group('Venta de FELIPE CONTRERAS MUÑOZ')
    expect(options().slice(0, 6)).toEqual([
      'Sigue: cotizar',
      'antecedentes',
      'Bitácora',
      'Anotar',
      'Agendar',
      'Generar DS manual',
    ])
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(router.state.location.pathname).toBe('/preliminar-plan'))
    expect(router.state.location.search).toBe('?prospectoId=12')
  })

  test('known people: opened at the stage of the sale, with only the id in the address', async () => {
    const { router, names } = draw({ buscarProspectos: [rosaDe(1), rosaDe(2)] })
    await open()
    await userEvent.type(await box(), 'rosa')
    await group('Prospectos')
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await waitFor(() => expect(router.state.location.search).toBe('?prospectoId=2'))
    expect(names()).toEqual(['obtenerVistas', 'buscarProspectos', 'obtenerVenta'])
  })

  test('the saved views of the list, by name', async () => {
    const vistas = [vistaDe(7, { nombre: 'Por firmar', estado: 'DS Aceptada', orden: 'nombre' })]
    const { router } = draw({ at: '/agenda', obtenerVistas: { vistas }, buscarProspectos: [] })
    await open()
    await userEvent.type(await box(), 'firmar')
    await group('Vistas de la cartera')
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(router.state.location.pathname).toBe('/home'))
    expect(router.state.location.search).toBe('?estado=DS+Aceptada&orden=nombre&vista=7')
  })

  test('contraloría opens the case', async () => {
    const { router } = draw({
      session: { roles: ['contraloria'] },
      buscarProspectos: [rosaDe(1, { rut: null, declaracionSaludId: 44 })],
    })
    const assign = vi.fn()
    vi.stubGlobal('location', { ...window.location, pathname: '/dashboard/home', assign })
    await open()
    await userEvent.type(await box(), 'rosa')
    await group('Casos')
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(assign).toHaveBeenCalledWith('/consola/contraloria?identificador=44'))
    expect(router.state.location.pathname).toBe('/home')
  })
})

describe('the keyboard alone', () => {
  test('Escape leaves, and the focus is back where it was', async () => {
    draw()
    await userEvent.click(screen.getByRole('textbox', { name: 'otro campo' }))
    await open()
    expect(await box()).toHaveFocus()
    await userEvent.type(await box(), 'cal')
    await userEvent.keyboard('{Escape}')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.getByRole('textbox', { name: 'otro campo' })).toHaveFocus()
    await open()
    expect(await box()).toHaveValue('')
  })

  test('the search code loads into the open dialog: it opens once, and typing goes on', async () => {
    const opened = vi.spyOn(HTMLDialogElement.prototype, 'showModal')
    draw()
    await open()
    await userEvent.keyboard('cal')
    const field = await box()
    expect(field).toHaveFocus()
    expect(field).toHaveValue('cal')
    expect(opened).toHaveBeenCalledTimes(1)
  })

  test('the field names the option it is on, and the first one again when one goes on typing', async () => {
    draw({ buscarProspectos: [] })
    await open()
    await screen.findAllByRole('option')
    await userEvent.keyboard('{ArrowDown}')
    const on = async () =>
      document.getElementById((await box()).getAttribute('aria-activedescendant') ?? '')?.textContent
    expect(await on()).toBe('Agregar nuevo prospecto')
    await userEvent.type(await box(), 'agregar')
    expect(await on()).toBe('Agregar nuevo prospecto')
    await screen.findByText('2 opciones')
  })

  test('Enter before the answer opens the only one it finds', async () => {
    const { router } = draw({ buscarProspectos: [rosaDe(7)] })
    await open()
    await userEvent.type(await box(), '16482305-9{Enter}')
    await waitFor(() => expect(router.state.location.search).toBe('?prospectoId=7'))
  })
})

test('nothing found, it says so; a search that fails says it, and asks again', async () => {
  draw({ buscarProspectos: new Refused(503, 'No se ha podido buscar. Inténtelo nuevamente.') })
  await open()
  await userEvent.type(await box(), 'x')
  expect(await screen.findAllByText('Sin resultados')).toHaveLength(2)
  await userEvent.type(await box(), 'yz')
  expect(await screen.findByRole('alert')).toHaveTextContent('No se ha podido buscar.')
  expect(screen.getByRole('button', { name: 'Reintentar' })).toBeVisible()
})

test('a question that waits for its answer keeps it away', async () => {
  draw({ obtenerVenta: new Refused(503, 'No se puede abrir.'), buscarProspectos: [rosaDe(1)] })
  await open()
  await userEvent.type(await box(), 'rosa')
  await group('Prospectos')
  await userEvent.keyboard('{Enter}')
  expect(await screen.findByRole('alertdialog', { name: 'No se puede abrir.' })).toBeVisible()
  await open()
  expect(screen.getAllByRole('dialog')).toHaveLength(1)
})
