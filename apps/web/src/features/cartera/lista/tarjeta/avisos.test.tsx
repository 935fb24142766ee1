import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { dicho } from '../../../../testing/acts/dicho.ts'
import { userEvent } from '../../../../testing/acts/user-event.ts'
import { fakeEvents } from '../../../../testing/fake-events.ts'
import { type Answers, fakeServer, inTurn, Refused, UNREACHABLE, Unexpected } from '../../../../testing/fake-server.ts'
import { oscar } from '../../../../testing/ficha.ts'
import { renderScreen, supervisor } from '../../../../testing/render-screen.tsx'
import { Ficha } from '../components/ficha.tsx'
import type { Prospecto } from '../queries.ts'

const RECHAZO = 'Rechazo por autenticación de ÓSCAR PEÑA LAZO: ver el motivo'
const IRREGULARIDADES = 'Presiona para ver irregularidades de ÓSCAR PEÑA LAZO'

const deIdentidad = {
  glosa: 'Tres intentos fallidos de validar la identidad',
  rechazado: '2026-10-07T13:00:00.000Z',
  puedeInvitar: true,
}
const levantado = { glosa: '', rechazado: null, puedeInvitar: false }

const firma = {
  folio: 5_000_000_077,
  codigoIrregularidad: 'DOC',
  descripcionIrregularidad: 'Documento contractual incompleto',
  codigoDetalleIrregularidad: 'DOC-02',
  descripcionDetalleIrregularidad: 'Falta la firma en el FUN',
  ruta: '/documents-preview' as string | null,
}
const sinFolio = { ...firma, folio: null, codigoDetalleIrregularidad: 'DOC-03' }

function open(more: Partial<Prospecto>, answers: Answers = {}, session = {}) {
  const received = fakeServer({
    obtenerGlosaAutenticacionRechazada: deIdentidad,
    obtenerIrregularidadesProspecto: [firma],
    ...answers,
  })
  renderScreen(<Ficha prospecto={{ ...oscar, ...more }} />, { session })
  return received
}

const press = async (name: string) => userEvent.click(screen.getByRole('button', { name }))
const irregularidades = (answers: Answers = {}) => {
  open({ irregularidadesPendientes: true }, answers)
  return press(IRREGULARIDADES)
}

test.each([
  ['neither', {}, []],
  ['a rejection', { autenticacionRechazada: true }, [RECHAZO]],
  ['irregularities', { irregularidadesPendientes: true }, [IRREGULARIDADES]],
  ['irregularities of a giver', { irregularidadesPendientes: true, esCompensado: true }, [IRREGULARIDADES]],
  ['both', { autenticacionRechazada: true, irregularidadesPendientes: true }, [RECHAZO, IRREGULARIDADES]],
])('a card with %s', (_what, more, names) => {
  open(more)
  const found = screen.getAllByRole('button').map((button) => button.ariaLabel)
  // Between the link to the next step and the two actions
  expect(found.slice(1, -2)).toEqual(names)
})

describe('the tooltip', () => {
  test.each([
    ['Rechazo por autenticación', { autenticacionRechazada: true }],
    ['Presiona para ver irregularidades', { irregularidadesPendientes: true }],
  ])('%s, put away by Escape', async (tip, more) => {
    open(more)
    const bubble = screen.getByText(tip)
    for (const _ of [1, 2, 3]) await userEvent.tab()
    expect(bubble.hasAttribute('data-hidden')).toBe(false)
    await userEvent.keyboard('{Escape}')
    expect(bubble.hasAttribute('data-hidden')).toBe(true)
    await userEvent.hover(screen.getAllByRole('button')[1] as HTMLElement)
    expect(bubble.hasAttribute('data-hidden')).toBe(false)
  })
})

describe('the rejection', () => {
  test.each([
    ['an advisor', {}],
    ['a supervisor by link', supervisor],
    ['a head of team', { roles: ['jefatura' as const] }],
  ])('is read with its reason by %s, and closed with Cerrar', async (_who, session) => {
    const received = open({ autenticacionRechazada: true }, {}, session)
    await press(RECHAZO)
    const dialog = await screen.findByRole('dialog', { name: 'Rechazo por autenticación' })
    expect(await within(dialog).findByText('Tres intentos fallidos de validar la identidad')).toBeVisible()
    expect(within(dialog).getByText('ÓSCAR PEÑA LAZO')).toBeVisible()
    expect(received.map(({ payload }) => payload)).toEqual([{ ProspectoId: 12 }])
    await userEvent.click(screen.getByRole('button', { name: 'Cerrar' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.getByRole('button', { name: RECHAZO })).toHaveFocus()
  })

  test('says since when; its advisor invites again from there, once', async () => {
    const received = open({ autenticacionRechazada: true }, { invitarDeNuevo: { resultado: 'enviada' } })
    await press(RECHAZO)
    expect(await screen.findByText(dicho('Rechazado el 07-10-2026 10:00'))).toBeVisible()
    await press('Invitar de nuevo')
    expect(await screen.findByText(/El bloqueo se levantó y el postulante recibió otra invitación/)).toBeVisible()
    expect(received.filter(({ name }) => name === 'invitarDeNuevo').map(({ payload }) => payload)).toEqual([
      { prospectoId: 12 },
    ])
  })

  test('of the desk is lifted by the desk: there is nothing to press', async () => {
    const deLaMesa = { ...deIdentidad, puedeInvitar: false }
    open({ autenticacionRechazada: true }, { obtenerGlosaAutenticacionRechazada: deLaMesa })
    await press(RECHAZO)
    expect(await screen.findByText(/Rechazado el/)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Invitar de nuevo' })).toBeNull()
  })

  test('that was lifted meanwhile says so', async () => {
    open({ autenticacionRechazada: true }, { obtenerGlosaAutenticacionRechazada: levantado })
    await press(RECHAZO)
    expect(await screen.findByText('El rechazo ya no está vigente.')).toBeVisible()
  })

  const NO_OBTENIDO = 'No se ha podido obtener el motivo de rechazo. Inténtalo nuevamente.'

  test.each([
    ['refused', new Refused(503, NO_OBTENIDO), NO_OBTENIDO],
    ['not known', new Refused(404, 'No existe'), NO_OBTENIDO],
    ['without a reason', new Unexpected({}), 'Respuesta inesperada del servicio.'],
    ['empty', new Unexpected(null), 'Respuesta inesperada del servicio.'],
  ])('%s, it says so and tries again', async (_case, first, text) => {
    open(
      { autenticacionRechazada: true },
      { obtenerGlosaAutenticacionRechazada: inTurn(first, { ...deIdentidad, glosa: 'Cédula vencida' }) },
    )
    await press(RECHAZO)
    expect(await screen.findByRole('alert')).toHaveTextContent(text)
    await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }))
    expect(await screen.findByText('Cédula vencida')).toBeVisible()
  })
})

