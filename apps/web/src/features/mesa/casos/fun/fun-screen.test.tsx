import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { dicho } from '../../../../testing/acts/dicho.ts'
import { expectFocusSomewhere } from '../../../../testing/acts/focus.ts'
import { press, userEvent } from '../../../../testing/acts/user-event.ts'
import { pendientes } from '../../../../testing/caso.ts'
import { type Answers, fakeServer, inTurn, payloadsIn, Refused, thenLate } from '../../../../testing/fake-server.ts'
import { renderScreen } from '../../../../testing/render-screen.tsx'
import { sinBorrador } from '../../../../testing/usuario.ts'
import { MesaScreen } from '../mesa-screen.tsx'
import type { Fun } from './queries.ts'

const fun = (more: Partial<Fun> = {}): Fun => ({
  rut: '12345678-5',
  recibido: '01-10-2020',
  procesado: null,
  por: 'PILAR SOTO',
  en: '2026-10-05T17:00:00.000Z',
  casos: ['CAMILA BRAVO ORTIZ'],
  ...more,
})
/** Reply of a save: the previous values. */
const sobre = ({ recibido, procesado }: Fun) => ({ antes: { recibido: recibido ?? '', procesado } })
const sobreNada = { antes: null }
const sinRecibir = fun({ rut: '11111111-1', recibido: null, por: null, en: null, casos: [] })

function open(answers: Answers = {}, at = '/mesa?ver=fun&lista=todos') {
  const base: Answers = {
    obtenerPendientesMesa: pendientes(),
    obtenerFunBajas: [fun()],
    guardarFunBaja: sobre(fun()),
    eliminarFunBaja: 'ok',
  }
  const received = fakeServer({ ...sinBorrador, ...base, ...answers })
  renderScreen(<MesaScreen />, { at, session: { roles: ['mesa'] } })
  const sent = payloadsIn(received)
  return { sent }
}

const field = (name: string) => screen.getByRole('textbox', { name })
async function type(name: string, text: string) {
  await userEvent.clear(field(name))
  await userEvent.type(field(name), text)
}

async function search(text: string) {
  const box = screen.getByRole('searchbox', { name: 'Buscar en la lista' })
  await userEvent.clear(box)
  await userEvent.type(box, text)
}

test('a row shows person, state and author', async () => {
  open({ obtenerFunBajas: [fun(), sinRecibir, fun({ rut: '9876543-3', procesado: '05-10-2020' })] })
  const row = await screen.findByRole('row', { name: /12\.345\.678-5/ })
  for (const text of ['CAMILA BRAVO ORTIZ', 'Por procesar', '01-10-2020', 'PILAR SOTO'])
    expect(row).toHaveTextContent(text)
  expect(screen.getByRole('row', { name: /11\.111\.111-1/ })).toHaveTextContent('Sin recibir')
  expect(screen.getByRole('row', { name: /9\.876\.543-3/ })).toHaveTextContent('Procesado')
})

test('a search narrows them', async () => {
  const { sent } = open({ obtenerFunBajas: ({ texto }) => (texto === '99' ? [] : [fun()]) })
  expect(await screen.findByRole('heading', { name: 'FUN registrados' })).toBeVisible()
  await search('12.34')
  await waitFor(() => expect(sent('obtenerFunBajas').at(-1)).toEqual({ cuales: 'todos', texto: '12.34', limite: 100 }))
  await search('99')
  expect(await screen.findByText('Ningún caso coincide con la búsqueda')).toBeVisible()
})

test('a new one is written down and can be undone', async () => {
  const { sent } = open({ obtenerFunBajas: [], guardarFunBaja: sobreNada })
  await press('Registrar FUN')
  const dialog = within(screen.getByRole('dialog', { name: 'Registrar FUN de baja' }))
  await type('RUT de quien deja de ser carga', '98765433')
  await type('Recibido por CCS', '03-10-2020')
  await userEvent.click(dialog.getByRole('button', { name: 'Registrar FUN' }))
  expect(await screen.findByText(dicho('FUN de 9.876.543-3 registrado.'))).toBeVisible()
  expect(sent('guardarFunBaja')).toEqual([
    { rut: '9.876.543-3', recibido: '03-10-2020', procesado: null, procesadoAntes: null },
  ])
  await press('Deshacer')
  expect(await screen.findByText('Se deshizo el cambio.')).toBeVisible()
  expect(sent('eliminarFunBaja')).toEqual([{ rut: '9.876.543-3', recibido: '03-10-2020', procesadoAntes: null }])
})

