import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { CasoDeMesa } from '../../../../lib/mesa/casos.ts'
import { borradorDe } from '../../../../testing/acts/borrador.ts'
import { expectFocusSomewhere } from '../../../../testing/acts/focus.ts'
import { pasteInto } from '../../../../testing/acts/paste-into.ts'
import { press, userEvent } from '../../../../testing/acts/user-event.ts'
import { pendiente, pendientes } from '../../../../testing/caso.ts'
import { type Answers, fakeServer, inTurn, lastStays, payloadsIn, Refused } from '../../../../testing/fake-server.ts'
import { renderScreen } from '../../../../testing/render-screen.tsx'
import { sinBorrador } from '../../../../testing/usuario.ts'
import { MesaScreen } from '../mesa-screen.tsx'
import type { Rechazo } from './registros.tsx'

const caso: CasoDeMesa = {
  prospectoId: 12,
  declaracionSaludId: 20_003,
  folioDS: 5_000_000_003,
  nombre: 'MACARENA INÉS ULLOA',
  rut: '15884216-4',
  estado: 'Invitación Enviada',
  asesor: 'Camila Rojas',
}
const glosa = 'No coincide el número de serie.'

const rechazo = (more: Partial<Rechazo> = {}): Rechazo => ({
  ...caso,
  rechazoId: 5,
  glosa,
  rechazado: '2026-10-05T17:00:00.000Z',
  por: 'Mesa Uno',
  levantado: null,
  levantadoPor: null,
  anulado: null,
  ...more,
})
const vigente = pendiente({ ...caso, clase: 'rechazo', registroId: 5, que: glosa, desde: '2026-10-05T17:00:00.000Z' })
const pagina = (...filas: Rechazo[]) => ({ filas, siguiente: null })

function open(answers: Answers = {}, at = '/mesa?ver=rechazo') {
  const received = fakeServer({
    ...sinBorrador,
    obtenerPendientesMesa: pendientes(vigente),
    obtenerRechazos: pagina(),
    buscarCasosMesa: [caso],
    ...answers,
  })
  renderScreen(<MesaScreen />, { at, session: { roles: ['mesa'] } })
  return payloadsIn(received)
}

async function fillIn() {
  await press('Registrar rechazo')
  await userEvent.type(await screen.findByRole('combobox', { name: 'Caso' }), 'ulloa')
  await userEvent.click(await screen.findByRole('option', { name: /MACARENA/ }))
  await pasteInto(screen.getByRole('textbox', { name: 'Motivo del rechazo' }), glosa)
}

/** The dialog's own button: the one of the page is behind it. */
const send = () => userEvent.click(screen.getAllByRole('button', { name: 'Registrar rechazo' }).at(-1)!)

test.each([
  [{ levantado: '2026-10-06T12:00:00.000Z', levantadoPor: 'Mesa Dos' }, 'Levantado', '06-10-2026 09:00, por Mesa Dos'],
  [{ anulado: '2026-10-07T12:00:00.000Z' }, 'Invitación anulada', '07-10-2026 09:00'],
])('a past one, %o, says how it ended', async (more, word, when) => {
  const sent = open({ obtenerRechazos: pagina(rechazo(more)) }, '/mesa?ver=rechazo&lista=pasados')
  const row = await screen.findByRole('row', { name: /MACARENA/ })
  for (const text of [word, when]) expect(row).toHaveTextContent(text)
  expect(screen.queryByRole('button', { name: /^Levantar/ })).toBeNull()
  expect(sent('obtenerRechazos')).toEqual([{ cuales: 'pasados' }])
})

test('a search asks the server once typing pauses, and an empty result says what to type', async () => {
  const found: Answers['obtenerRechazos'] = ({ texto }) => (texto === 'zz' ? pagina() : pagina(rechazo({ anulado })))
  const anulado = '2026-10-07T12:00:00.000Z'
  const sent = open({ obtenerRechazos: found }, '/mesa?ver=rechazo&lista=pasados')
  const box = await screen.findByRole('searchbox', { name: 'Buscar en la lista' })
  await userEvent.type(box, 'ulloa')
  await waitFor(() => expect(sent('obtenerRechazos').at(-1)).toEqual({ cuales: 'pasados', texto: 'ulloa' }))
  expect(await screen.findByRole('row', { name: /MACARENA/ })).toBeVisible()
  await userEvent.clear(box)
  await userEvent.type(box, 'zz')
  expect(await screen.findByText('Ningún caso coincide con la búsqueda')).toBeVisible()
  expect(box).toHaveFocus()
})

test('while a search is on its way the rows of the text before are marked as busy', async () => {
  const late = Promise.withResolvers<ReturnType<typeof pagina>>()
  open(
    { obtenerRechazos: ({ texto }) => (texto ? late.promise : pagina(rechazo({}))) },
    '/mesa?ver=rechazo&lista=pasados',
  )
  const row = await screen.findByRole('row', { name: /MACARENA/ })
  expect(row.closest('[aria-busy="true"]')).toBeNull()
  await userEvent.type(screen.getByRole('searchbox', { name: 'Buscar en la lista' }), 'zz')
  await waitFor(() =>
    expect(screen.getByRole('row', { name: /MACARENA/ }).closest('[aria-busy="true"]')).not.toBeNull(),
  )
  late.resolve(pagina())
  expect(await screen.findByText('Ningún caso coincide con la búsqueda')).toBeVisible()
})

