import { asuntosContados } from '@alerce/domain/limites'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { Halt } from '../../../lib/api/must.ts'
import { showSince } from '../../../lib/sin-red/mode.ts'
import { userEvent } from '../../../testing/acts/user-event.ts'
import { asuntoDe } from '../../../testing/asunto.ts'
import { fakeEvents } from '../../../testing/fake-events.ts'
import { type Answering, type Answers, fakeServer, inTurn, Refused } from '../../../testing/fake-server.ts'
import { renderScreen, supervisor } from '../../../testing/render-screen.tsx'
import { ventaDe } from '../../../testing/venta.ts'
import { MiDia } from './mi-dia.tsx'
import type { AsuntoDelDia, GrupoDeAsuntos } from './queries.ts'

const asunto = (prospectoId: number, part: Partial<AsuntoDelDia> = {}): AsuntoDelDia =>
  asuntoDe({ prospectoId, nombre: `ANA VERA ${prospectoId}`, ...part })
const vacio = (grupo: GrupoDeAsuntos['grupo']): GrupoDeAsuntos => ({ grupo, total: 0, asuntos: [] })
const dia = (...grupos: readonly GrupoDeAsuntos[]) => ({
  grupos: (['atrasado', 'hoy', 'espera', 'pospuesto'] as const).map(
    (grupo) => grupos.find((one) => one.grupo === grupo) ?? vacio(grupo),
  ),
})
const atrasado = (part: Partial<GrupoDeAsuntos> = {}): GrupoDeAsuntos => ({
  grupo: 'atrasado',
  total: 1,
  asuntos: [asunto(1)],
  ...part,
})

const check = vi.fn(async (_asunto: AsuntoDelDia): Promise<string | null> => '/postulant-data')

beforeEach(() => {
  localStorage.clear()
  check.mockReset()
  check.mockResolvedValue('/postulant-data')
  vi.useFakeTimers({ now: new Date('2026-11-21T15:00:00.000Z'), toFake: ['Date'] })
  return () => {
    vi.useRealTimers()
    showSince(null)
  }
})

function open(obtenerMiDia: Answering<'obtenerMiDia'>, session = {}, answers: Answers = {}) {
  const events = fakeEvents()
  const received = fakeServer({
    obtenerMiDia,
    obtenerVenta: ({ prospectoId }) => ventaDe({ prospectoId }),
    ...answers,
  })
  const { router } = renderScreen(<MiDia check={check} />, { at: '/home', session })
  const asked = () => received.filter(({ name }) => name === 'obtenerMiDia')
  return { router, asked, events, received }
}

const group = (name: RegExp) => screen.findByRole('region', { name })

describe('the three groups', () => {
  test('show count, person, step and start', async () => {
    const hoy: GrupoDeAsuntos = {
      ...vacio('hoy'),
      total: 1,
      asuntos: [asunto(2, { paso: 'Elegir otro plan', dias: 0 })],
    }
    const { asked } = open(dia(atrasado(), hoy))
    const late = await group(/^Atrasado 1/)
    const row = within(late).getByRole('button', { name: /^Continuar con ANA VERA 1/ })
    expect(row).toHaveTextContent('Subir los antecedentes pedidos 3 días de atraso · DS en Revisión')
    expect(within(row).getByText('3 días de atraso')).toHaveAttribute('title', '17-11-2026 10:00')
    expect(
      within(await group(/^Hoy 1/)).getByRole('button', { name: /^Continuar con .* Elegir otro plan/ }),
    ).toBeVisible()
    expect(within(await group(/^Esperando a otros 0/)).getByText('Nada en manos de otros')).toBeVisible()
    expect(screen.getByText('sábado, 21 de noviembre')).toBeVisible()
    expect(asked().map(({ payload }) => payload)).toEqual([{ limite: 5 }])
  })

  test('a number that is not counted to its end says so', async () => {
    open(dia(atrasado({ total: asuntosContados })))
    expect(await group(/^Atrasado \+99/)).toBeVisible()
  })

  test('on a phone one is chosen: the first that holds something', async () => {
    open(dia({ ...vacio('espera'), total: 1, asuntos: [asunto(3)] }))
    const tab = await screen.findByRole('button', { name: 'Esperando a otros 1' })
    expect(tab).toHaveAttribute('aria-pressed', 'true')
    await userEvent.click(screen.getByRole('button', { name: 'Atrasado 0' }))
    expect(tab).toHaveAttribute('aria-pressed', 'false')
    expect(screen.getByRole('button', { name: 'Atrasado 0' })).toHaveAttribute('aria-pressed', 'true')
  })
})

