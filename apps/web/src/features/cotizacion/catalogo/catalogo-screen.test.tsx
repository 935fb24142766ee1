import { nombresDeTabla } from '@alerce/contract/fichas/cotizacion/tablas'
import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, onTestFinished, test } from 'vitest'
import { dicho } from '../../../testing/acts/dicho.ts'
import { expectFocusSomewhere } from '../../../testing/acts/focus.ts'
import { press, userEvent } from '../../../testing/acts/user-event.ts'
import { fakeEvents } from '../../../testing/fake-events.ts'
import { type Answers, fakeServer, lastStays, payloadsIn, Refused, UNREACHABLE } from '../../../testing/fake-server.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { CatalogoScreen } from './catalogo-screen.tsx'
import type { Carga, Catalogo } from './queries.ts'

const vacia = { filas: 0, desde: null, hasta: null, ultima: null, pendiente: null }
const catalogo: Catalogo = {
  cuatroOjos: false,
  fuenteDeUf: null,
  avisos: [{ texto: 'No hay planes en venta: no se puede cotizar.', impide: true }],
  tablas: nombresDeTabla.map((tabla) =>
    tabla === 'uf'
      ? {
          tabla,
          filas: 274,
          desde: '09-01-2026',
          hasta: '09-10-2026',
          pendiente: null,
          ultima: { por: 'Ricardo Vidal', en: '2026-10-05T13:00:00.000Z', archivo: 'uf.csv' },
        }
      : { ...vacia, tabla },
  ),
}
const guardada: Omit<Carga, 'sinVuelta'> = {
  cargaId: 7,
  tabla: 'planes',
  archivo: 'planes.csv',
  desde: '01-12-2026',
  estado: 'revisada',
  agrega: 1,
  cambia: 0,
  termina: 2,
  igual: 3,
  rechaza: 0,
  lejanos: 0,
  impedimento: null,
  deshechaPor: null,
  deshechaEn: null,
  cargadaPor: 'Ricardo Vidal',
  cargadaEn: '2026-10-05T13:00:00.000Z',
  aplicadaPor: null,
  aplicadaEn: null,
}
const carga: Carga = { ...guardada, sinVuelta: null }
const YA_NO_ESTA = 'Este archivo ya no está: se descartó.'
const porOtra = { aplicadaPor: 'Ana Ruiz', aplicadaEn: '2026-10-06T13:00:00.000Z' }
const filas = [
  { orden: 1, linea: 2, situacion: 'agrega' as const, clave: 'EJ-100', detalle: [], alertas: [] },
  { orden: 2, linea: null, situacion: 'termina' as const, clave: 'EJ-200', detalle: [], alertas: [] },
]

function open(at: string, answers: Answers = {}) {
  const received = fakeServer({
    obtenerCatalogo: catalogo,
    obtenerCargasCatalogo: { cargas: [guardada], siguiente: null },
    obtenerCargaCatalogo: carga,
    obtenerFilasCargaCatalogo: { filas, siguiente: null },
    revisarCatalogo: guardada,
    aplicarCargaCatalogo: { ...guardada, estado: 'aplicada' },
    deshacerCargaCatalogo: { ...guardada, estado: 'deshecha' },
    descartarCargaCatalogo: 'ok',
    ...answers,
  })
  const { router } = renderScreen(<CatalogoScreen />, { at, session: { roles: ['administracion'] } })
  const sent = payloadsIn(received)
  return { router, sent }
}

const csv = () => new File(['Código;Nombre'], 'planes.csv', { type: 'text/csv' })
const choose = async () => userEvent.upload(await screen.findByLabelText(/Elegir archivo CSV/), csv())

