import { uf } from '@alerce/domain/base/dinero/tipos'
import { sumaDelEquipo } from '@alerce/domain/cartera/equipo/tablero'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import * as files from '../../../lib/files.ts'
import { elDia } from '../../../testing/acts/el-dia.ts'
import { userEvent } from '../../../testing/acts/user-event.ts'
import { type Answers, fakeServer, payloadsIn, Refused } from '../../../testing/fake-server.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { EquipoScreen } from './equipo-screen.tsx'
import type { FilaDelTablero } from './queries.ts'

// Today is 2026-11-21
beforeEach(elDia)

const fila = (asesorId: number, nombre: string, more: Partial<FilaDelTablero> = {}): FilaDelTablero => ({
  asesorId,
  nombre,
  activo: true,
  ...sumaDelEquipo([]),
  ...more,
})
const ana = fila(3, 'Ana Fuentes', { abiertas: 12, evaluar: 2, contratos: 3, contratosAntes: 1, meta: 4 })
const pedro = fila(4, 'Pedro Soto', {
  abiertas: 1200,
  cotizar: 1200,
  atrasadas: 5,
  hayMas: true,
  terminadas: 8,
  suscritas: 2,
  terminadasAntes: 6,
  suscritasAntes: 2,
})
const venta = {
  prospectoId: 11,
  nombre: 'ROSA MORA',
  estado: 'DS en Evaluación',
  desde: '08-09-2026',
  paso: 'Espera la evaluación de contraloría',
  folioDS: 5_000_000_001,
  asesor: 'Ana Fuentes',
}

function open(answers: Answers = {}, at = '/equipo') {
  const received = fakeServer({
    obtenerTableroDelEquipo: { hoy: '2026-11-21', filas: [ana, pedro] },
    obtenerFilasDelEquipo: { filas: [venta], siguiente: null },
    ...answers,
  })
  const { router } = renderScreen(<EquipoScreen />, { at, session: { roles: ['jefatura'] } })
  return { router, sent: payloadsIn(received) }
}

const rows = async () => {
  const table = within(await screen.findByRole('region', { name: 'Tablero del equipo' }))
  return table.getAllByRole('row').map((row) => (row.textContent ?? '').replaceAll('\u00a0', ' '))
}

test('one row per advisor, the team at the foot, a goal in percent, and a rate with its change', async () => {
  open()
  const [, deAna, dePedro, equipo] = await rows()
  expect(deAna).toContain('75 % Meta, Ana Fuentes3 de 4')
  expect(dePedro).toContain('1.200+')
  expect(dePedro).toContain('25,0 %−8,3 pts')
  expect(equipo).toContain('75 % Meta, todo el equipo3 de 4')
})

test('sorted by a column, highest first, then the other way; the order stands in the address', async () => {
  const { router } = open()
  await userEvent.click(await screen.findByRole('button', { name: 'Abiertas' }))
  expect((await rows())[1]).toContain('Pedro Soto')
  expect(router.state.location.search).toBe('?orden=abiertas')
  await userEvent.click(screen.getByRole('button', { name: 'Abiertas' }))
  expect((await rows())[1]).toContain('Ana Fuentes')
  expect(router.state.location.search).toBe('?orden=abiertas&sentido=asc')
  // unknown goals stay last in both orders
  await userEvent.click(screen.getByRole('button', { name: 'Meta' }))
  await userEvent.click(screen.getByRole('button', { name: 'Meta' }))
  expect((await rows())[1]).toContain('Ana Fuentes')
})

test('a figure opens its sales, with the focus on their title, and closing gives it back', async () => {
  const { router, sent } = open()
  await userEvent.click(await screen.findByRole('link', { name: '2 En evaluación, Ana Fuentes' }))
  expect(await screen.findByRole('link', { name: 'ROSA MORA' })).toHaveAttribute(
    'href',
    '/postulant-data?prospectoId=11',
  )
  expect(sent('obtenerFilasDelEquipo')).toEqual([{ figura: 'evaluar', asesorId: 3, mes: '2026-11-01', limite: 30 }])
  expect(screen.getByRole('heading', { name: 'En evaluación · Ana Fuentes' })).toHaveFocus()
  await userEvent.click(screen.getByRole('link', { name: 'Cerrar el detalle' }))
  await waitFor(() => expect(router.state.location.search).toBe(''))
  expect(screen.getByRole('link', { name: '2 En evaluación, Ana Fuentes' })).toHaveFocus()
})