describe('a matter', () => {
  test('opens at the stage of the sale, once the checks of Gestionar pass', async () => {
    const { router } = open(dia(atrasado()))
    await userEvent.click(await screen.findByRole('button', { name: /^Continuar con ANA VERA 1/ }))
    await waitFor(() => expect(router.state.location.pathname).not.toBe('/home'))
    expect(router.state.location.search).toContain('prospectoId=1')
    expect(check.mock.calls.map(([one]) => one)).toEqual([asunto(1)])
  })

  test('stays where it is when the question on the way is declined', async () => {
    check.mockResolvedValue(null)
    const { router } = open(dia(atrasado()))
    const button = await screen.findByRole('button', { name: /^Continuar con/ })
    await userEvent.click(button)
    await waitFor(() => expect(button).not.toHaveAttribute('aria-busy', 'true'))
    expect(router.state.location.pathname).toBe('/home')
  })

  test('that may not go on says why and stays', async () => {
    check.mockRejectedValue(new Halt('El FUN no está vigente.'))
    const { router } = open(dia(atrasado()))
    await userEvent.click(await screen.findByRole('button', { name: /^Continuar con/ }))
    expect(await screen.findByRole('alertdialog', { name: 'El FUN no está vigente.' })).toBeVisible()
    expect(router.state.location.pathname).toBe('/home')
  })

  test('that cannot be read says so', async () => {
    open(dia(atrasado()), {}, { obtenerVenta: new Refused(503, 'No se ha podido.') })
    await userEvent.click(await screen.findByRole('button', { name: /^Continuar con/ }))
    expect(await screen.findByRole('alertdialog')).toBeVisible()
  })

  test('that is an appointment leads to its day in the agenda', async () => {
    const cita = asunto(4, { citaId: 9, paso: 'Cerrar la cita: ¿se realizó?', desde: '2026-11-19T02:30:00.000Z' })
    open(dia(atrasado({ asuntos: [cita] })))
    const link = await screen.findByRole('link', { name: /^Ver en la agenda a ANA VERA 4 Cerrar la cita/ })
    expect(link).toHaveAttribute('href', '/agenda?prospectoId=4&fecha=2026-11-18')
  })

  test.each([
    ['a supervisor by link', supervisor],
    ['a head of team', { roles: ['jefatura' as const] }],
  ])('%s looks at it without a mark', async (_who, session) => {
    const { router } = open(dia(atrasado()), session)
    expect(await screen.findByRole('heading', { name: 'El día de la cartera' })).toBeVisible()
    await userEvent.click(await screen.findByRole('button', { name: /^Continuar con/ }))
    await waitFor(() => expect(router.state.location.pathname).not.toBe('/home'))
    expect(check).not.toHaveBeenCalled()
  })
})

test('where only copies are at hand, a matter is looked at, and nothing is marked', async () => {
  showSince('2026-11-21T14:00:00.000Z')
  const { router } = open(dia(atrasado()))
  await userEvent.click(await screen.findByRole('button', { name: /^Continuar con/ }))
  await waitFor(() => expect(router.state.location.pathname).not.toBe('/home'))
  expect(check).not.toHaveBeenCalled()
})

