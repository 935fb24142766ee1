import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { pasteInto } from '../../../testing/acts/paste-into.ts'
import { userEvent } from '../../../testing/acts/user-event.ts'
import { fakeEvents } from '../../../testing/fake-events.ts'
import { type Answers, fakeServer, payloadsIn, Refused } from '../../../testing/fake-server.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import type { CasoResuelto } from './queries.ts'
import { ResueltasScreen } from './resueltas-screen.tsx'

const resuelta = (more: Partial<CasoResuelto> = {}): CasoResuelto => ({
  evaluacionId: 40,
  identificador: 3,
  folio: 5_000_000_003,
  nombre: 'ROSA IBACACHE MORA',
  clase: 'medica',
  resultado: 4,
  por: 'Elsa Pino',
  propia: true,
  confirmadaPor: null,
  en: '2026-11-18T11:00:00.000Z',
  ...more,
})
const elsa = { usuarioId: 7, nombre: 'Elsa Pino', propia: true, respuestas: 12, espera: 125, trabajo: 20, enMeta: 92 }

function open(at = '/resueltas', answers: Answers = {}) {
  const received = fakeServer({
    obtenerResueltasHoy: { resueltas: [resuelta()], siguiente: null },
    obtenerTiemposContraloria: {
      metaHoras: 48,
      auditores: [elsa, { ...elsa, usuarioId: 8, nombre: 'Andrés Sepúlveda', propia: false, trabajo: null }],
    },
    ...answers,
  })
  const { router } = renderScreen(<ResueltasScreen />, { at, session: { roles: ['contraloria'] } })
  const sent = payloadsIn(received)
  return { router, sent }
}

test('the answers of today show author and a link to the case', async () => {
  open()
  const row = await screen.findByRole('row', { name: /ROSA/ })
  for (const text of ['08:00', '5000000003', 'Rechazada', 'Elsa Pino (usted)']) expect(row).toHaveTextContent(text)
  expect(screen.getByRole('link', { name: 'ROSA IBACACHE MORA' })).toHaveAttribute(
    'href',
    '/contraloria?identificador=3',
  )
})

const typeDate = async (name: string, text: string) => {
  const field = screen.getByRole('textbox', { name })
  await userEvent.clear(field)
  await pasteInto(field, text)
}

test('older ones in a range, which stands in the address, with who confirmed', async () => {
  const { router, sent } = open('/resueltas', {
    obtenerResueltasHoy: { resueltas: [resuelta({ confirmadaPor: 'Inés Vera' })], siguiente: null },
  })
  await screen.findByRole('row', { name: /ROSA/ })
  await typeDate('Resueltas desde', '01-11-2020')
  await waitFor(() => expect(sent('obtenerResueltasHoy').at(-1)).toEqual({ desde: '01-11-2020' }))
  await typeDate('Resueltas hasta', '05-11-2020')
  expect(await screen.findByText('Resueltas del 01-11-2020 al 05-11-2020')).toBeVisible()
  await waitFor(() => expect(sent('obtenerResueltasHoy').at(-1)).toEqual({ desde: '01-11-2020', hasta: '05-11-2020' }))
  expect(router.state.location.search).toBe('?desde=2020-11-01&hasta=2020-11-05')
  expect(screen.getByRole('row', { name: /ROSA/ })).toHaveTextContent('Confirmó Inés Vera')
})

test('a searched text stays out of the address; found nowhere today, two years are one press away', async () => {
  const { router, sent } = open('/resueltas', {
    obtenerResueltasHoy: ({ texto, desde }) => ({ resueltas: texto && !desde ? [] : [resuelta()], siguiente: null }),
  })
  await screen.findByRole('row', { name: /ROSA/ })
  const search = screen.getByRole('searchbox', { name: 'Buscar por RUT, nombre o folio' })
  await pasteInto(search, 'ibacache')
  await userEvent.click(await screen.findByRole('button', { name: 'Buscar en los últimos dos años' }))
  expect(await screen.findByRole('row', { name: /ROSA/ })).toBeVisible()
  expect(search).toHaveFocus()
  expect(sent('obtenerResueltasHoy').at(-1)).toEqual({ texto: 'ibacache', desde: expect.any(String) })
  expect(router.state.location.search).toMatch(/^\?desde=[\d-]+&hasta=[\d-]+$/)
})

test('more by pages', async () => {
  const { sent } = open('/resueltas', {
    obtenerResueltasHoy: ({ cursor }) =>
      cursor
        ? { resueltas: [resuelta({ evaluacionId: 12, clase: 'financiera', resultado: 1 })], siguiente: null }
        : { resueltas: [resuelta()], siguiente: 40 },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Ver más' }))
  expect(await screen.findByText('Renta aprobada')).toBeVisible()
  expect(sent('obtenerResueltasHoy')).toEqual([{}, { cursor: 40 }])
})

test('an answer of somebody else shows by itself', async () => {
  const events = fakeEvents()
  let resueltas: CasoResuelto[] = []
  open('/resueltas', { obtenerResueltasHoy: () => ({ resueltas, siguiente: null }) })
  expect(await screen.findByText('Hoy no se ha resuelto ningún caso')).toBeVisible()
  resueltas = [resuelta({ por: 'Andrés Sepúlveda', propia: false })]
  events.tell('cola', null)
  expect(await screen.findByText('Andrés Sepúlveda')).toBeVisible()
})

test('the times follow the queue', async () => {
  const events = fakeEvents()
  const { sent } = open('/resueltas?ver=tiempos')
  await waitFor(() => expect(sent('obtenerTiemposContraloria')).toHaveLength(1))
  events.tell('cola', null)
  await waitFor(() => expect(sent('obtenerTiemposContraloria')).toHaveLength(2))
})

test('how long cases wait for each auditor, in the days that one asks for', async () => {
  const { router, sent } = open()
  await userEvent.click(await screen.findByRole('link', { name: 'Tiempos' }))
  const row = await screen.findByRole('row', { name: /Elsa Pino/ })
  for (const text of ['12', '2 h 05 min', '20 min', '92 %']) expect(row).toHaveTextContent(text)
  expect(screen.getByRole('row', { name: /Andrés/ })).toHaveTextContent('–')
  expect(screen.getByText(/^Meta: 48 h/)).toBeVisible()
  await userEvent.selectOptions(screen.getByLabelText('Periodo'), 'Últimos 7 días')
  await waitFor(() => expect(router.state.location.search).toBe('?ver=tiempos&dias=7'))
  expect(sent('obtenerTiemposContraloria')).toEqual([{ dias: 30 }, { dias: 7 }])
})

test.each([
  ['/resueltas', { obtenerResueltasHoy: new Refused(503, '') }, 'No se han podido obtener los casos resueltos.'],
  [
    '/resueltas?ver=tiempos',
    { obtenerTiemposContraloria: new Refused(503, '') },
    'No se han podido obtener los tiempos de contraloría.',
  ],
  [
    '/resueltas?ver=tiempos&dias=7',
    { obtenerTiemposContraloria: { metaHoras: 48, auditores: [] } },
    'Nadie ha respondido casos en este periodo',
  ],
])('%s, empty or not to be read', async (at, answers, text) => {
  open(at, answers)
  expect(await screen.findByText(text)).toBeVisible()
})
