import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { dicho } from '../../../../testing/acts/dicho.ts'
import { expectFocusSomewhere } from '../../../../testing/acts/focus.ts'
import { userEvent } from '../../../../testing/acts/user-event.ts'
import { type Answers, fakeServer, inTurn, payloadsIn, Refused } from '../../../../testing/fake-server.ts'
import { renderScreen } from '../../../../testing/render-screen.tsx'
import { MiCalendario } from '../agenda-screen.tsx'
import { PrivadoDialog } from './privado-dialog.tsx'
import type { Conexion } from './queries.ts'

const range = { start: '2026-11-16', end: '2026-11-30' }
const ninguna = { creado: null, leido: null }
const creada = { creado: '2026-11-20T12:00:00.000Z', leido: null }
const leida = { ...creada, leido: '2026-11-21T11:30:00.000Z' }

const sinConexiones = { obtenerConexiones: { usuario: 'asesora', conexiones: [] } }

function open(answers: Answers, session = {}) {
  const received = fakeServer({ ...sinConexiones, ...answers })
  renderScreen(<PrivadoDialog range={range} onClose={() => undefined} />, { at: '/agenda', session })
  return { sent: payloadsIn(received) }
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const answer = (name: string) => userEvent.click(screen.getAllByRole('button', { name }).at(-1) as HTMLElement)

test('the button of the agenda opens it', async () => {
  fakeServer({ ...sinConexiones, obtenerCalendarioPrivado: ninguna })
  renderScreen(<MiCalendario range={range} />, { at: '/agenda' })
  await press('Mi calendario en otros programas')
  expect(await screen.findByRole('dialog', { name: 'Mi calendario en otros programas' })).toBeVisible()
})

test.each([
  [ninguna, 'No hay ninguna dirección.'],
  [creada, 'Creada el 20-11-2026 09:00. Ningún programa la ha leído todavía.'],
  [leida, 'Creada el 20-11-2026 09:00. Leída por última vez el 21-11-2026 08:30.'],
])('%o shows its text', async (obtenerCalendarioPrivado, text) => {
  open({ obtenerCalendarioPrivado })
  expect(await screen.findByText(text)).toBeVisible()
})

test('an address is made, and shown once with its origin', async () => {
  const ruta = '/api/alerce/v1/calendario/llave.ics'
  open({
    obtenerCalendarioPrivado: inTurn(ninguna, creada),
    crearCalendarioPrivado: { ruta, creado: creada.creado },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Crear dirección' }))
  const shown = await screen.findByRole('dialog', { name: 'Dirección de su agenda' })
  expect(within(shown).getByText(`${window.location.origin}${ruta}`)).toBeVisible()
  await userEvent.keyboard('{Escape}')
  expect(shown).toBeVisible()
  await press('Listo')
  expect(shown.isConnected).toBe(false)
  await expectFocusSomewhere()
  expect(screen.getByText(/nunca datos de salud ni comentarios/)).toBeVisible()
  expect(await screen.findByRole('button', { name: 'Crear otra' })).toBeVisible()
})

test('an address that comes once its dialog was closed is shown all the same', async () => {
  const answer = Promise.withResolvers<{ ruta: string; creado: string }>()
  fakeServer({ ...sinConexiones, obtenerCalendarioPrivado: ninguna, crearCalendarioPrivado: () => answer.promise })
  renderScreen(<MiCalendario range={range} />, { at: '/agenda' })
  await press('Mi calendario en otros programas')
  await userEvent.click(await screen.findByRole('button', { name: 'Crear dirección' }))
  await press('Cerrar')
  expect(screen.queryByRole('dialog')).toBeNull()
  answer.resolve({ ruta: '/tarde.ics', creado: creada.creado })
  expect(await screen.findByText(/tarde\.ics/)).toBeVisible()
})

test('another one ends the one before, after asking', async () => {
  const { sent } = open({ obtenerCalendarioPrivado: leida, crearCalendarioPrivado: { ruta: '/otra.ics', creado: 'x' } })
  await userEvent.click(await screen.findByRole('button', { name: 'Crear otra' }))
  expect(await screen.findByRole('alertdialog', { name: /deja de funcionar/ })).toBeVisible()
  await press('Cancelar')
  expect(sent('crearCalendarioPrivado')).toEqual([])
  await press('Crear otra')
  await answer('Crear otra')
  expect(await screen.findByText(/otra\.ics/)).toBeVisible()
})

test('sharing ends, after asking', async () => {
  const { sent } = open({ obtenerCalendarioPrivado: inTurn(leida, ninguna), revocarCalendarioPrivado: 'ok' })
  await userEvent.click(await screen.findByRole('button', { name: 'Dejar de compartir' }))
  await answer('Dejar de compartir')
  expect(await screen.findByText(/No hay ninguna dirección/)).toBeVisible()
  expect(sent('revocarCalendarioPrivado')).toHaveLength(1)
})

test.each([
  ['Crear otra', 'crearCalendarioPrivado'],
  ['Dejar de compartir', 'revocarCalendarioPrivado'],
] as const)('%s that fails says so', async (button, name) => {
  const text = 'No se ha podido guardar su calendario. Inténtelo nuevamente.'
  open({ obtenerCalendarioPrivado: leida, [name]: new Refused(503, text) })
  await userEvent.click(await screen.findByRole('button', { name: button }))
  await answer(button)
  expect(await screen.findByRole('alertdialog', { name: text })).toBeVisible()
})

test('a failed read can be repeated', async () => {
  const text = 'No se ha podido obtener su calendario. Inténtelo nuevamente.'
  open({ obtenerCalendarioPrivado: inTurn(new Refused(503, text), ninguna) })
  expect(await screen.findByRole('alert')).toHaveTextContent(text)
  await press('Reintentar')
  expect(await screen.findByRole('button', { name: 'Crear dirección' })).toBeVisible()
})

test('the file holds the days on screen', async () => {
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined }))
  const { sent } = open({ obtenerCalendarioPrivado: ninguna, descargarAgenda: 'x' })
  expect(screen.getByText(dicho(/del 16-11-2026 al 29-11-2026/))).toBeVisible()
  await press('Descargar agenda (.ics)')
  await waitFor(() => expect(sent('descargarAgenda')).toEqual([{ desde: '16-11-2026', hasta: '29-11-2026' }]))
})