test('the tables show the range in force and the loader; missing data show a warning', async () => {
  open('/catalogo')
  const tables = within(await screen.findByRole('region', { name: 'Tablas del catálogo' }))
  expect(tables.getByRole('row', { name: /UF 274 09-01-2026 09-10-2026 .*Ricardo Vidal/ })).toBeVisible()
  expect(tables.getAllByRole('row')).toHaveLength(nombresDeTabla.length + 1)
  expect(screen.getByText('No hay planes en venta: no se puede cotizar.')).toBeVisible()
  const history = within(screen.getByRole('region', { name: 'Cargas del catálogo' }))
  expect(history.getByRole('link', { name: 'planes.csv' })).toHaveAttribute('href', '/catalogo?tabla=planes&cargaId=7')
})

describe('the UF of a source', () => {
  const fuenteDeUf = { nombre: 'api.cmfchile.cl', exitoEn: '2026-10-05T13:00:00.000Z', falla: null }
  const bring = () => press('Traer ahora')

  test('is brought with a button, which says what came', async () => {
    const texto = 'La UF llega hasta el 09-11-2026. Días agregados: 30.'
    const traerUf = { estado: 'agregadas' as const, texto, cargaId: null }
    open('/catalogo?tabla=uf', { obtenerCatalogo: { ...catalogo, fuenteDeUf }, traerUf })
    expect(await screen.findByText(dicho(/api.cmfchile.cl.*05-10-2026 10:00/))).toBeVisible()
    await bring()
    expect(await screen.findByText(dicho(texto))).toBeVisible()
    await expectFocusSomewhere()
  })

  test('with other values than the loaded ones opens them for review', async () => {
    const traerUf = {
      estado: 'porRevisar' as const,
      texto: 'Valores de la UF por revisar antes de aplicarlos: 2.',
      cargaId: 7,
    }
    const { router } = open('/catalogo?tabla=uf', { obtenerCatalogo: { ...catalogo, fuenteDeUf }, traerUf })
    await bring()
    await waitFor(() => expect(router.state.location.search).toBe('?tabla=uf&cargaId=7'))
  })

  test('that does not come says why, also in an earlier attempt', async () => {
    const falla = 'api.cmfchile.cl no contesta'
    const texto = 'No se pudo traer la UF: api.cmfchile.cl contesta 500.'
    open('/catalogo?tabla=uf', {
      obtenerCatalogo: { ...catalogo, fuenteDeUf: { ...fuenteDeUf, falla } },
      traerUf: { estado: 'fallida', texto, cargaId: null },
    })
    expect(await screen.findByText(/api.cmfchile.cl no contesta/)).toBeVisible()
    await bring()
    expect(await screen.findByText(dicho(texto))).toBeVisible()
  })

  test('shows no button in another table, nor without a source', async () => {
    open('/catalogo?tabla=uf')
    await screen.findByLabelText(/Elegir archivo CSV/)
    expect(screen.queryByRole('button', { name: 'Traer ahora' })).toBeNull()
  })
})

describe('a file', () => {
  test('of a whole table is looked at for the day from which it holds', async () => {
    const { router, sent } = open('/catalogo?tabla=planes')
    const day = await screen.findByRole('textbox', { name: /Rige desde/ })
    await userEvent.clear(day)
    await userEvent.type(day, '01-01-2020')
    await choose()
    expect(await screen.findByRole('alert')).toHaveTextContent('no puede ser anterior a hoy')
    expect(sent('revisarCatalogo')).toEqual([])
    await userEvent.clear(day)
    await userEvent.type(day, '01-12-2099')
    await choose()
    await waitFor(() => expect(router.state.location.search).toBe('?tabla=planes&cargaId=7'))
    expect(sent('revisarCatalogo')).toEqual([{ tabla: 'planes', desde: '01-12-2099' }])
  })

  test('that adds to a table asks for no day', async () => {
    open('/catalogo?tabla=uf')
    await screen.findByLabelText(/Elegir archivo CSV/)
    expect(screen.queryByRole('textbox', { name: /Rige desde/ })).toBeNull()
    expect(screen.getByText(/lo que no trae, queda como está/)).toBeVisible()
  })

  test.each([
    [new Refused(400, 'Faltan columnas en la primera fila: Nombre.'), 'Faltan columnas en la primera fila: Nombre.'],
    [UNREACHABLE, 'No se ha podido cargar la tabla. Inténtelo nuevamente.'],
  ])('that is refused says why', async (answer, text) => {
    open('/catalogo?tabla=uf', { revisarCatalogo: answer })
    await choose()
    expect(await screen.findByRole('alert')).toHaveTextContent(text)
  })
})