test('zero opens nothing, and a figure of the team asks for all advisors', async () => {
  const { sent } = open()
  await screen.findByRole('link', { name: '5 Atrasadas, Pedro Soto' })
  expect(screen.queryByRole('link', { name: /Atrasadas, Ana/ })).toBeNull()
  await userEvent.click(screen.getByRole('link', { name: '5 Atrasadas, todo el equipo' }))
  await screen.findByRole('heading', { name: 'Atrasadas · Equipo' })
  expect(sent('obtenerFilasDelEquipo')).toEqual([
    { figura: 'atrasadas', asesorId: null, mes: '2026-11-01', limite: 30 },
  ])
})

test('a goal opens the contracts that it counts', async () => {
  const { sent } = open()
  await userEvent.click(await screen.findByRole('link', { name: /^75\s% Meta, Ana Fuentes$/ }))
  expect(await screen.findByRole('heading', { name: 'Contratos del mes · Ana Fuentes' })).toHaveFocus()
  expect(sent('obtenerFilasDelEquipo')).toMatchObject([{ figura: 'contratos', asesorId: 3 }])
  await userEvent.click(screen.getByRole('link', { name: 'Cerrar el detalle' }))
  expect(document.body).not.toHaveFocus()
})

test('the CSV has the rows in their order, with plain numbers', async () => {
  const saveAs = vi.spyOn(files, 'saveAs').mockImplementation(() => undefined)
  open({}, '/equipo?orden=abiertas')
  expect(screen.getByRole('button', { name: 'Descargar CSV' })).toHaveAccessibleDescription(
    'El tablero se está leyendo',
  )
  await rows()
  await userEvent.click(screen.getByRole('button', { name: 'Descargar CSV' }))
  const [file, name] = saveAs.mock.calls[0] ?? []
  expect(name).toBe('equipo-2026-11-21.csv')
  const [cabecera, primera] = ((await file?.text()) ?? '').split('\r\n')
  expect(cabecera).toContain('Asesor;Abiertas;Por cotizar')
  expect(primera).toBe('Pedro Soto;1200;1200;0;0;0;5;0;;25;0;;;')
})

test('a month that ended shows its results alone, keeps a figure of months open, and stands in the address', async () => {
  const { router, sent } = open({}, '/equipo?figura=contratos')
  await screen.findByRole('button', { name: 'Abiertas' })
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Mes' }), 'Septiembre')
  await waitFor(() => expect(sent('obtenerTableroDelEquipo').at(-1)).toEqual({ mes: '2026-09-01' }))
  await screen.findByRole('button', { name: 'Contratos' })
  expect(screen.queryByRole('button', { name: 'Abiertas' })).toBeNull()
  expect(router.state.location.search).toBe('?mes=9&anio=2026&figura=contratos')
  await waitFor(() => expect(sent('obtenerFilasDelEquipo').at(-1)).toMatchObject({ mes: '2026-09-01' }))
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Mes' }), 'Noviembre')
  expect(router.state.location.search).toBe('?figura=contratos')
})

test('a goal in UF has its column only where one was set', async () => {
  open()
  await rows()
  expect(screen.queryByRole('button', { name: 'Meta UF' })).toBeNull()
  open({ obtenerTableroDelEquipo: { hoy: '2026-11-21', filas: [{ ...ana, metaUF: 40, uf: uf(13.782) }, pedro] } })
  await screen.findByRole('button', { name: 'Meta UF' })
  expect(screen.getByRole('row', { name: /Ana Fuentes.*34\s% Meta UF, Ana Fuentes\s*13,8 de 40/ })).toBeVisible()
})

test('a team without advisors, and a board that cannot be read', async () => {
  open({ obtenerTableroDelEquipo: { hoy: '2026-11-21', filas: [] } })
  expect(await screen.findByText('Su equipo no tiene asesores')).toBeVisible()
  open({ obtenerTableroDelEquipo: new Refused(503, '') })
  expect(await screen.findByText(/No se ha podido obtener el tablero/)).toBeVisible()
})
