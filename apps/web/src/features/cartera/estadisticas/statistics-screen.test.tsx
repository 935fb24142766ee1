import { uf } from '@alerce/domain/base/dinero/tipos'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { userEvent } from '../../../testing/acts/user-event.ts'
import { cifras } from '../../../testing/estadisticas.ts'
import { fakeEvents } from '../../../testing/fake-events.ts'
import { type Answer, type Answers, fakeServer, payloadsIn, Refused } from '../../../testing/fake-server.ts'
import { renderScreen, supervisor } from '../../../testing/render-screen.tsx'
import type { MesDelAsesor } from './queries.ts'
import { StatisticsScreen } from './statistics-screen.tsx'

const fila = (filaId: number, nombre: string) => ({
  filaId,
  prospectoId: filaId + 1000,
  nombre,
  estado: 'DS en Evaluación',
  fecha: '05-10-2026',
  folioDS: filaId === 1 ? 5_000_000_001 : null,
  asesor: null,
})

const regla = { tipoPlan: 'T' as const, ufDesde: 0, porcentaje: 50, uf: null, desde: '01-01-2026' }
const contrato = { prospectoId: 31, nombre: 'ROSA MORA', fecha: '02-10-2026', plan: 'PLENO 900', baseUF: 6.891 }
const mesPropio: MesDelAsesor = {
  contratos: 3,
  contratosAntes: 2,
  meta: 12,
  esperados: 2,
  uf: uf(20.673),
  metaUF: 60,
  esperadosUF: 13,
  comision: {
    totalUF: 3.446,
    contratos: [
      { ...contrato, comisionUF: 3.446, regla },
      { ...contrato, prospectoId: 32, nombre: 'INÉS PAZ', comisionUF: null, regla: null },
    ],
  },
  origenes: [{ codigo: 'REF', prospectos: 9, conDS: 4, contratos: 1 }],
}

interface Opening {
  readonly answers?: Answers
  readonly query?: string
  readonly session?: object
}

function open({ answers = {}, query = '', session = {} }: Opening = {}) {
  const received = fakeServer({
    obtenerEstadisticasSuscripciones: cifras(),
    obtenerMesDelAsesor: mesPropio,
    obtenerFilasEstadistica: { filas: [fila(2, 'ROSA DÍAZ LAGOS'), fila(1, 'LUIS VEGA')], siguiente: null },
    ...answers,
  })
  const { router } = renderScreen(<StatisticsScreen />, { at: `/statistics${query}`, session })
  const sent = payloadsIn(received)
  return { router, sent }
}

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-10-07T13:00:00Z'), shouldAdvanceTime: true, toFake: ['Date'] })
  return () => vi.useRealTimers()
})

const loaded = () => screen.findByRole('list', { name: 'Gráfico de barras' })
const group = async (name: string) => within(await screen.findByRole('region', { name }))