describe('a dry run', () => {
  const at = '/catalogo?tabla=planes&cargaId=7'

  test('shows each row, asks before rows end, and is applied once', async () => {
    const { sent } = open(at)
    const rows = within(await screen.findByRole('region', { name: 'Filas' }))
    expect(rows.getByRole('row', { name: /2 EJ-100 Agrega/ })).toBeVisible()
    expect(rows.getByRole('row', { name: /No viene EJ-200 Termina/ })).toBeVisible()
    await press('Aplicar')
    const question = within(await screen.findByRole('alertdialog', { name: '¿Terminar 2 filas?' }))
    await userEvent.dblClick(question.getByRole('button', { name: 'Aplicar' }))
    await waitFor(() => expect(sent('aplicarCargaCatalogo')).toEqual([{ cargaId: 7, lejanosVistos: 0 }]))
    expect(await screen.findByText('La tabla se cargó.')).toBeVisible()
  })

  test('that cannot be applied says why beside the button', async () => {
    const impedimento = 'Quien cargó el archivo no puede aplicarlo: lo aplica otro administrador.'
    const { sent } = open(at, { obtenerCargaCatalogo: { ...carga, impedimento } })
    await press('Aplicar')
    expect(screen.getByText(impedimento)).toBeVisible()
    expect(sent('aplicarCargaCatalogo')).toEqual([])
  })

  test.each([
    ['discarded', new Refused(404, YA_NO_ESTA), YA_NO_ESTA],
    ['applied', { ...carga, estado: 'aplicada', ...porOtra } as const, dicho(/^Aplicado por Ana Ruiz el 06-10-2026/)],
  ])('that was %s in another window says so, and has no buttons', async (...of) => {
    const [, after, text] = of
    const { tell } = fakeEvents()
    open(at, { obtenerCargaCatalogo: lastStays(carga, after) })
    await screen.findByRole('button', { name: 'Descartar' })
    tell('catalogo', null)
    expect(await screen.findByText(text)).toBeVisible()
    for (const name of ['Descartar', 'Aplicar']) expect(screen.queryByRole('button', { name })).toBeNull()
  })

  test.each([
    [new Refused(409, 'Este archivo ya se aplicó.'), { ...carga, estado: 'aplicada', ...porOtra } as const],
    [new Refused(404, YA_NO_ESTA), new Refused(404, YA_NO_ESTA)],
  ])('that somebody decided while it was looked at says so when it is pressed', async (refusal, after) => {
    open(at, { obtenerCargaCatalogo: lastStays(carga, after), descartarCargaCatalogo: refusal })
    await press('Descartar')
    const text = String(refusal.body.descripcion)
    expect(await screen.findByRole('alertdialog', { name: text })).toBeVisible()
    await press('Cerrar')
    expect(screen.queryByRole('button', { name: 'Descartar' })).toBeNull()
    await expectFocusSomewhere()
  })

  test('that is discarded leaves another of its table open, opened meanwhile', async () => {
    const answer = Promise.withResolvers<'ok'>()
    window.history.replaceState(null, '', at)
    onTestFinished(() => window.history.replaceState(null, '', '/'))
    const { router } = open(at, {
      obtenerCargaCatalogo: ({ cargaId }) => ({ ...carga, cargaId, archivo: `planes-${cargaId}.csv` }),
      descartarCargaCatalogo: () => answer.promise,
    })
    await press('Descartar')
    const otro = '/catalogo?tabla=planes&cargaId=8'
    window.history.replaceState(null, '', otro)
    await act(() => router.navigate(otro))
    expect(await screen.findByRole('heading', { name: 'planes-8.csv' })).toBeVisible()
    answer.resolve('ok')
    expect(await screen.findByText('El archivo se descartó: no se cambió nada.')).toBeVisible()
    expect(router.state.location.search).toBe('?tabla=planes&cargaId=8')
  })

  test('is discarded, and the table stays open', async () => {
    const { router, sent } = open(at)
    await press('Descartar')
    await waitFor(() => expect(router.state.location.search).toBe('?tabla=planes'))
    expect(sent('descartarCargaCatalogo')).toEqual([{ cargaId: 7 }])
    expect(await screen.findByText('El archivo se descartó: no se cambió nada.')).toBeVisible()
  })
})

