import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { expectFocusSomewhere } from '../../../testing/acts/focus.ts'
import { press, userEvent } from '../../../testing/acts/user-event.ts'
import { caso, pendiente, pendientes, sinCedula } from '../../../testing/caso.ts'
import {
  type Answer,
  type Answers,
  fakeServer,
  inTurn,
  payloadsIn,
  Refused,
  thenLate,
} from '../../../testing/fake-server.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { sinBorrador } from '../../../testing/usuario.ts'
import { MesaScreen } from './mesa-screen.tsx'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.setSystemTime('2026-10-07T13:00:00.000Z')
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
  clase: 'rechazo',
  registroId: 9,
  que: 'La fecha no coincide.',
  desde: '2026-10-05T13:00:00.000Z',
  vence: '2026-10-12T13:00:00.000Z',
})

function open(answers: Answers = {}, at = '/mesa') {
  const received = fakeServer({
    ...sinCedula,
    ...sinBorrador,
    obtenerPendientesMesa: pendientes(rechazo, irregularidad, fun, mandato),
    ...answers,
  })
  const { router } = renderScreen(<MesaScreen />, { at, session: { roles: ['mesa'] } })
  const sent = payloadsIn(received)
  return { router, sent }
}

test('a row shows person, matter, waiting time and automatic end', async () => {
  open()
  const late = await screen.findByRole('row', { name: /IVO DÍAZ/ })
  for (const text of ['Rechazo', 'La fecha no coincide.', 'Pasó la meta hace 1 d 0 h', 'Se anula el 12-10-2026'])
    expect(late).toHaveTextContent(text)
  const row = screen.getByRole('row', { name: /ROSA/ })
  for (const text of ['Irregularidad', 'Firma: no corresponde']) expect(row).toHaveTextContent(text)
  // the target of the desk, and how long there is until then
  expect(row).toHaveTextContent('08-10-2026 08:00')
  expect(row).toHaveTextContent('Faltan 22 h 00 min')
  expect(row).not.toHaveTextContent('Pasó la meta')
})