describe('the irregularities', () => {
  test('are shown in a table; closing it returns the focus', async () => {
    await irregularidades({ obtenerIrregularidadesProspecto: [firma, sinFolio] })
    const table = within(await screen.findByRole('table'))
    expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Folio',
      'Código',
      'Descripción',
      'Código detalle',
      'Detalle',
    ])
    expect(screen.getByRole('link', { name: 'Ir a corregir' })).toHaveAttribute(
      'href',
      '/documents-preview?prospectoId=12',
    )
    const rows = table.getAllByRole('row').slice(1)
    expect(
      rows.map((row) =>
        within(row)
          .getAllByRole('cell')
          .map(({ textContent }) => textContent),
      ),
    ).toEqual([
      ['5000000077', 'DOC', 'Documento contractual incompleto', 'DOC-02', 'Falta la firma en el FUN'],
      ['-', 'DOC', 'Documento contractual incompleto', 'DOC-03', 'Falta la firma en el FUN'],
    ])
    // Escape in a dialog, as the browser reports it
    fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.getByRole('button', { name: IRREGULARIDADES })).toHaveFocus()
  })

  test('link to the first one that waits for its advisor', async () => {
    const enviada = { ...firma, ruta: null }
    await irregularidades({ obtenerIrregularidadesProspecto: [enviada, { ...firma, ruta: '/resumen-cotizacion' }] })
    expect(await screen.findByRole('link', { name: 'Ir a corregir' })).toHaveAttribute(
      'href',
      '/resumen-cotizacion?prospectoId=12',
    )
  })

  test('that are all with the desk say so', async () => {
    await irregularidades({ obtenerIrregularidadesProspecto: [{ ...firma, ruta: null }] })
    expect(await screen.findByText('Corregidas, en revisión de la mesa.')).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Ir a corregir' })).toBeNull()
  })

  test('have no correction link for a reader', async () => {
    open({ irregularidadesPendientes: true }, {}, { roles: ['jefatura'] })
    await press(IRREGULARIDADES)
    expect(await screen.findByRole('table')).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Ir a corregir' })).toBeNull()
  })

  test('that were closed meanwhile', async () => {
    await irregularidades({ obtenerIrregularidadesProspecto: [] })
    expect(await screen.findByText('No quedan irregularidades pendientes.')).toBeVisible()
  })

  const NO_OBTENIDAS = 'No se ha podido obtener las irregularidades. Inténtalo nuevamente.'
  const CON_ERROR = 'Ocurrió un error al obtener las irregularidades.'

  test.each([
    ['the call fails', new Refused(503, NO_OBTENIDAS), NO_OBTENIDAS],
    ['the call fails without words', new Refused(502, ''), NO_OBTENIDAS],
    ['the server has an error', new Refused(503, CON_ERROR), CON_ERROR],
    ['the server says no', new Refused(404, 'No existe'), CON_ERROR],
    ['the reply has no list', new Unexpected({ filas: [] }), 'Respuesta inesperada del servicio.'],
    ['the reply is empty', new Unexpected(null), 'Respuesta inesperada del servicio.'],
  ])('%s: it says so and tries again', async (_case, first, text) => {
    await irregularidades({ obtenerIrregularidadesProspecto: inTurn(first, [firma]) })
    expect(await screen.findByRole('alert')).toHaveTextContent(text)
    await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }))
    expect(await screen.findByRole('table')).toBeVisible()
  })

  test('nobody answers', async () => {
    await irregularidades({ obtenerIrregularidadesProspecto: UNREACHABLE })
    expect(await screen.findByRole('alert')).toHaveTextContent(NO_OBTENIDAS)
  })

  test('are read again on an event while open, and a message replaces an empty table', async () => {
    const events = fakeEvents()
    let filas = [firma]
    fakeServer({ obtenerIrregularidadesProspecto: () => filas })
    const card = (irregularidadesPendientes: boolean) => <Ficha prospecto={{ ...oscar, irregularidadesPendientes }} />
    renderScreen(card(true))
    await press(IRREGULARIDADES)
    await screen.findByRole('table')
    filas = []
    events.tell('prospecto', { prospectoId: 12 })
    await waitFor(() => expect(screen.queryByRole('table')).toBeNull())
    expect(screen.getByText('No quedan irregularidades pendientes.')).toBeVisible()
  })
})