test('the refusals show at their fields, and the typed text stays', async () => {
  const { sent } = open()
  await press('Registrar FUN')
  await type('RUT de quien deja de ser carga', '12.345.678-9')
  await type('Recibido por CCS', '03-10-2020')
  await type('Procesado', '02-10-2020')
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Registrar FUN' }))
  expect(screen.getAllByText('Rut no válido')).toHaveLength(2)
  expect(screen.getAllByText('El FUN no puede procesarse antes de recibirse')).toHaveLength(2)
  expect(sent('guardarFunBaja')).toEqual([])
  expect(field('Recibido por CCS')).toHaveValue('03-10-2020')
})

test('a refusal of the server is shown at its field', async () => {
  const text = 'La fecha no puede ser posterior a hoy'
  open({ guardarFunBaja: new Refused(400, text, { errores: [{ campo: 'recibido', mensaje: text }] }) })
  await press('Corregir el FUN de 12.345.678-5')
  expect(field('RUT de quien deja de ser carga')).toHaveAttribute('readonly', '')
  await press('Guardar FUN')
  await waitFor(() => expect(screen.getAllByText(text)).toHaveLength(2))
})

test('one is processed today with a press, and undone', async () => {
  const { sent } = open()
  await press('Procesado hoy: el FUN de 12.345.678-5')
  expect(await screen.findByText(dicho('FUN de 12.345.678-5 procesado.'))).toBeVisible()
  await press('Deshacer')
  await waitFor(() => expect(sent('guardarFunBaja')).toHaveLength(2))
  const { rut, recibido } = fun()
  const [{ procesado = null } = {}, vuelta] = sent('guardarFunBaja') as { procesado?: string }[]
  expect(sent('guardarFunBaja')[0]).toEqual({ rut, recibido, procesado, procesadoAntes: null })
  expect(procesado).toMatch(/^\d\d-\d\d-\d{4}$/)
  expect(vuelta).toEqual({ rut, recibido, procesado: null, recibidoAntes: recibido, procesadoAntes: procesado })
  // The reply brings the previous values: no other call reads them
  expect(sent('obtenerFunBajas').every(({ texto }) => texto === '')).toBe(true)
  await expectFocusSomewhere()
})

test('a FUN processed meanwhile by the other desk is reported, and taken or replaced on purpose', async () => {
  const campo = { campo: 'procesado', etiqueta: 'Procesado', quien: 'PILAR SOTO', propio: false }
  const stale = new Refused(412, 'Otra persona cambió estos datos mientras usted los editaba.', {
    data: { campos: [campo], quien: 'PILAR SOTO', propio: false, cuando: '2020-10-05T13:00:00.000Z' },
  })
  let guardado = fun()
  const { sent } = open({
    obtenerFunBajas: () => [guardado],
    guardarFunBaja: () => {
      const late = guardado.procesado === null
      guardado = fun({ procesado: '05-10-2020' })
      return late ? stale : sobre(guardado)
    },
  })
  await press('Corregir el FUN de 12.345.678-5')
  await press('Guardar FUN')
  expect(await screen.findByText(dicho(/^PILAR SOTO cambió Procesado el 05-10-2020/))).toBeVisible()
  expect(screen.getByText(dicho('Ahora está procesado el 05-10-2020.'))).toBeVisible()
  await press('Usar lo guardado')
  expect(field('Procesado')).toHaveValue('05-10-2020')
  await press('Guardar FUN')
  await waitFor(() => expect(sent('guardarFunBaja')).toHaveLength(2))
  expect(sent('guardarFunBaja')).toMatchObject([
    { procesado: null, procesadoAntes: null },
    { procesado: '05-10-2020', procesadoAntes: '05-10-2020' },
  ])
})