describe('the figures', () => {
  test.each([
    ['Prospectos', '1.240 Activos hoy'],
    ['Prospectos', '32 Del mes'],
    ['Entrevistas', '87 Realizadas Citas con resultado «Realizado»'],
    ['Declaraciones de Salud', '60 Ingresadas Enviadas a evaluación'],
    ['Declaraciones de Salud', '41 Aceptadas'],
    ['Contratos', '20 Suscritos'],
    ['Contratos', '2,3 Estimados del mes DS del mes × cierre de los últimos doce meses'],
    ['Tasas de cierre', '33,3\u00a0% Por DS Contratos ÷ DS ingresadas'],
    ['Tasas de cierre', '23,0\u00a0% Por entrevista Contratos ÷ entrevistas'],
  ])('%s: %s', async (name, text) => {
    open()
    await loaded()
    const links = (await group(name)).getAllByRole('link')
    const words = links.map((link) => [...link.children].map(({ textContent }) => textContent).join(' '))
    expect(words).toContain(text)
  })

  test('are drawn as bars that open their rows, with the same numbers in a table behind', async () => {
    const { router } = open()
    const chart = within(await screen.findByRole('list', { name: 'Gráfico de barras' }))
    expect(chart.getByRole('link', { name: 'Prospectos, total: 1.240' })).toBeVisible()
    await userEvent.click(chart.getByRole('link', { name: 'Entrevistas, En octubre de 2026: 12' }))
    expect(router.state.location.search).toBe('?mes=10&anio=2026&figura=entrevistaMes')
    expect(await screen.findByRole('heading', { name: 'Entrevistas realizadas en octubre de 2026' })).toBeVisible()
    await userEvent.click(screen.getByText('Ver como tabla'))
    const table = within(screen.getByRole('region', { name: 'De prospecto a contrato, en números' }))
    const rows = table.getAllByRole('row').map((row) => [...row.children].map(({ textContent }) => textContent))
    expect(rows).toEqual([
      ['Paso', 'Total', 'En octubre de 2026'],
      ['Prospectos', '1.240', '32'],
      ['Entrevistas', '87', '12'],
      ['DS ingresadas', '60', '7'],
      ['DS aceptadas', '41', '–'],
      ['Contratos', '20', '–'],
    ])
  })

  test('of an advisor without sales are zeros without bars', async () => {
    const none = cifras()
    for (const name of Object.keys(none) as (keyof typeof none)[]) none[name] = 0
    open({ answers: { obtenerEstadisticasSuscripciones: none } })
    expect(await screen.findByText('Aún no hay nada que comparar')).toBeVisible()
    expect(screen.getAllByText('0,0 %')).toHaveLength(2)
  })

  test('that cannot be read say so, and can be asked for again', async () => {
    let answer: Answer<'obtenerEstadisticasSuscripciones'> = new Refused(503, '')
    open({ answers: { obtenerEstadisticasSuscripciones: () => answer } })
    expect(await screen.findByText(/^No se han podido obtener las estadísticas/)).toBeVisible()
    answer = cifras()
    await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }))
    expect(await loaded()).toBeVisible()
  })

  test('are read again with their rows when a prospect changes', async () => {
    const events = fakeEvents()
    const { sent } = open({ query: '?figura=prospectos' })
    await screen.findByText('LUIS VEGA')
    events.tell('prospecto', { prospectoId: 1 })
    await waitFor(() => expect(sent('obtenerEstadisticasSuscripciones')).toHaveLength(2))
    await waitFor(() => expect(sent('obtenerFilasEstadistica')).toHaveLength(2))
  })
})

describe('the month', () => {
  test('is the current one to begin with, and none later is offered', async () => {
    const { sent } = open()
    expect(await screen.findByRole('combobox', { name: 'Mes' })).toHaveValue('10')
    expect(screen.queryByRole('option', { name: 'Noviembre' })).toBeNull()
    expect(sent('obtenerEstadisticasSuscripciones')).toEqual([{ mesRegistro: 10, añoRegistro: 2026 }])
  })

  test('is chosen, and the URL keeps it with the open figure', async () => {
    const { router, sent } = open({ query: '?figura=contratos' })
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Año' }), '2025')
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Mes' }), 'Diciembre')
    expect(router.state.location.search).toBe('?mes=12&anio=2025&figura=contratos')
    await waitFor(() =>
      expect(sent('obtenerEstadisticasSuscripciones').at(-1)).toEqual({ mesRegistro: 12, añoRegistro: 2025 }),
    )
  })

  test('of the URL is the one that is read', async () => {
    const { sent } = open({ query: '?mes=9&anio=2026' })
    await loaded()
    expect(sent('obtenerEstadisticasSuscripciones')).toEqual([{ mesRegistro: 9, añoRegistro: 2026 }])
  })
})

