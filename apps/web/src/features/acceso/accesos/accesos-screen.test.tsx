import { screen, waitFor, within } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { press, userEvent } from '../../../testing/acts/user-event.ts'
import { type Answers, fakeServer, payloadsIn, Refused } from '../../../testing/fake-server.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { AccesosScreen } from './accesos-screen.tsx'
import type { AccesoSalud } from './queries.ts'

const acceso = (more: Partial<AccesoSalud> = {}): AccesoSalud => ({
  accesoId: 90,
  en: '2026-10-07T12:30:00.000Z',
  actor: 'CARLA DÍAZ',
  operacion: 'obtenerCasoContraloria',
  folio: 6_000_000_012,
  ip: '10.1.2.3',
  rechazado: false,
  ...more,
})

const evento = {
  eventoId: 7,
  en: '2026-10-07T12:45:00.000Z',
  actor: 'ROSA LAGOS',
  evento: 'Usuario desactivado',
  sobre: 'retirado',
  ip: '10.1.2.9',
}

const HUELLA = 'a3f9'.repeat(16)

function open(at = '/accesos', answers: Answers = {}) {
  const received = fakeServer({
    obtenerAccesosSalud: { accesos: [acceso()], siguiente: null },
    obtenerEventosSeguridad: { eventos: [evento], siguiente: null },
    ...answers,
  })
  const { router } = renderScreen(<AccesosScreen />, { at, session: { roles: ['administracion'] } })
  const sent = payloadsIn(received)
  return { router, sent }
}

test('calls with the same name are one option of the filter', async () => {
  open()
  const opciones = within(await screen.findByLabelText('Qué hizo'))
  const dichas = opciones.getAllByRole('option').map(({ textContent }) => textContent)
  expect(dichas).toContain('Vio el resultado de la evaluación')
  expect(new Set(dichas).size).toBe(dichas.length)
})

test('a row shows person, declaration, instant, purpose and address', async () => {
  open()
  const row = await screen.findByRole('row', { name: /CARLA/ })
  for (const text of ['07-10-2026 09:30:00', 'Abrió el caso en contraloría', '6000000012', '10.1.2.3'])
    expect(row).toHaveTextContent(text)
})

test('a call without words of ours keeps its name; one without declaration has no folio', async () => {
  open('/accesos', {
    obtenerAccesosSalud: { accesos: [acceso({ operacion: 'otraCosa', folio: null })], siguiente: null },
  })
  expect(await screen.findByRole('row', { name: /CARLA/ })).toHaveTextContent('otraCosa–10.1.2.3')
})

test('a refused access is distinguished from a granted one', async () => {
  open('/accesos', { obtenerAccesosSalud: { accesos: [acceso({ rechazado: true })], siguiente: null } })
  expect(await screen.findByRole('row', { name: /CARLA/ })).toHaveTextContent('Rechazado: Abrió el caso en contraloría')
})

test('the folio filters, is kept in the URL, and can be removed', async () => {
  const { router, sent } = open()
  await userEvent.type(await screen.findByLabelText('Folio de la declaración'), '6.000.000.012{Enter}')
  await waitFor(() => expect(sent('obtenerAccesosSalud')).toEqual([{}, { folio: 6_000_000_012 }]))
  await waitFor(() => expect(router.state.location.search).toBe('?folio=6000000012'))
  await press('Ver todos')
  await waitFor(() => expect(router.state.location.search).toBe(''))
})

test('person, operation and days filter it; the URL never has a name, and the rows can be downloaded', async () => {
  const made = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:accesos')
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue()
  onTestFinished(() => void vi.restoreAllMocks())
  const { router, sent } = open('/accesos', { descargarAccesosSalud: new Blob(['fecha'], { type: 'text/csv' }) })
  await userEvent.type(await screen.findByLabelText('Quién'), 'Carla')
  await userEvent.selectOptions(screen.getByLabelText('Qué hizo'), 'Abrió el caso en contraloría')
  await userEvent.type(screen.getByLabelText('Desde'), '05-10-2026')
  await userEvent.type(screen.getByLabelText('Hasta'), '04-10-2026')
  await press('Filtrar')
  expect(await screen.findByText('La fecha final no puede ser anterior a la inicial')).toBeVisible()
  await userEvent.clear(screen.getByLabelText('Hasta'))
  await userEvent.type(screen.getByLabelText('Hasta'), '07-10-2026')
  await press('Filtrar')
  const asked = {
    persona: 'Carla',
    operacion: 'obtenerCasoContraloria',
    desde: '05-10-2026',
    hasta: '07-10-2026',
  }
  await waitFor(() => expect(sent('obtenerAccesosSalud').at(-1)).toEqual(asked))
  expect(router.state.location.search).toBe('?operacion=obtenerCasoContraloria&desde=2026-10-05&hasta=2026-10-07')
  expect(screen.getByLabelText('Quién')).toHaveValue('Carla')
  await press('Descargar CSV')
  await waitFor(() => expect(made).toHaveBeenCalled())
  expect(sent('descargarAccesosSalud')).toEqual([asked])
  await press('Ver todos')
  await waitFor(() => expect(router.state.location.search).toBe(''))
  expect(screen.getByLabelText('Quién')).toHaveValue('')
})

