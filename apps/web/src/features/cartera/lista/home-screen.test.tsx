import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { showSince } from '../../../lib/sin-red/mode.ts'
import { userEvent } from '../../../testing/acts/user-event.ts'
import { ventaConDS } from '../../../testing/declaracion.ts'
import { fakeEvents } from '../../../testing/fake-events.ts'
import { type Answering, type Answers, fakeServer, inTurn, Refused } from '../../../testing/fake-server.ts'
import { fichaDe } from '../../../testing/ficha.ts'
import { renderScreen, supervisor } from '../../../testing/render-screen.tsx'
import { gestionLibre, pasoDe } from '../../../testing/venta.ts'
import { HomeScreen } from './home-screen.tsx'

const many = (from: number, count: number) => Array.from({ length: count }, (_, index) => fichaDe(from + index))

type Lista = Answering<'obtenerProspectos'>

/** Reply of `obtenerProspectos` in a test. Calls with limit 1 only check existence and find nothing. */
const lista =
  (told: Lista): Lista =>
  (payload) => {
    if (payload.limite === 1) return []
    return typeof told === 'function' ? told(payload) : told
  }

function open({ obtenerProspectos = [fichaDe(1)], ...answers }: Answers = {}, session = {}) {
  const received = fakeServer({
    obtenerProspectos: lista(obtenerProspectos),
    obtenerEstadosProspectos: [{ estado: 'DS Aceptada' }],
    obtenerTipoProspectos: [{ codigo: 'REF', descripcion: 'Referido' }],
    obtenerVistas: { vistas: [] },
    obtenerEtiquetas: { etiquetas: [] },
    obtenerAsesoresDelEquipo: { asesores: [], deProspecto: null },
    ...answers,
  })
  const { router } = renderScreen(<HomeScreen />, { at: '/home', session })
  const asked = () =>
    received.flatMap(({ name, payload }) => (name === 'obtenerProspectos' && payload.limite !== 1 ? [payload] : []))
  return { asked, router, names: () => received.map(({ name }) => name) }
}

describe('a card', () => {
  test('shows the data required by the specification', async () => {
    open({
      obtenerProspectos: [
        fichaDe(1, {
          tipoProspecto: 'REW',
          folioDS: 5_000_000_140,
          correo: 'felipe.contreras@example.cl',
          telefono: '981204417',
          fechaRegistro: '02-10-2026',
        }),
      ],
    })
    const card = (await screen.findByRole('heading', { name: 'PROSPECTO 1' })).closest('article') as HTMLElement
    for (const text of ['REW', 'DS 5000000140', 'felipe.contreras@examp...', '+56 9 8120 4417', 'Ingresó 02-10-2026']) {
      expect(within(card).getByText(text)).toBeVisible()
    }
    expect(within(card).getByText('Prospecto Ingresado')).toBeVisible()
    expect(within(card).getByRole('button', { name: 'Gestionar a PROSPECTO 1' })).toBeVisible()
  })

  test('Agendar marks the prospect and opens the agenda for it', async () => {
    const { router } = open({ prospectoGestionado: 'ok' })
    await userEvent.click(await screen.findByRole('button', { name: 'Agendar a PROSPECTO 1' }))
    await waitFor(() => expect(router.state.location).toMatchObject({ pathname: '/agenda', search: '?prospectoId=1' }))
  })

  test('the reason that stops Gestionar is shown in a dialog', async () => {
    const texto = 'Recibe no puede continuar hasta que el otorgante complete su proceso.'
    const detiene = { codigo: 'otorgante_sin_terminar', texto }
    open({ resolverGestion: { ...gestionLibre, detiene } })
    await userEvent.click(await screen.findByRole('button', { name: 'Gestionar a PROSPECTO 1' }))
    expect(await screen.findByRole('alertdialog', { name: texto })).toBeVisible()
  })
})