test('papers of a denied declaration are returned with a note, and that can be undone', async () => {
  const devolver = pendiente({
    ...caso({ prospectoId: 16, nombre: 'EVA PINO' }),
    clase: 'devolucion',
    registroId: 21,
    que: 'Devolver documentos: antecedentes en papel',
  })
  const { sent } = open({
    obtenerPendientesMesa: pendientes(devolver),
    registrarDevolucion: 'ok',
    deshacerDevolucion: 'ok',
  })
  await press('Registrar la devolución a EVA PINO')
  await press('Registrar devolución')
  const [falta] = await screen.findAllByText('Escriba cómo y a quién se devolvieron los documentos')
  expect(falta).toBeVisible()
  await userEvent.type(screen.getByRole('textbox', { name: /^Cómo y a quién/ }), 'En mano al titular')
  await press('Registrar devolución')
  expect(await screen.findByText('Documentos de EVA PINO devueltos.')).toBeVisible()
  expect(sent('registrarDevolucion')).toEqual([{ devolucionId: 21, constancia: 'En mano al titular' }])
  await press('Deshacer')
  await waitFor(() => expect(sent('deshacerDevolucion')).toEqual([{ devolucionId: 21 }]))
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

test('a search in a list that was cut looks at all of it', async () => {
  const cortada = pendientes(irregularidad, fun)
  const totales = { ...cortada.totales, fun: 339 }
  const { router, sent } = open({
    obtenerPendientesMesa: ({ texto }) => ({
      ...(texto === undefined ? cortada : pendientes(...(texto === 'vera' ? [{ ...fun, nombre: 'ANA VERA' }] : []))),
      totales,
    }),
  })
  await userEvent.type(await screen.findByLabelText('Buscar en la lista'), 'zzz')
  expect(await screen.findByText('Ningún pendiente coincide con la búsqueda')).toBeVisible()
  await userEvent.clear(screen.getByLabelText('Buscar en la lista'))
  await userEvent.type(screen.getByLabelText('Buscar en la lista'), 'vera')
  expect(await screen.findByRole('rowheader', { name: /ANA VERA/ })).toBeVisible()
  expect(sent('obtenerPendientesMesa').at(-1)).toEqual({ texto: 'vera' })
  expect(router.state.location.search).toBe('')
})

test('an irregularity is closed where it stands, and that can be undone', async () => {
  const { sent } = open({
    cerrarIrregularidad: 'ok',
    reabrirIrregularidad: 'ok',
    obtenerPendientesMesa: inTurn(pendientes(irregularidad, fun), pendientes(fun), pendientes(irregularidad, fun)),
  })
  await press(/^Cerrar la irregularidad de ROSA/)
  expect(await screen.findByText(/^Irregularidad de ROSA .* cerrada\.$/)).toBeVisible()
  expect(sent('cerrarIrregularidad')).toEqual([
    { irregularidadId: 7, desde: '2026-10-07T11:00:00.000Z', suscribe: false },
  ])
  await expectFocusSomewhere()
  await press('Deshacer')
  await waitFor(() => expect(sent('reabrirIrregularidad')).toEqual([{ irregularidadId: 7 }]))
})

test('a rejection is lifted, a FUN is said to be processed, a mandate is written down: each from its row', async () => {
  const { sent } = open({
    levantarRechazo: 'ok',
    guardarFunBaja: { antes: null },
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

test('the advisor of any pending case can be written to from its row', async () => {
  const { sent } = open({ escribirAlAsesor: 'ok' })
  await press(/^Escribir a .* por rechazo de IVO DÍAZ$/)
  const dialog = await screen.findByRole('dialog', { name: /^Escribir a / })
  await userEvent.click(within(dialog).getByRole('button', { name: 'Enviar' }))
  expect((await within(dialog).findAllByText('Escriba el mensaje para el asesor')).length).toBeGreaterThan(0)
  await userEvent.type(within(dialog).getByLabelText(/^Mensaje por el caso de IVO DÍAZ/), 'Falta su cédula.')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Enviar' }))
  expect(await screen.findByText(/^Se escribió a .* por el caso de IVO DÍAZ\.$/)).toBeVisible()
  expect(sent('escribirAlAsesor')).toEqual([{ prospectoId: 15, texto: 'Falta su cédula.' }])
  await expectFocusSomewhere()
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

test('the list stands in the order that is asked, kept in the address', async () => {
  const { router, sent } = open()
  await press('Asesor')
  await waitFor(() => expect(router.state.location.search).toBe('?orden=asesor'))
  await waitFor(() => expect(sent('obtenerPendientesMesa').at(-1)).toEqual({ orden: 'asesor', inverso: false }))
  expect(screen.getByRole('columnheader', { name: 'Asesor' })).toHaveAttribute('aria-sort', 'ascending')
  await press('Asesor')
  await waitFor(() => expect(router.state.location.search).toBe('?orden=-asesor'))
  await press('Plazo')
  await waitFor(() => expect(router.state.location.search).toBe(''))
})

const choose = (name: RegExp) => userEvent.click(screen.getByRole('checkbox', { name }))

test('several are closed at once: one line for each, and closed ones can be undone', async () => {
  const otra = pendiente({ ...caso({ prospectoId: 16, nombre: 'EVA PAZ' }), registroId: 8 })
  const tercera = pendiente({ ...caso({ prospectoId: 17, nombre: 'LEO SAN' }), registroId: 10 })
  const reading = Promise.withResolvers<void>()
  const { sent } = open({
    obtenerPendientesMesa: thenLate(reading.promise, () => pendientes(irregularidad, otra, tercera)),
    cerrarIrregularidad: ({ irregularidadId }) => (irregularidadId === 8 ? new Refused(404, 'No se encontró.') : 'ok'),
    reabrirIrregularidad: 'ok',
  })
  const first = await screen.findByRole('button', { name: /^Cerrar la irregularidad de ROSA/ })
  first.focus()
  await userEvent.keyboard('x')
  expect(screen.getByText('1 elegido')).toBeVisible()
  screen.getByRole('button', { name: /^Cerrar la irregularidad de LEO/ }).focus()
  await userEvent.keyboard('{Shift>}X{/Shift}')
  expect(screen.getByText('3 elegidos')).toBeVisible()
  await userEvent.keyboard('r')
  expect(screen.getByRole('button', { name: 'Cerrar 3' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  const resultado = await screen.findByRole('region', { name: 'Resultado: 2 de 3' })
  expect(within(resultado).getByRole('button', { name: 'Deshacer' })).toBeVisible()
  // read again once for all of them
  expect(sent('obtenerPendientesMesa')).toHaveLength(2)
  reading.resolve()
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Resultado: 2 de 3' })).toHaveFocus())
  const lineas = within(resultado).getAllByRole('listitem')
  expect(lineas.map((linea) => linea.textContent)).toEqual([
    `${irregularidad.nombre}: irregularidad cerrada`,
    'EVA PAZ: No se encontró.',
    'LEO SAN: irregularidad cerrada',
  ])
  await userEvent.click(within(resultado).getByRole('button', { name: 'Deshacer' }))
  await waitFor(() => expect(sent('reabrirIrregularidad')).toEqual([{ irregularidadId: 7 }, { irregularidadId: 10 }]))
  expect(await within(resultado).findAllByText(/se deshizo/)).toHaveLength(2)
  await press('Ocultar')
  await expectFocusSomewhere()
})

test('the result of a batch is shown in another list too, with its undo', async () => {
  const { promise, resolve } = Promise.withResolvers<Answer<'cerrarIrregularidad'>>()
  const { router, sent } = open({ cerrarIrregularidad: () => promise, reabrirIrregularidad: 'ok' })
  await screen.findByRole('row', { name: /ROSA/ })
  await choose(/^Elegir Irregularidad/)
  await press('Cerrar 1')
  await act(() => router.navigate('/mesa?ver=fun'))
  await act(async () => resolve('ok'))
  const resultado = await screen.findByRole('region', { name: 'Resultado: 1 de 1' })
  await userEvent.click(within(resultado).getByRole('button', { name: 'Deshacer' }))
  await waitFor(() => expect(sent('reabrirIrregularidad')).toEqual([{ irregularidadId: 7 }]))
})

test('rows chosen during a batch stay chosen', async () => {
  const { promise, resolve } = Promise.withResolvers<Answer<'cerrarIrregularidad'>>()
  open({ cerrarIrregularidad: () => promise })
  await screen.findByRole('row', { name: /ROSA/ })
  await choose(/^Elegir Irregularidad/)
  await press('Cerrar 1')
  await choose(/^Elegir Rechazo/)
  await act(async () => resolve('ok'))
  await screen.findByRole('region', { name: 'Resultado: 1 de 1' })
  expect(screen.getByText('1 elegido')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Levantar 1' })).toBeVisible()
})

test('rows of several kinds make no batch, with the reason; a mandate cannot be chosen', async () => {
  const { sent } = open()
  await screen.findByRole('row', { name: /IVO DÍAZ/ })
  await choose(/^Elegir Rechazo/)
  await choose(/^Elegir Irregularidad/)
  const boton = screen.getByRole('button', { name: 'Resolver' })
  expect(boton).toHaveAccessibleDescription('Elija asuntos de una misma clase.')
  await userEvent.click(boton)
  expect(sent('cerrarIrregularidad')).toEqual([])
  expect(screen.queryByRole('checkbox', { name: /^Elegir Mandato/ })).toBeNull()
  await press('Quitar la selección')
  await waitFor(() => expect(screen.queryByText(/elegidos?$/)).toBeNull())
  await expectFocusSomewhere()
})

test('nothing waits', async () => {
  open({ obtenerPendientesMesa: pendientes() })
  expect(await screen.findByText('No hay pendientes')).toBeVisible()
})

test('the pending matters cannot be read', async () => {
  open({ obtenerPendientesMesa: new Refused(503, '') })
  expect(await screen.findByRole('alert')).toHaveTextContent('No se han podido obtener los pendientes.')
})

test('signed papers are looked at and accepted over the list', async () => {
  const firma = pendiente({ clase: 'firma', registroId: 3, que: 'Documentos firmados por revisar' })
  const { sent } = open({
    obtenerPendientesMesa: pendientes(firma),
    obtenerPapelesFirmados: {
      papeles: [],
      recibe: false,
      detencion: 'enLaMesa',
      envioId: 3,
      enviado: firma.desde,
      devolucion: null,
      devolucionAnterior: null,
      otro: null,
      abreDS: true,
      resueltoPor: null,
      resueltoEn: null,
      anteriores: [],
    },
    aceptarFirmas: 'ok',
  })
  await press(/^Revisar los documentos de ROSA/)
  const dialog = await screen.findByRole('dialog', { name: /^Documentos de ROSA/ })
  await userEvent.click(within(dialog).getByRole('button', { name: 'Aceptar' }))
  await press('Aceptar y suscribir')
  expect(await screen.findByText(/^Contrato de ROSA .* suscrito\. Se avisó a su asesor\.$/)).toBeVisible()
  expect(sent('aceptarFirmas')).toEqual([{ declaracionSaludId: 34, envioId: 3 }])
})

test('each matter has the identity card, and a link to the case for permitted roles', async () => {
  const cedula = {
    documentoId: 9,
    nombre: 'cedula.jpg',
    tipoMIME: 'image/jpeg',
    tamano: 24_000,
    subido: '2026-11-21T15:30:00.000Z',
  }
  fakeServer({
    ...sinBorrador,
    obtenerPendientesMesa: pendientes(pendiente({ que: 'Identidad: cédula ilegible' })),
    obtenerCedulaDeCaso: { cedula: [cedula], abreCaso: true },
  })
  renderScreen(<MesaScreen />, { at: '/mesa', session: { roles: ['mesa'] } })
  await press('Ver la cédula de ROSA IBACACHE MORA por irregularidad')
  const dialog = within(await screen.findByRole('dialog', { name: 'Cédula de ROSA IBACACHE MORA' }))
  expect(await dialog.findByRole('button', { name: 'Abrir Cédula o pasaporte' })).toBeVisible()
  expect(dialog.getByRole('link', { name: 'Ver el caso' })).toHaveAttribute(
    'href',
    '/dashboard/timeline?prospectoId=12',
  )
})
