import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { expectFocusSomewhere } from '../../../../testing/acts/focus.ts'
import { userEvent } from '../../../../testing/acts/user-event.ts'
import { caso } from '../../../../testing/caso.ts'
import { type Answers, fakeServer, inTurn, Refused } from '../../../../testing/fake-server.ts'
import { renderScreen } from '../../../../testing/render-screen.tsx'
import { sinBorrador } from '../../../../testing/usuario.ts'
import { PendientesScreen } from './pendientes-screen.tsx'
import type { Pendiente, Pendientes } from './vistas.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.setSystemTime('2026-10-07T13:00:00.000Z')
})

const pendiente = (more: Partial<Pendiente> = {}): Pendiente => ({
  ...caso(),
  ...{ clase: 'irregularidad', registroId: 7, recibido: null, pareja: null, que: 'Firma: no corresponde' },
  ...{ desde: '2026-10-07T11:00:00.000Z', vence: null, corregida: false },
  ...more,
})
const irregularidad = pendiente()
const mandato = pendiente({
  ...caso({ prospectoId: 13, nombre: 'ANA VERA' }),
  clase: 'mandato',
  registroId: null,
  que: 'Falta el mandato de pago',
})
const fun = pendiente({
  ...caso({ prospectoId: 14, nombre: 'LUZ SOTO', rut: '12345678-5' }),
  clase: 'fun',
  registroId: null,
  que: 'FUN de baja recibido el 06-10-2026',
  recibido: '06-10-2026',
})
const rechazo = pendiente({
  ...caso({ prospectoId: 15, nombre: 'IVO DÍAZ' }),
  ...{ clase: 'rechazo', registroId: 9, que: 'La fecha no coincide.' },
  ...{ desde: '2026-10-05T13:00:00.000Z', vence: '2026-10-12T13:00:00.000Z' },
})

const lista = (...filas: Pendiente[]): Pendientes => ({
  filas,
  totales: { firma: 0, irregularidad: 1, fun: 1, mandato: 1, rechazo: 1 },
  metaHoras: 24,
})

function open(answers: Answers = {}, at = '/mesa') {
  const received = fakeServer({
    ...sinBorrador,
    obtenerPendientesMesa: lista(rechazo, irregularidad, fun, mandato),
    ...answers,
  })
  const { router } = renderScreen(<PendientesScreen />, { at, session: { roles: ['mesa'] } })
  const sent = (name: string) => received.filter((one) => one.name === name).map(({ payload }) => payload)
  return { router, sent }
}
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))

test('a row says whose case it is, what waits, since when and when it ends by itself', async () => {
  open()
  const late = await screen.findByRole('row', { name: /IVO DÍAZ/ })
  for (const text of ['Rechazo', 'La fecha no coincide.', 'Pasó la meta', 'Se anula el 12-10-2026'])
    expect(late).toHaveTextContent(text)
  const row = screen.getByRole('row', { name: /ROSA/ })
  for (const text of ['Irregularidad', 'Firma: no corresponde']) expect(row).toHaveTextContent(text)
  expect(row).not.toHaveTextContent('Pasó la meta')
})

test('the views say how many wait, and one of them is asked by its kind', async () => {
  const { router, sent } = open()
  await userEvent.click(await screen.findByRole('link', { name: 'Mandatos 1' }))
  await waitFor(() => expect(router.state.location.search).toBe('?ver=mandato'))
  await waitFor(() => expect(sent('obtenerPendientesMesa')).toEqual([{}, { clase: 'mandato' }]))
  expect(screen.getByRole('link', { name: 'Todo 4' })).toBeVisible()
})

test.each([
  ['vera', ['ANA VERA']],
  ['fecha no coincide', ['IVO DÍAZ']],
  ['zzz', []],
])('«%s» finds %o and stays out of the URL', async (texto, found) => {
  const { router } = open()
  await userEvent.type(await screen.findByLabelText('Buscar en la lista'), texto)
  const names = screen.queryAllByRole('rowheader').map((cell) => cell.firstChild?.textContent)
  expect(names).toEqual(found)
  expect(router.state.location.search).toBe('')
})

