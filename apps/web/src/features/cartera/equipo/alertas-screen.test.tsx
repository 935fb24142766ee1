import { alertaMessages, umbralFueraDeRango } from '@alerce/contract/messages/cartera/equipo'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { elDia } from '../../../testing/acts/el-dia.ts'
import { press, userEvent } from '../../../testing/acts/user-event.ts'
import { type Answers, fakeServer, inTurn, payloadsIn, Refused } from '../../../testing/fake-server.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { sinBorrador } from '../../../testing/usuario.ts'
import { AlertasScreen } from './alertas-screen.tsx'
import type { Alertas } from './queries.ts'

beforeEach(elDia)

const umbrales: Alertas['umbrales'] = [
  { clase: 'detenida', valor: 30, porCorreo: true },
  { clase: 'evaluacion', valor: null, porCorreo: true },
  { clase: 'tareas', valor: 10, porCorreo: false },
  { clase: 'meta', valor: 20, porCorreo: false },
]
const venta = {
  prospectoId: 11,
  nombre: 'ROSA MORA',
  estado: 'Prospecto Ingresado',
  desde: '08-09-2026',
  paso: 'Cotizar',
  folioDS: null,
  asesor: 'Ana Fuentes',
}

function open(answers: Answers = {}) {
  const received = fakeServer({
    ...sinBorrador,
    obtenerAlertas: {
      umbrales,
      tareas: [{ asesorId: 3, nombre: 'Ana Fuentes', tareas: 12 }],
      meta: [{ asesorId: 4, nombre: 'Pedro Soto', contratos: 2, esperados: 7 }],
    },
    obtenerFilasDelEquipo: { filas: [venta], siguiente: null },
    guardarAlertas: 'ok',
    ...answers,
  })
  renderScreen(<AlertasScreen />, { at: '/alertas', session: { roles: ['jefatura'] } })
  return payloadsIn(received)
}

test('each kind shows the rows it speaks of; one that is off asks for none', async () => {
  const sent = open()
  expect(await screen.findByRole('link', { name: 'ROSA MORA' })).toHaveAttribute(
    'href',
    '/postulant-data?prospectoId=11',
  )
  expect(sent('obtenerFilasDelEquipo')).toEqual([{ figura: 'detenida', asesorId: null, limite: 30 }])
  expect(screen.getByRole('link', { name: 'Ana Fuentes' })).toHaveAttribute('href', '/home?asesor=3')
  expect(screen.getByRole('link', { name: 'Pedro Soto' })).toHaveAttribute('href', '/statistics?asesor=4')
  expect(screen.getByText('2 de 7 a hoy')).toBeVisible()
})

test('the thresholds wait for the lists above them, or for their failure', async () => {
  const filas = Promise.withResolvers<Refused>()
  open({ obtenerFilasDelEquipo: () => filas.promise })
  await screen.findByRole('status', { name: 'Cargando' })
  expect(screen.queryByRole('button', { name: 'Guardar umbrales' })).toBeNull()
  filas.resolve(new Refused(503, ''))
  expect(await screen.findByRole('button', { name: 'Guardar umbrales' })).toBeVisible()
  await press('Reintentar')
  expect(screen.getByRole('button', { name: 'Guardar umbrales' })).toBeVisible()
})

const dias = async (umbral: string) =>
  within(await screen.findByRole('group', { name: umbral })).getByRole('textbox', { hidden: true })

test('thresholds are saved together, an empty one is off', async () => {
  const sent = open()
  const field = await dias('Ventas sin cambiar de estado')
  await userEvent.clear(field)
  await userEvent.type(await dias('DS en evaluación'), '4')
  await press('Guardar umbrales')
  expect(await screen.findByText('Se guardaron los umbrales.')).toBeVisible()
  await waitFor(() =>
    expect(sent('guardarAlertas')).toEqual([
      {
        umbrales: [{ ...umbrales[0], valor: null }, { ...umbrales[1], valor: 4 }, umbrales[2], umbrales[3]],
      },
    ]),
  )
})

test('a saved threshold reads its rows again, and one day is said in the singular', async () => {
  const de = (valor: number): Alertas => ({
    umbrales: umbrales.map((umbral) => (umbral.clase === 'detenida' ? { ...umbral, valor } : umbral)),
    tareas: [],
    meta: [],
  })
  open({
    obtenerAlertas: inTurn(de(30), de(1)),
    obtenerFilasDelEquipo: inTurn({ filas: [], siguiente: null }, { filas: [venta], siguiente: null }),
  })
  const field = await dias('Ventas sin cambiar de estado')
  await screen.findByText('Ninguna venta pasa este umbral')
  await userEvent.clear(field)
  await userEvent.type(field, '1')
  await press('Guardar umbrales')
  expect(await screen.findByRole('heading', { name: 'Ventas sin cambiar de estado: 1 día o más' })).toBeVisible()
  expect(await screen.findByRole('link', { name: 'ROSA MORA' })).toBeVisible()
})

test('a threshold out of range is refused at its field, and what the server refuses stays as typed', async () => {
  const sent = open({ guardarAlertas: new Refused(503, '') })
  const field = await dias('Contratos bajo la meta')
  await userEvent.clear(field)
  await userEvent.type(field, '31')
  await press('Guardar umbrales')
  expect(screen.getAllByText(umbralFueraDeRango(28)).length).toBeGreaterThan(0)
  expect(field).toHaveFocus()
  expect(sent('guardarAlertas')).toEqual([])
  await userEvent.clear(field)
  await userEvent.type(field, '15')
  await press('Guardar umbrales')
  expect(await screen.findByText(alertaMessages.saveFailed.text)).toBeVisible()
  expect(field).toHaveValue('15')
})