describe('Ver todos', () => {
  test('shows all of a group, page after page, and goes back to the day', async () => {
    const tras = { desde: asunto(6).desde, prospectoId: 6, citaId: null, tareaId: null }
    const answers: Answers = {
      obtenerAsuntosDelDia: inTurn(
        { asuntos: [1, 2, 3, 4, 5, 6].map((id) => asunto(id)), siguiente: tras },
        { asuntos: [asunto(7)], siguiente: null },
      ),
    }
    const { received } = open(dia(atrasado({ total: 7 })), {}, answers)
    await userEvent.click(await screen.findByRole('button', { name: 'Ver todos de Atrasado' }))
    const todos = await group(/^Atrasado$/)
    expect(await within(todos).findAllByRole('listitem')).toHaveLength(6)
    await userEvent.click(within(todos).getByRole('button', { name: 'Ver más' }))
    await waitFor(() => expect(within(todos).getAllByRole('listitem')).toHaveLength(7))
    expect(received.flatMap(({ name, payload }) => (name === 'obtenerAsuntosDelDia' ? [payload] : []))).toEqual([
      { grupo: 'atrasado', tras: null },
      { grupo: 'atrasado', tras },
    ])
    const veces = () => received.filter(({ name }) => name === 'obtenerMiDia').length
    const antes = veces()
    await userEvent.click(within(todos).getByRole('button', { name: 'Volver al día' }))
    expect(await group(/^Atrasado 7/)).toBeVisible()
    // it counts what has just been read one by one
    await waitFor(() => expect(veces()).toBe(antes + 1))
  })

  test.each(['the page is asked for first', 'the news comes first'])(
    'a page requested during a change by others comes, and so does the change: %s',
    async (cual) => {
      const tras = { desde: asunto(6).desde, prospectoId: 6, citaId: null, tareaId: null }
      const pagina = { asuntos: [1, 2, 3, 4, 5, 6].map((id) => asunto(id)), siguiente: tras }
      const enCamino = Promise.withResolvers<void>()
      let cambiado = 0
      const answers: Answers = {
        obtenerAsuntosDelDia: async (asked) => {
          const estado = cambiado
          if (veces() === 2) await enCamino.promise
          if (asked.tras === null) return { ...pagina, asuntos: pagina.asuntos.slice(estado) }
          return { asuntos: [asunto(7)], siguiente: null }
        },
      }
      const { received, events } = open(dia(atrasado({ total: 7 })), {}, answers)
      const veces = () => received.filter(({ name }) => name === 'obtenerAsuntosDelDia').length
      await userEvent.click(await screen.findByRole('button', { name: 'Ver todos de Atrasado' }))
      const todos = await group(/^Atrasado$/)
      const mas = await within(todos).findByRole('button', { name: 'Ver más' })
      const acts = [
        () => userEvent.click(mas),
        async () => {
          cambiado = 1
          events.tell('prospecto', { prospectoId: 1 })
        },
      ]
      for (const act of cual.startsWith('the news') ? acts.toReversed() : acts) {
        await act()
        await waitFor(() => expect(veces()).toBe(2))
      }
      enCamino.resolve()
      await waitFor(() => expect(within(todos).queryByRole('button', { name: 'Ver más' })).toBeNull())
      // the first is gone, the seventh is there
      await waitFor(() => expect(within(todos).getAllByRole('listitem')).toHaveLength(6))
      expect(within(todos).queryByText('ANA VERA 1')).toBeNull()
      expect(within(todos).getByText('ANA VERA 7')).toBeVisible()
    },
  )

  test('is not there when all are', async () => {
    open(dia(atrasado()))
    await group(/^Atrasado/)
    expect(screen.queryByText(/Ver todos/)).toBeNull()
  })
})

describe('the panel', () => {
  test('with nothing to do says so', async () => {
    open(dia())
    expect(await screen.findByRole('heading', { name: 'Nada pendiente por hoy' })).toBeVisible()
  })

  test('shows its shape while it loads', async () => {
    open(() => dia())
    expect(screen.getByRole('status', { name: 'Cargando el día' })).toBeVisible()
    await screen.findByText('Nada pendiente por hoy')
  })

  test('failed, shows the reason and can retry', async () => {
    const text = 'No se ha podido obtener su día. Inténtelo nuevamente.'
    open(inTurn(new Refused(503, text), dia(atrasado())))
    expect(await screen.findByRole('alert')).toHaveTextContent(text)
    await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }))
    expect(await group(/^Atrasado 1/)).toBeVisible()
  })

  test('folds to one line, and this browser remembers it', async () => {
    open(dia(atrasado({ total: 12 })))
    await group(/^Atrasado/)
    await userEvent.click(screen.getByRole('button', { name: 'Plegar Mi día' }))
    expect(screen.getByText('12 atrasados · 0 para hoy · 0 en espera')).toBeVisible()
    expect(screen.queryByRole('region', { name: /^Atrasado/ })).toBeNull()
    expect(Object.entries(localStorage)).toEqual([['alerce-mi-dia', 'plegado']])

    open(dia(atrasado()))
    await userEvent.click((await screen.findAllByRole('button', { name: 'Mostrar Mi día' })).at(-1) as HTMLElement)
    expect(Object.entries(localStorage)).toEqual([['alerce-mi-dia', 'abierto']])
  })

  test('on a phone it begins folded, and stays as it was left', async () => {
    const { matchMedia } = window
    vi.stubGlobal('matchMedia', (query: string) => ({ ...matchMedia(query), matches: query.includes('600px') }))
    open(dia(atrasado({ total: 12 })))
    expect(await screen.findByText('12 atrasados · 0 para hoy · 0 en espera')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Mostrar Mi día' }))
    cleanup()
    open(dia(atrasado()))
    expect(await group(/^Atrasado 1/)).toBeVisible()
  })

  test('is read again when a prospect changes', async () => {
    const { events, asked } = open(inTurn(dia(atrasado()), dia()))
    await group(/^Atrasado 1/)
    events.tell('prospecto', { prospectoId: 1 })
    expect(await screen.findByText('Nada pendiente por hoy')).toBeVisible()
    expect(asked()).toHaveLength(2)
  })
})