describe('the list', () => {
  test('asks for a month, fifteen at a time, and goes on after the last one read; each prospect once', async () => {
    const { asked } = open({ obtenerProspectos: inTurn(many(1, 15), many(15, 2)) })
    await userEvent.click(await screen.findByRole('button', { name: 'Ver más prospectos' }))
    expect(await screen.findByRole('heading', { name: 'PROSPECTO 16' })).toBeVisible()
    expect(screen.getAllByRole('article')).toHaveLength(16)
    expect(asked()[0]).toMatchObject({ pagina: 1, limite: 15, cursor: null, tipoPlan: 1 })
    expect(asked()[1]).toMatchObject({ pagina: 2, cursor: 15 })
    expect(screen.queryByRole('button', { name: 'Ver más prospectos' })).toBeNull()
  })

  test('a prospect that changed is read again where it stands, with every page that is loaded', async () => {
    const events = fakeEvents()
    let estado = 'Prospecto Ingresado'
    const { asked } = open({
      obtenerProspectos: ({ pagina }) => (pagina === 1 ? many(1, 15) : [fichaDe(16, { nombre: 'ROSA MORA', estado })]),
    })
    await userEvent.click(await screen.findByRole('button', { name: 'Ver más prospectos' }))
    const card = (await screen.findByRole('heading', { name: 'ROSA MORA' })).closest('article') as HTMLElement
    estado = 'DS Aceptada'
    events.tell('prospecto', { prospectoId: 16 })
    expect(await within(card).findByText('DS Aceptada')).toBeVisible()
    expect(screen.getAllByRole('article')).toHaveLength(16)
    expect(asked().map(({ pagina }) => pagina)).toEqual([1, 2, 1, 2])
  })

  test('a search by name begins at the first page, and its words stay out of the URL', async () => {
    const { asked, router } = open({ obtenerProspectos: () => many(1, 15) })
    await userEvent.type(await screen.findByLabelText('Primer apellido'), ' Peña {Enter}')
    await waitFor(() =>
      expect(asked().at(-1)).toMatchObject({ apellidoPaternoProspecto: 'Peña', pagina: 1, limite: 15, cursor: null }),
    )
    expect(router.state.location.search).toBe('')
    await userEvent.click(screen.getByRole('button', { name: 'Limpiar búsqueda' }))
    await waitFor(() => expect(screen.getByLabelText('Primer apellido')).toHaveValue(''))
    expect(screen.getByRole('button', { name: 'Ver más prospectos' })).toBeVisible()
  })

  test.each([
    ['Estado del prospecto', 'DS Aceptada', { estado: 'DS Aceptada' }],
    ['Tipo de prospecto', 'REF · Referido', { tipoProspecto: 'REF' }],
  ])('the filter %s', async (label, option, expected) => {
    const { asked } = open()
    await screen.findByRole('option', { name: option })
    await userEvent.selectOptions(screen.getByLabelText(label), option)
    await waitFor(() => expect(asked().at(-1)).toMatchObject(expected))
  })

  test('the filter by plan', async () => {
    const { asked } = open()
    await userEvent.click(screen.getByRole('radio', { name: 'Compensado' }))
    await waitFor(() => expect(asked().at(-1)).toMatchObject({ tipoPlan: 3 }))
  })

  test.each([
    ['of a new advisor, that the first is to be added', [], 'asesor', /^Agregue el primero/],
    ['of a new advisor, where those one has come from', [], 'asesor', 'Importar los que ya tiene'],
    ['of the portfolio that a head looks at', [], 'jefatura', /^Aquí verá en qué va cada venta/],
    ['in these dates, that there are others', [fichaDe(1)], 'asesor', /amplíe el rango de fechas/],
  ] as const)('empty, it says %s', async (_what, others, role, text) => {
    fakeServer({
      obtenerProspectos: ({ limite, rangoInicio }) => (limite === 1 && rangoInicio === null ? [...others] : []),
      obtenerEstadosProspectos: [],
      obtenerTipoProspectos: [],
      obtenerVistas: { vistas: [] },
      obtenerEtiquetas: { etiquetas: [] },
      obtenerAsesoresDelEquipo: { asesores: [], deProspecto: null },
    })
    renderScreen(<HomeScreen />, { at: '/home', session: { roles: [role] } })
    expect(await screen.findByText(text)).toBeVisible()
  })

  test('failed, it shows the reason and can retry', async () => {
    const text = 'No se han podido obtener los prospectos. Inténtelo nuevamente.'
    open({ obtenerProspectos: inTurn(new Refused(503, text), [fichaDe(1)]) })
    expect(await screen.findByRole('alert')).toHaveTextContent(text)
    await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }))
    expect(await screen.findByRole('heading', { name: 'PROSPECTO 1' })).toBeVisible()
  })
})

test('to look at the list changes nothing: it only reads', async () => {
  const { names } = open()
  expect(await screen.findByRole('heading', { name: 'PROSPECTO 1' })).toBeVisible()
  expect(names()).not.toContain('anularProspectosRechazados')
})

test('a user without the role of advisor sees why nothing can be added', async () => {
  open({}, { roles: ['jefatura'] })
  for (const name of ['Agregar nuevo prospecto', 'Agregar nuevo Compensado']) {
    const button = await screen.findByRole('button', { name })
    expect(button).toHaveAttribute('aria-disabled', 'true')
    expect(button).toHaveAccessibleDescription('Solo un asesor agrega prospectos a su cartera')
  }
})

test.each([
  ['Agregar nuevo prospecto', '/add-prospect'],
  ['Agregar nuevo Compensado', '/add-compensado'],
])('%s leads to its form', async (name, path) => {
  const { router } = open()
  await userEvent.click(await screen.findByRole('button', { name }))
  await waitFor(() => expect(router.state.location.pathname).toBe(path))
})

describe.each([
  ['a supervisor by link', supervisor, null],
  ['a head of team', { roles: ['jefatura' as const] }, null],
  ['an advisor with only copies at hand', {}, '2026-11-21T14:00:00.000Z'],
])('%s', (_who, session, copies) => {
  beforeEach(() => {
    showSince(copies)
    return () => showSince(null)
  })

  const venta = ventaConDS('beneficiarios', {
    pasos: [pasoDe('declaracion', 'ahora', '/postulant-ds')],
  })

  test('goes by Gestionar to where the sale stands: nothing checked, marked or generated', async () => {
    const { router, names } = open({ obtenerVenta: venta }, session)
    await userEvent.click(await screen.findByRole('button', { name: 'Gestionar a PROSPECTO 1' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/postulant-ds'))
    expect(router.state.location.search).toBe('?prospectoId=1&identificador=20001')
    expect(names().filter((name) => !name.startsWith('obtener'))).toEqual([])
  })

  test('goes by Agendar to the agenda, without a mark', async () => {
    const { router, names } = open({}, session)
    await userEvent.click(await screen.findByRole('button', { name: 'Agendar a PROSPECTO 1' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/agenda'))
    expect(names()).not.toContain('prospectoGestionado')
  })
})