test('an irregularity is closed where it stands, and that can be undone', async () => {
  const { sent } = open({
    cerrarIrregularidad: 'ok',
    reabrirIrregularidad: 'ok',
    obtenerPendientesMesa: inTurn(lista(irregularidad, fun), lista(fun), lista(irregularidad, fun)),
  })
  await press(/^Cerrar la irregularidad de ROSA/)
  expect(await screen.findByText(/^Irregularidad de ROSA .* cerrada\.$/)).toBeVisible()
  expect(sent('cerrarIrregularidad')).toEqual([{ irregularidadId: 7 }])
  await expectFocusSomewhere()
  await press('Deshacer')
  await waitFor(() => expect(sent('reabrirIrregularidad')).toEqual([{ irregularidadId: 7 }]))
})

test('a rejection is lifted, a FUN is said to be processed, a mandate is written down: each from its row', async () => {
  const { sent } = open({
    levantarRechazo: 'ok',
    guardarFunBaja: 'ok',
    obtenerFunBajas: [],
    registrarMandato: 'ok',
  })
  await press('Levantar el rechazo de IVO DÍAZ')
  await waitFor(() => expect(sent('levantarRechazo')).toEqual([{ rechazoId: 9 }]))
  await press(/^Procesado hoy/)
  await waitFor(() => expect(sent('guardarFunBaja')).toHaveLength(1))
  await press('Registrar el mandato de ANA VERA')
  const dialog = await screen.findByRole('dialog', { name: 'Registrar mandato de pago' })
  await userEvent.type(within(dialog).getByLabelText(/^Referencia del mandato/), 'PAT-1')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Registrar mandato' }))
  await waitFor(() => expect(sent('registrarMandato')).toHaveLength(1))
})

test('J and K go through the list, and only that', async () => {
  const { sent } = open()
  await userEvent.click(await screen.findByRole('heading', { name: 'Todo' }))
  const table = screen.getByRole('region', { name: 'Tabla de pendientes de la mesa' })
  table.focus()
  await userEvent.keyboard('jj')
  expect(screen.getByRole('button', { name: /^Cerrar la irregularidad/ })).toHaveFocus()
  await userEvent.keyboard('k')
  expect(screen.getByRole('button', { name: 'Levantar el rechazo de IVO DÍAZ' })).toHaveFocus()
  expect(sent('levantarRechazo')).toEqual([])
})

test('nothing waits', async () => {
  open({ obtenerPendientesMesa: lista() })
  expect(await screen.findByText('No hay pendientes')).toBeVisible()
})

test('what waits cannot be read', async () => {
  open({ obtenerPendientesMesa: new Refused(503, '') })
  expect(await screen.findByRole('alert')).toHaveTextContent('No se han podido obtener los pendientes.')
})

test('signed papers are looked at and accepted over the list', async () => {
  const firma = pendiente({ clase: 'firma', registroId: 3, que: 'Documentos firmados por revisar' })
  const { sent } = open({
    obtenerPendientesMesa: lista(firma),
    obtenerPapelesFirmados: {
      papeles: [],
      ...{ recibe: false, detencion: 'enLaMesa', enviado: firma.desde, devolucion: null },
    },
    aceptarFirmas: 'ok',
  })
  await press(/^Revisar los documentos de ROSA/)
  const dialog = await screen.findByRole('dialog', { name: /^Documentos de ROSA/ })
  await userEvent.click(within(dialog).getByRole('button', { name: 'Aceptar' }))
  await press('Aceptar y suscribir')
  expect(await screen.findByText(/^Contrato de ROSA .* suscrito\. Se avisó a su asesor\.$/)).toBeVisible()
  expect(sent('aceptarFirmas')).toEqual([{ declaracionSaludId: 34 }])
})