describe('a value far from the one before it', () => {
  const lejana = {
    orden: 1,
    linea: 2,
    situacion: 'agrega' as const,
    clave: '28-11-2026',
    detalle: ['Valor: 415.000,12'],
    alertas: ['Valor: 415.000,12. Antes: 41.130,94 (27-11-2026).'],
  }
  const deUf = { ...carga, tabla: 'uf' as const, archivo: 'uf.csv', agrega: 1, termina: 0, lejanos: 1 }
  const openCatalogo = () =>
    open('/catalogo?tabla=uf&cargaId=7', {
      obtenerCargaCatalogo: deUf,
      obtenerFilasCargaCatalogo: { filas: [lejana], siguiente: null },
    })

  test('is flagged in the review, and applied only after both figures were seen once more', async () => {
    const { sent } = openCatalogo()
    expect(await screen.findByText(/^Una fila tiene un valor muy distinto del anterior/)).toBeVisible()
    expect(await screen.findByText(lejana.alertas[0] ?? '')).toBeVisible()
    await press('Aplicar')
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Aplicar' }))
    const segunda = await screen.findByRole('alertdialog', { name: 'Un valor es muy distinto del anterior' })
    expect(within(segunda).getByText(/415\.000,12\. Antes: 41\.130,94 \(27-11-2026\)/)).toBeVisible()
    expect(sent('aplicarCargaCatalogo')).toEqual([])
    await userEvent.click(within(segunda).getByRole('button', { name: 'Sí, aplicar' }))
    await waitFor(() => expect(sent('aplicarCargaCatalogo')).toEqual([{ cargaId: 7, lejanosVistos: 1 }]))
  })
})

describe('a load that was applied', () => {
  const aplicada = { ...carga, ...porOtra, estado: 'aplicada' as const }

  test('is undone after showing the restored rows', async () => {
    const { sent } = open('/catalogo?tabla=planes&cargaId=7', { obtenerCargaCatalogo: aplicada })
    await userEvent.click(await screen.findByRole('button', { name: 'Deshacer esta carga' }))
    const asked = within(await screen.findByRole('alertdialog', { name: '¿Deshacer esta carga?' }))
    expect(asked.getByText(/^EJ-200: rige otra vez/)).toBeVisible()
    await userEvent.click(asked.getByRole('button', { name: 'Deshacer la carga' }))
    await waitFor(() => expect(sent('deshacerCargaCatalogo')).toEqual([{ cargaId: 7 }]))
  })

  test('that cannot be undone says why', async () => {
    const sinVuelta = 'Ya se confirmó un plan con un valor de esta carga: cargue el archivo corregido.'
    open('/catalogo?tabla=planes&cargaId=7', { obtenerCargaCatalogo: { ...aplicada, sinVuelta } })
    expect(await screen.findByRole('button', { name: 'Deshacer esta carga' })).toHaveAccessibleDescription(sinVuelta)
  })
})