test('more by pages, with the same filter', async () => {
  const { sent } = open('/accesos?folio=12', {
    obtenerAccesosSalud: ({ cursor }) =>
      cursor
        ? { accesos: [acceso({ accesoId: 88, actor: 'ANA RÍOS' })], siguiente: null }
        : { accesos: [acceso()], siguiente: 89 },
  })
  await press('Ver más')
  expect(await screen.findByText('ANA RÍOS')).toBeVisible()
  expect(sent('obtenerAccesosSalud')).toEqual([{ folio: 12 }, { folio: 12, cursor: 89 }])
})

test('a log that holds: how many entries and the digest of the last', async () => {
  open('/accesos', { verificarAccesos: { entradas: 1280, huella: HUELLA, problemas: [] } })
  await press('Verificar registro')
  expect(await screen.findByRole('heading', { name: 'El registro está íntegro: 1.280 entradas' })).toBeVisible()
  expect(screen.getByText(HUELLA)).toBeVisible()
})

test('a log that does not: every problem', async () => {
  const problemas = ['La entrada 41 fue cambiada', 'Falta la entrada 44']
  open('/accesos', { verificarAccesos: { entradas: 1, huella: HUELLA, problemas } })
  await press('Verificar registro')
  expect(await screen.findByRole('heading', { name: 'El registro no está íntegro: 1 entrada' })).toBeVisible()
  for (const problema of problemas) expect(screen.getByText(problema)).toBeVisible()
})

test('a log that cannot be verified now', async () => {
  open('/accesos', { verificarAccesos: new Refused(503, '') })
  await press('Verificar registro')
  expect(
    await screen.findByRole('alertdialog', { name: 'No se ha podido obtener el registro. Inténtelo nuevamente.' }),
  ).toBeVisible()
})

test('the log of administration', async () => {
  open()
  await userEvent.click(screen.getByRole('link', { name: 'Administración' }))
  const row = await screen.findByRole('row', { name: /ROSA LAGOS/ })
  for (const text of ['07-10-2026 09:45', 'Usuario desactivado', 'retirado', '10.1.2.9'])
    expect(row).toHaveTextContent(text)
})

test('author and days filter the log of administration, which is downloaded as it is shown', async () => {
  const made = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:actos')
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue()
  onTestFinished(() => void vi.restoreAllMocks())
  const { router, sent } = open('/accesos?ver=administracion', {
    descargarEventosSeguridad: new Blob(['fecha'], { type: 'text/csv' }),
  })
  await userEvent.type(await screen.findByLabelText('Quién'), 'Rosa')
  await userEvent.type(screen.getByLabelText('Desde'), '05-10-2026')
  await press('Filtrar')
  const asked = { persona: 'Rosa', desde: '05-10-2026' }
  await waitFor(() => expect(sent('obtenerEventosSeguridad').at(-1)).toEqual(asked))
  expect(router.state.location.search).toBe('?ver=administracion')
  await press('Descargar CSV')
  await waitFor(() => expect(made).toHaveBeenCalled())
  expect(sent('descargarEventosSeguridad')).toEqual([asked])
  await press('Ver todos')
  expect(await screen.findByLabelText('Quién')).toHaveValue('')
})

test.each([
  ['/accesos', { obtenerAccesosSalud: { accesos: [], siguiente: null } }, 'No hay accesos registrados'],
  [
    '/accesos?ver=administracion',
    { obtenerEventosSeguridad: { eventos: [], siguiente: null } },
    'No hay acciones registradas',
  ],
  [
    '/accesos',
    { obtenerAccesosSalud: new Refused(503, '') },
    'No se ha podido obtener el registro. Inténtelo nuevamente.',
  ],
])('%s, empty or not to be read: %s', async (at, answers, text) => {
  open(at, answers)
  expect(await screen.findByText(text)).toBeVisible()
})