describe('the rows behind a figure', () => {
  test('open from it, each leading to its sale', async () => {
    const { router, sent } = open()
    await userEvent.click(await screen.findByRole('link', { name: /^7\s*Ingresadas del mes/ }))
    const rows = await group('DS ingresadas en octubre de 2026')
    expect(await rows.findByRole('link', { name: 'LUIS VEGA' })).toHaveAttribute(
      'href',
      '/postulant-data?prospectoId=1001',
    )
    expect(rows.getByRole('row', { name: /^LUIS VEGA/ })).toHaveTextContent('5000000001')
    expect(rows.getByRole('columnheader', { name: 'Envío' })).toBeVisible()
    expect(router.state.location.search).toBe('?mes=10&anio=2026&figura=dsIngresadaMes')
    expect(sent('obtenerFilasEstadistica')).toEqual([
      { mesRegistro: 10, añoRegistro: 2026, figura: 'dsIngresadaMes', cursor: null },
    ])
  })

  test('close again, and so they do with the back button', async () => {
    const { router } = open({ query: '?figura=tasaCierreDS' })
    await screen.findByRole('heading', { name: 'Contratos suscritos' })
    await userEvent.click(screen.getByRole('link', { name: 'Cerrar el detalle' }))
    expect(screen.queryByRole('heading', { name: 'Contratos suscritos' })).toBeNull()
    expect(router.state.location.search).toBe('?mes=10&anio=2026')
    await router.navigate(-1)
    expect(await screen.findByRole('heading', { name: 'Contratos suscritos' })).toBeVisible()
  })

  test('come by pages', async () => {
    const { sent } = open({
      query: '?figura=prospectos',
      answers: {
        obtenerFilasEstadistica: ({ cursor }) =>
          cursor ? { filas: [fila(1, 'LUIS VEGA')], siguiente: null } : { filas: [fila(2, 'ROSA DÍAZ')], siguiente: 2 },
      },
    })
    await userEvent.click(await screen.findByRole('button', { name: 'Ver más' }))
    expect(await screen.findByText('LUIS VEGA')).toBeVisible()
    expect(sent('obtenerFilasEstadistica').at(-1)).toMatchObject({ cursor: 2 })
    expect(screen.queryByRole('button', { name: 'Ver más' })).toBeNull()
  })

  test('may be none', async () => {
    open({ query: '?figura=contratos', answers: { obtenerFilasEstadistica: { filas: [], siguiente: null } } })
    expect(await screen.findByText('Nada que mostrar')).toBeVisible()
  })

  test('that cannot be read say so, the figures stay', async () => {
    open({ query: '?figura=contratos', answers: { obtenerFilasEstadistica: new Refused(503, '') } })
    expect(await screen.findByText(/^No se ha podido obtener el detalle/)).toBeVisible()
    expect(await loaded()).toBeVisible()
  })

  test('of a figure that does not exist are not asked for', async () => {
    const { sent } = open({ query: '?figura=ventas' })
    await loaded()
    expect(sent('obtenerFilasEstadistica')).toEqual([])
  })
})

test.each([[supervisor, 'Cartera de Camila Rojas']])(
  'a reader sees the owner of the figures',
  async (session, text) => {
    open({ session })
    expect(await screen.findByText(text)).toBeVisible()
  },
)

test('a head of team chooses one advisor for figures and rows, kept in the address', async () => {
  const { router, sent } = open({
    answers: {
      obtenerAsesoresDelEquipo: {
        asesores: [{ identificador: 7, nombre: 'Camila Rojas', activo: true }],
        deProspecto: null,
      },
    },
    query: '?mes=10&anio=2026&figura=contratos',
    session: { roles: ['jefatura'] },
  })
  await screen.findByRole('option', { name: 'Camila Rojas' })
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Asesor' }), 'Camila Rojas')
  await waitFor(() => expect(sent('obtenerFilasEstadistica').at(-1)).toMatchObject({ identificador: 7 }))
  expect(sent('obtenerEstadisticasSuscripciones').at(-1)).toMatchObject({ identificador: 7 })
  expect(router.state.location.search).toBe('?mes=10&anio=2026&figura=contratos&asesor=7')
})