test('lifting is done at once, and undone the same one stands again', async () => {
  const sent = open({ levantarRechazo: 'ok', retomarRechazo: 'ok' })
  await press('Levantar el rechazo de MACARENA INÉS ULLOA')
  expect(await screen.findByText('Rechazo de MACARENA INÉS ULLOA levantado.')).toBeVisible()
  expect(sent('levantarRechazo')).toEqual([{ rechazoId: 5 }])
  await press('Deshacer')
  expect(await screen.findByText('Se deshizo el cambio.')).toBeVisible()
  expect(sent('retomarRechazo')).toEqual([{ rechazoId: 5 }])
  expect(sent('registrarRechazo')).toEqual([])
  await expectFocusSomewhere()
})

test('an act of the applicant meanwhile keeps it lifted, and is shown', async () => {
  const text = 'El postulante siguió con su invitación o sus enlaces cambiaron: esto ya no se deshace.'
  open({ levantarRechazo: 'ok', retomarRechazo: new Refused(422, text) })
  await press('Levantar el rechazo de MACARENA INÉS ULLOA')
  await press('Deshacer')
  expect(await screen.findByText(text)).toBeVisible()
  await expectFocusSomewhere()
})

test('several lifted at once are undone, each the same', async () => {
  const sent = open({ levantarRechazo: 'ok', retomarRechazo: 'ok' })
  await userEvent.click(await screen.findByRole('checkbox', { name: /^Elegir Rechazo/ }))
  await press('Levantar 1')
  await press('Deshacer')
  await waitFor(() => expect(sent('retomarRechazo')).toEqual([{ rechazoId: 5 }]))
  expect(sent('registrarRechazo')).toEqual([])
})

test('one is registered with a case and why', async () => {
  const sent = open({ registrarRechazo: { rechazoId: 6 } })
  await fillIn()
  await send()
  expect(await screen.findByText('Autenticación de MACARENA INÉS ULLOA rechazada.')).toBeVisible()
  expect(sent('registrarRechazo')).toEqual([{ declaracionSaludId: 20_003, glosa }])
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a missing value is reported at its field, and nothing is sent', async () => {
  const sent = open({ buscarCasosMesa: [{ ...caso, declaracionSaludId: null, folioDS: null }] })
  await press('Registrar rechazo')
  await screen.findByRole('dialog')
  await send()
  for (const text of ['Busque y elija el caso', 'Ingrese el motivo del rechazo'])
    expect(screen.getAllByText(text)).toHaveLength(2)
  await userEvent.type(screen.getByRole('combobox', { name: 'Caso' }), 'ulloa')
  await userEvent.click(await screen.findByRole('option', { name: /MACARENA/ }))
  await send()
  expect(screen.getAllByText('El caso no tiene una Declaración de Salud en curso.')).toHaveLength(2)
  expect(sent('registrarRechazo')).toEqual([])
})

test('a case refused by the server shows at its field, and the typed text stays', async () => {
  const text = 'Solo se rechaza la autenticación de una invitación electrónica en curso.'
  const errores = [{ campo: 'declaracionSaludId', mensaje: text }]
  open({ registrarRechazo: new Refused(422, text, { errores }) })
  await fillIn()
  await send()
  await waitFor(() => expect(screen.getAllByText(text)).toHaveLength(2))
  expect(screen.getByRole('textbox', { name: 'Motivo del rechazo' })).toHaveValue(glosa)
})

test('none, and those that cannot be read', async () => {
  open({ obtenerRechazos: inTurn(new Refused(503, ''), pagina()) }, '/mesa?ver=rechazo&lista=pasados')
  expect(await screen.findByRole('alert')).toHaveTextContent('No se han podido obtener los rechazos.')
  await press('Reintentar')
  expect(await screen.findByText('No hay rechazos pasados')).toBeVisible()
})

test('closing discards the typed text with a message; «Recuperar» restores it without the case', async () => {
  const borrador = borradorDe({ glosa })
  const sent = open({ obtenerBorrador: lastStays(null, borrador) })
  await fillIn()
  await press('Cerrar')
  expect(await screen.findByText('Se descartó lo escrito.')).toBeVisible()
  expect(screen.queryByRole('dialog')).toBeNull()
  await press('Recuperar')
  expect(await screen.findByRole('dialog', { name: 'Registrar rechazo de autenticación' })).toBeVisible()
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Motivo del rechazo' })).toHaveValue(glosa))
  expect(sent('guardarBorrador').at(-1)).toMatchObject({ cambios: [{ campo: 'glosa', de: '', a: glosa }] })
  expect(screen.getByRole('combobox', { name: 'Caso' })).toHaveValue('')
})

test('closing with nothing written says nothing', async () => {
  open()
  await press('Registrar rechazo')
  await press('Cerrar')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.queryByText('Se descartó lo escrito.')).toBeNull()
})
