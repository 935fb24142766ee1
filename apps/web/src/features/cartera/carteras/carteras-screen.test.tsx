import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Cartera } from '../../../lib/carteras.ts'
import { press, userEvent } from '../../../testing/acts/user-event.ts'
import { type Answers, fakeServer, payloadsIn, Refused } from '../../../testing/fake-server.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { sinBorrador } from '../../../testing/usuario.ts'
import { CarterasScreen } from './carteras-screen.tsx'
import type { CasoDeCartera } from './queries.ts'

const cartera = (asesorId: number, nombre: string, more: Partial<Cartera> = {}): Cartera => ({
  asesorId,
  nombre,
  equipoId: 1,
  equipo: 'Oriente',
  activo: true,
  recibe: true,
  casosAbiertos: 4,
  suplencias: [],
  ...more,
})
const camila = cartera(3, 'Camila Rojas')
const pedro = cartera(4, 'Pedro Soto', { casosAbiertos: 0 })
const lejana = cartera(6, 'Ana Lejana', { equipoId: 2, equipo: 'Centro' })

const caso = (prospectoId: number, nombre: string, more: Partial<CasoDeCartera> = {}): CasoDeCartera => ({
  prospectoId,
  nombre,
  rut: '12345678-5',
  estado: 'Prospecto Ingresado',
  titular: null,
  pareja: null,
  ...more,
})
const rosa = caso(11, 'ROSA MORA')
const eva = caso(12, 'EVA DÍAZ', { pareja: { prospectoId: 13, nombre: 'JUAN PAZ' } })
const juan = caso(13, 'JUAN PAZ', { pareja: { prospectoId: 12, nombre: 'EVA DÍAZ' } })
const ajeno = caso(14, 'LUZ SOL', { titular: 'Pedro Soto' })

function open(answers: Answers = {}, at = '/carteras') {
  const received = fakeServer({
    ...sinBorrador,
    obtenerCarteras: { carteras: [lejana, camila, pedro] },
    obtenerCasosDeCartera: { filas: [rosa, eva, juan, ajeno], siguiente: null },
    obtenerTraspasos: { traspasos: [] },
    traspasarCasos: { traspasoId: 7, casos: 4, citas: 2, topes: 1 },
    deshacerTraspaso: { devueltos: 4, quedan: 0 },
    ...answers,
  })
  renderScreen(<CarterasScreen />, { at, session: { roles: ['jefatura'] } })
  return payloadsIn(received)
}

const choose = async (label: string, name: RegExp) => {
  await userEvent.click(await screen.findByRole('combobox', { name: label }))
  await userEvent.click(await screen.findByRole('option', { name }))
}

test('a whole portfolio goes to another, the team is offered first, and it is undone where it is said', async () => {
  const sent = open()
  await press('Reasignar la cartera de Camila Rojas')
  await userEvent.click(await screen.findByRole('combobox', { name: 'Quién los recibe' }))
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
    'Pedro Soto · Oriente · 0 abiertos',
    'Ana Lejana · Centro · 4 abiertos',
  ])
  await userEvent.click(screen.getByRole('option', { name: /Pedro/ }))
  await userEvent.type(screen.getByRole('textbox', { name: 'Por qué' }), 'Deja la empresa')
  await press('Reasignar 4 casos')
  expect(
    await screen.findByText('4 casos de Camila Rojas pasaron a Pedro Soto. Citas que ahora se cruzan: 1.'),
  ).toBeVisible()
  expect(sent('traspasarCasos')).toEqual([{ deId: 3, aId: 4, prospectoIds: null, motivo: 'Deja la empresa' }])
  await press('Deshacer')
  await waitFor(() => expect(sent('deshacerTraspaso')).toEqual([{ traspasoId: 7 }]))
})

test('reason and receiver are required; a refusal of the server shows at its field', async () => {
  const text = 'Elija un asesor activo que usted tenga a su cargo'
  const sent = open({ traspasarCasos: new Refused(422, text, { errores: [{ campo: 'aId', mensaje: text }] }) })
  await press('Reasignar la cartera de Camila Rojas')
  await press('Reasignar 4 casos')
  expect(screen.getAllByText('Elija al asesor que recibe')).toHaveLength(2)
  expect(sent('traspasarCasos')).toEqual([])
  await choose('Quién los recibe', /Pedro/)
  await userEvent.type(screen.getByRole('textbox', { name: 'Por qué' }), 'Deja la empresa')
  await press('Reasignar 4 casos')
  await waitFor(() => expect(screen.getAllByText(text)).toHaveLength(2))
})