describe('the month of an advisor', () => {
  const text = async (name: string) =>
    ((await screen.findByRole('region', { name })).textContent ?? '').replaceAll('\u00a0', ' ')

  test('goal, what it asks for by today, and last month to the same day', async () => {
    open()
    const meta = await text('Meta de octubre de 2026')
    for (const part of [
      '3 de 12 contratos',
      'Avance25 %',
      'Corresponden a hoy2',
      '20,7 de 60 (34 %)',
      'Mes pasado, al mismo día2',
    ])
      expect(meta).toContain(part)
  })

  test('the goal leads to the contracts that it counts; without any it leads nowhere', async () => {
    open()
    await userEvent.click(await screen.findByRole('link', { name: /^3 de 12 contratos/ }))
    expect(screen.getByRole('heading', { name: 'Comisión estimada' })).toHaveFocus()
  })

  test('the figures below wait for it: they would move', async () => {
    const mes = Promise.withResolvers<MesDelAsesor>()
    open({ answers: { obtenerMesDelAsesor: () => mes.promise } })
    await screen.findByRole('status', { name: 'Cargando Prospectos' })
    expect(screen.queryByRole('link', { name: /Activos hoy$/ })).toBeNull()
    mes.resolve(mesPropio)
    expect(await screen.findByRole('link', { name: /Activos hoy$/ })).toBeVisible()
  })

  test('each contract says what it brings and why; without a rule there is no figure', async () => {
    open()
    const rows = within(await screen.findByRole('region', { name: 'Comisión estimada por contrato' })).getAllByRole(
      'row',
    )
    const [, rosa, ines, total] = rows.map((row) => (row.textContent ?? '').replaceAll('\u00a0', ' '))
    expect(rosa).toContain('6,891 UF50 % de un mesTodos; rige desde 01-01-20263,446 UF')
    expect(ines).toContain('Sin regla–')
    expect(total).toBe('Total1 de 2 contratos3,446 UF')
  })

  test('prospects of the month by their origin', async () => {
    open()
    expect(await text('Prospectos del mes por origen')).toContain('Referido941')
    const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href') ?? ''
    const todos = new URL(hrefOf('Referido, prospectos: 9'), 'http://alerce')
    expect(todos.pathname).toMatch(/home$/)
    expect(Object.fromEntries(todos.searchParams)).toMatchObject({ tipo: 'REF', desde: expect.stringMatching(/-01$/) })
    expect(hrefOf('Referido, contratos: 1')).toContain('estado=Contrato+Suscrito')
    expect(hrefOf('Referido, con DS: 4')).toContain('estado=Con+DS+enviada')
  })

  test('an earlier month is compared with the whole one before, and a month without goal says so', async () => {
    const { sent } = open({
      query: '?mes=9&anio=2026',
      answers: { obtenerMesDelAsesor: { ...mesPropio, meta: null, esperados: null } },
    })
    const meta = await text('Meta de septiembre de 2026')
    expect(meta).toContain('3 contratos, sin meta fijada')
    expect(meta).toContain('Mes anterior2')
    expect(sent('obtenerMesDelAsesor')).toEqual([{ mes: '2026-09-01' }])
  })

  test('a month that is still empty says what will stand there; one contract is not several', async () => {
    const comision = { totalUF: 0, contratos: [] }
    open({ answers: { obtenerMesDelAsesor: { ...mesPropio, contratos: 1, meta: 1, origenes: [], comision } } })
    expect(await text('Meta de octubre de 2026')).toContain('1 de 1 contrato')
    expect(await text('Prospectos del mes por origen')).toContain('cuántos llegan a DS y a contrato')
    expect(await text('Comisión estimada')).toContain('con su estimación y la regla que la explica')
  })

  test('a head asks for it only of a chosen advisor, a supervisor by link never', async () => {
    const { sent } = open({ session: supervisor })
    await loaded()
    expect(sent('obtenerMesDelAsesor')).toEqual([])
    expect(screen.queryByRole('region', { name: /^Meta/ })).toBeNull()
  })
})