test('a late refusal of a FUN no longer in the form is discarded', async () => {
  const campo = { campo: 'procesado', etiqueta: 'Procesado', quien: 'PILAR SOTO', propio: false }
  const stale = new Refused(412, 'Otra persona cambió estos datos mientras usted los editaba.', {
    data: { campos: [campo], quien: 'PILAR SOTO', propio: false, cuando: '2020-10-05T13:00:00.000Z' },
  })
  const late = Promise.withResolvers<Refused>()
  const { sent } = open({
    obtenerFunBajas: [fun({ procesado: '05-10-2020' })],
    guardarFunBaja: ({ rut }) => (rut.includes('678') ? late.promise : sobreNada),
  })
  await press('Registrar FUN')
  await type('RUT de quien deja de ser carga', '123456785')
  await type('Recibido por CCS', '01-10-2020')
  const dialog = within(screen.getByRole('dialog', { name: 'Registrar FUN de baja' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Registrar FUN' }))
  await waitFor(() => expect(sent('guardarFunBaja')).toHaveLength(1))
  await type('RUT de quien deja de ser carga', '111111111')
  const read = sent('obtenerFunBajas').length
  await act(async () => late.resolve(stale))
  await waitFor(() => expect(sent('obtenerFunBajas').length).toBeGreaterThan(read))
  expect(sent('obtenerFunBajas').at(-1)).toMatchObject({ texto: '12345678-5' })
  expect(screen.queryByText(/PILAR SOTO cambió/)).toBeNull()
  const save = dialog.getByRole('button', { name: 'Registrar FUN' })
  await waitFor(() => expect(save).not.toHaveAttribute('aria-busy', 'true'))
  await userEvent.click(dialog.getByRole('button', { name: 'Registrar FUN' }))
  await waitFor(() => expect(sent('guardarFunBaja')).toHaveLength(2))
  expect(sent('guardarFunBaja')[1]).toMatchObject({ rut: '11.111.111-1', procesadoAntes: null })
})

test('a deleted one is reported, and can be recorded again', async () => {
  const text = 'Este FUN ya no está: se eliminó, o se corrigió el día en que se recibió.'
  const { sent } = open({ guardarFunBaja: inTurn(new Refused(404, text, { codigo: 'fun_ya_no_esta' }), sobreNada) })
  await press('Corregir el FUN de 12.345.678-5')
  await press('Guardar FUN')
  const dicho = within(await screen.findByRole('alertdialog', { name: text }))
  await userEvent.click(dicho.getByRole('button', { name: 'Cerrar' }))
  expect(screen.getByText('Si guarda lo escrito, se registra de nuevo.')).toBeVisible()
  const dialog = within(screen.getByRole('dialog', { name: 'Registrar FUN de baja' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Registrar FUN' }))
  await waitFor(() => expect(sent('guardarFunBaja')).toHaveLength(2))
  expect(sent('guardarFunBaja')[1]).not.toHaveProperty('recibidoAntes')
})

test('several of one RUT: the day of one is corrected, and undone', async () => {
  const dos = [fun(), fun({ recibido: '10-01-2018', procesado: '15-01-2018' })]
  const [, viejo = fun()] = dos
  const { sent } = open({ obtenerFunBajas: dos, guardarFunBaja: sobre(viejo) }, '/mesa?ver=fun&lista=todos')
  const rows = await screen.findAllByRole('row', { name: /12\.345\.678-5/ })
  expect(rows).toHaveLength(2)
  await userEvent.click(within(rows[1] as HTMLElement).getByRole('button', { name: /Corregir/ }))
  await type('Recibido por CCS', '11-01-2018')
  await press('Guardar FUN')
  expect(await screen.findByText(dicho('FUN de 12.345.678-5 corregido.'))).toBeVisible()
  await press('Deshacer')
  await waitFor(() => expect(sent('guardarFunBaja')).toHaveLength(2))
  const [cambio, vuelta] = sent('guardarFunBaja')
  expect(cambio).toMatchObject({ recibido: '11-01-2018', recibidoAntes: '10-01-2018' })
  expect(vuelta).toMatchObject({ recibido: '10-01-2018', procesado: '15-01-2018', recibidoAntes: '11-01-2018' })
})

test('one is taken back and put again', async () => {
  const reading = Promise.withResolvers<void>()
  const { sent } = open({ obtenerFunBajas: thenLate(reading.promise, () => [fun()]) })
  await press('Corregir el FUN de 12.345.678-5')
  await press('Eliminar')
  expect(await screen.findByText(dicho('FUN de 12.345.678-5 eliminado.'))).toBeVisible()
  // A FUN being deleted cannot be saved meanwhile, not even with Enter
  expect(screen.getByRole('button', { name: 'Guardar FUN' })).toHaveAccessibleDescription(
    'Se está eliminando este FUN.',
  )
  await userEvent.type(field('Procesado'), '{Enter}')
  expect(sent('guardarFunBaja')).toEqual([])
  reading.resolve()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sent('eliminarFunBaja')).toEqual([{ rut: '12345678-5', recibido: '01-10-2020', procesadoAntes: null }])
  await press('Deshacer')
  const asItStood = { rut: '12345678-5', recibido: '01-10-2020', procesado: null, procesadoAntes: null }
  await waitFor(() => expect(sent('guardarFunBaja')).toEqual([asItStood]))
})

test('a failed change is reported', async () => {
  open({ eliminarFunBaja: new Refused(503, '') })
  await press('Corregir el FUN de 12.345.678-5')
  await press('Eliminar')
  expect(await screen.findByRole('alertdialog')).toHaveTextContent('No se ha podido guardar el FUN.')
})

test('none is written down', async () => {
  open({ obtenerFunBajas: [] })
  expect(await screen.findByText('No hay FUN registrados')).toBeVisible()
})

test('a list that cannot be read', async () => {
  open({ obtenerFunBajas: inTurn(new Refused(503, ''), [fun()]) })
  expect(await screen.findByRole('alert')).toHaveTextContent('No se han podido obtener los FUN.')
  await press('Reintentar')
  expect(await screen.findByRole('row', { name: /12\.345/ })).toBeVisible()
})