test('an advisor without open cases cannot transfer, and the button gives the reason', async () => {
  open()
  const button = await screen.findByRole('button', { name: 'Reasignar la cartera de Pedro Soto' })
  expect(button).toHaveAccessibleDescription('No tiene casos abiertos')
})

test('chosen cases of an advisor are transferred, a pair together; covered ones cannot be chosen', async () => {
  const sent = open({}, '/carteras?asesorId=3')
  await userEvent.click(await screen.findByRole('checkbox', { name: 'EVA DÍAZ' }))
  expect(screen.getByRole('checkbox', { name: 'JUAN PAZ' })).toHaveProperty('checked', true)
  expect(screen.getByRole('checkbox', { name: 'LUZ SOL' })).toHaveProperty('disabled', true)
  await press('Reasignar 2 casos')
  const dialog = await screen.findByRole('dialog', { name: 'Reasignar 2 casos de Camila Rojas' })
  await choose('Quién los recibe', /Pedro/)
  await userEvent.type(within(dialog).getByRole('textbox', { name: 'Por qué' }), 'Carga')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Reasignar 2 casos' }))
  await waitFor(() =>
    expect(sent('traspasarCasos')).toEqual([{ deId: 3, aId: 4, prospectoIds: [12, 13], motivo: 'Carga' }]),
  )
  await waitFor(() => expect(screen.getByRole('checkbox', { name: 'EVA DÍAZ' })).toHaveProperty('checked', false))
})

test('an absence is covered from one day to another, both said', async () => {
  const sent = open({ cubrirAusencia: { suplenciaId: 9, enCurso: false, casos: 0 } })
  await press('Cubrir la ausencia de Camila Rojas')
  await choose('Quién cubre', /Pedro/)
  await userEvent.type(screen.getByRole('textbox', { name: 'Por qué' }), 'Vacaciones')
  await press('Cubrir')
  expect(screen.getAllByText('Indique el último día').length).toBeGreaterThan(0)
  const desde = screen.getByRole('textbox', { name: 'Desde' })
  await userEvent.clear(desde)
  await userEvent.type(desde, '20-12-2099')
  await userEvent.type(screen.getByRole('textbox', { name: 'Hasta' }), '31-12-2099')
  await press('Cubrir')
  await waitFor(() =>
    expect(screen.getByRole('status')).toHaveTextContent('Pedro Soto cubrirá a Camila Rojas desde el 20-12-2099.'),
  )
  expect(sent('cubrirAusencia')).toEqual([
    { ausenteId: 3, cubreId: 4, desde: '2099-12-20', hasta: '2099-12-31', motivo: 'Vacaciones' },
  ])
})

test('a cover that runs is said with its end, and is ended after a question', async () => {
  const suplencia = { suplenciaId: 9, ausenteId: 3, cubreId: 4, cubre: 'Pedro Soto', enCurso: true }
  const cubierta = { ...camila, suplencias: [{ ...suplencia, desde: '2026-10-07', hasta: '2026-10-09' }] }
  const sent = open({ obtenerCarteras: { carteras: [cubierta, pedro] }, terminarSuplencia: { devueltos: 4 } })
  expect(await screen.findByText('La cubre Pedro Soto, del 07-10-2026 al 09-10-2026')).toBeVisible()
  await press('Terminar la suplencia de Camila Rojas')
  expect(await screen.findByRole('alertdialog', { name: 'Terminar la suplencia' })).toBeVisible()
  await press('Terminar')
  expect(await screen.findByText('Suplencia terminada: volvieron 4 casos.')).toBeVisible()
  expect(sent('terminarSuplencia')).toEqual([{ suplenciaId: 9 }])
})

test('handovers of today are listed, with the cases that an undo does not return', async () => {
  const traspaso = { traspasoId: 7, de: 'Camila Rojas', a: 'Pedro Soto', casos: 3, motivo: 'Se va', por: 'Berta' }
  const cuando = { en: '2026-10-07T12:00:00.000Z', hasta: '2026-10-08T12:00:00.000Z' }
  const sent = open({
    obtenerTraspasos: { traspasos: [{ ...traspaso, ...cuando }] },
    deshacerTraspaso: { devueltos: 2, quedan: 1 },
  })
  await press('Deshacer: 3 casos de Camila Rojas a Pedro Soto')
  expect(
    await screen.findByText('Volvieron 2 casos a Camila Rojas. 1 caso no: cambiaron otra vez de asesor o se cerraron.'),
  ).toBeVisible()
  expect(sent('deshacerTraspaso')).toEqual([{ traspasoId: 7 }])
})

test('portfolios that cannot be read', async () => {
  open({ obtenerCarteras: new Refused(503, '') })
  expect(await screen.findByText('No se han podido obtener las carteras. Inténtelo nuevamente.')).toBeVisible()
})