describe('left open', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: new Date('2026-11-22T02:58:30.000Z'), shouldAdvanceTime: true })
  })

  test('it is read again in the first second of the next day', async () => {
    const { asked } = open(() => dia(atrasado()))
    await screen.findByText('sábado, 21 de noviembre')
    await vi.advanceTimersByTimeAsync(80_000)
    expect(asked()).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(13_000)
    expect(asked()).toHaveLength(2)
    expect(await screen.findByText('domingo, 22 de noviembre')).toBeVisible()
  })
})

test('an appointment of a client who is no prospect yet opens its day in the agenda, and is not postponed', async () => {
  const suya = {
    prospectoId: null,
    citaId: 5,
    nombre: 'ROSA VERA',
    paso: 'Cita a las 10:00',
    desde: '2026-11-20T13:00:00.000Z',
  }
  open(dia({ grupo: 'atrasado', total: 1, asuntos: [asuntoDe(suya)] }))
  const link = await screen.findByRole('link', { name: /Ver en la agenda a ROSA VERA/ })
  expect(link).toHaveAttribute('href', '/agenda?fecha=2026-11-20')
  expect(screen.queryByRole('button', { name: /^Posponer/ })).toBeNull()
})

describe('a task', () => {
  const tarea = (part: Partial<AsuntoDelDia> = {}) =>
    asuntoDe({ prospectoId: 2, tareaId: 8, hora: '16:00', paso: 'Enviar el folleto', dias: 0, ...part })
  const conTarea = (part: Partial<AsuntoDelDia> = {}) => dia({ grupo: 'hoy', total: 1, asuntos: [tarea(part)] })
  const sent = (received: ReturnType<typeof fakeServer>, name: string) =>
    received.filter((one) => one.name === name).map(({ payload }) => payload)

  test('opens the timeline of its person; done, the toast undoes it', async () => {
    const { received } = open(conTarea(), {}, { cerrarTarea: 'ok', reabrirTarea: 'ok' })
    const link = await screen.findByRole('link', { name: /Ver en la Bitácora a ANA VERA/ })
    expect(link).toHaveAttribute('href', '/timeline?prospectoId=2')
    await userEvent.click(screen.getByRole('button', { name: /^Hecha: Enviar el folleto/ }))
    expect(sent(received, 'cerrarTarea')).toEqual([{ tareaId: 8 }])
    await userEvent.click(await screen.findByRole('button', { name: 'Deshacer' }))
    await waitFor(() => expect(sent(received, 'reabrirTarea')).toEqual([{ tareaId: 8 }]))
  })

  test('about nobody leads nowhere, and is postponed to another day at its hour', async () => {
    const antes = { fecha: '2026-11-21', hora: '16:00' }
    const sola = conTarea({ prospectoId: null, nombre: 'Tarea propia', telefono: '' })
    const { received } = open(sola, {}, { moverTarea: { antes } })
    expect(await screen.findByText('Tarea propia')).toBeVisible()
    expect(screen.queryByRole('link')).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: /^Posponer/ }))
    await userEvent.click(await screen.findByRole('button', { name: /^El siguiente día hábil/ }))
    await userEvent.click(await screen.findByRole('button', { name: 'Deshacer' }))
    await waitFor(() =>
      expect(sent(received, 'moverTarea')).toEqual([
        { tareaId: 8, fecha: '2026-11-23', hora: '16:00' },
        { tareaId: 8, ...antes, vuelve: true },
      ]),
    )
  })

  test('is added from the heading of the day', async () => {
    const { received } = open(dia(), {}, { crearTarea: { tareaId: 9 }, obtenerBorrador: null, guardarBorrador: 'ok' })
    await userEvent.click(await screen.findByRole('button', { name: 'Agregar una tarea' }))
    await userEvent.type(await screen.findByLabelText(/Qué hay que hacer/), 'Pedir tarjetas')
    await userEvent.click(screen.getByRole('button', { name: 'Agregar' }))
    expect(await screen.findByText('Tarea agregada')).toBeVisible()
    expect(sent(received, 'crearTarea')).toEqual([
      { prospectoId: null, texto: 'Pedir tarjetas', fecha: '2026-11-21', hora: null },
    ])
  })
})