test('a user without the role of advisor has no address, and may download the file', () => {
  const { sent } = open({}, { roles: ['jefatura'] })
  expect(screen.getByText('Solo un asesor tiene una dirección de su agenda.')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Descargar agenda (.ics)' })).toBeVisible()
  expect(sent('obtenerCalendarioPrivado')).toEqual([])
})

const telefono = { conexionId: 7, nombre: 'iPhone o Mac', creada: '2026-11-20T12:00:00.000Z', usada: null }
const usado = { ...telefono, conexionId: 8, nombre: 'Thunderbird', usada: '2026-11-21T11:30:00.000Z' }
const conexiones = (...todas: Conexion[]) => ({ usuario: 'asesora', conexiones: todas })
const nueva = { conexionId: 9, usuario: 'asesora', clave: 'aaaaa-bbbbb-ccccc-ddddd', ruta: '/dav/' }

test('a program is connected: its steps, and what it asks for, shown once', async () => {
  const { sent } = open({
    obtenerCalendarioPrivado: ninguna,
    obtenerConexiones: inTurn(conexiones(), conexiones(usado)),
    conectarCalendario: nueva,
  })
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Programa' }), 'Thunderbird')
  await press('Conectar un calendario')
  const shown = await screen.findByRole('dialog', { name: 'Conecte Thunderbird' })
  for (const text of [`${window.location.origin}/dav/`, 'asesora', nueva.clave])
    expect(within(shown).getByText(text)).toBeVisible()
  expect(within(shown).getAllByRole('listitem')).toHaveLength(3)
  await userEvent.keyboard('{Escape}')
  expect(shown).toBeVisible()
  await press('Listo')
  await expectFocusSomewhere()
  expect(sent('conectarCalendario')).toEqual([{ nombre: 'Thunderbird' }])
  expect(await screen.findByText(dicho(/Último uso el 21-11-2026 08:30/))).toBeVisible()
})

test('a program is disconnected, after asking', async () => {
  const { sent } = open({
    obtenerCalendarioPrivado: ninguna,
    obtenerConexiones: inTurn(conexiones(usado, telefono), conexiones(usado)),
    desconectarCalendario: 'ok',
  })
  expect(await screen.findByText(dicho(/Todavía no se usa/))).toBeVisible()
  await press('Desconectar iPhone o Mac, desde el 20-11-2026 09:00')
  await answer('Desconectar')
  await waitFor(() => expect(screen.queryByText('iPhone o Mac', { selector: 'strong' })).toBeNull())
  await expectFocusSomewhere()
  expect(sent('desconectarCalendario')).toEqual([{ conexionId: 7 }])
})

test('one program too many is refused in its words', async () => {
  const text = 'Ya tiene 10 calendarios conectados, que es el máximo. Desconecte uno que ya no use.'
  open({ obtenerCalendarioPrivado: ninguna, conectarCalendario: new Refused(422, text) })
  await userEvent.click(await screen.findByRole('button', { name: 'Conectar un calendario' }))
  expect(await screen.findByRole('alertdialog', { name: text })).toBeVisible()
})
