import { titulosDePlanilla } from '@alerce/contract/fichas/postulacion/planilla'
import { leerZip } from '@alerce/domain/base/archivos/zip'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import type { ReplyOf } from '../../../lib/api/call.ts'
import { press, userEvent } from '../../../testing/acts/user-event.ts'
import { fakeEvents } from '../../../testing/fake-events.ts'
import { type Answers, fakeServer, lastStays, payloadsIn, Refused, UNREACHABLE } from '../../../testing/fake-server.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { ImportacionScreen } from './importacion-screen.tsx'
import { filasConError } from './queries.ts'

const comoSeLeyo = { codificacion: 'utf-8' as const, codificacionDudosa: false, muestra: [] }
const revisada: ReplyOf<'obtenerImportacion'> = {
  ...comoSeLeyo,
  importacionId: 7,
  nombre: 'cartera.csv',
  estado: 'revisada',
  creada: '2026-11-21T13:00:00.000Z',
  filas: 4,
  nuevas: 2,
  conError: 1,
  repetidas: 1,
  hechas: 0,
  conservadas: 0,
  deshacerHasta: null,
}
const hecha: ReplyOf<'obtenerImportacion'> = {
  ...revisada,
  estado: 'hecha',
  nuevas: 0,
  hechas: 2,
  deshacerHasta: '2026-11-22T13:00:00.000Z',
}
const celdas = titulosDePlanilla.map((titulo) => (titulo === 'RUT' ? 'x' : ''))
const sinMensajes = { mensajes: [], prospectoId: null, celdas }
const filas: ReplyOf<'obtenerFilasImportacion'>['filas'] = [
  { linea: 2, nombre: 'Ana Ñanco', rut: '12345678-5', situacion: 'nueva', ...sinMensajes },
  {
    linea: 3,
    nombre: '',
    rut: 'x',
    situacion: 'error',
    prospectoId: null,
    celdas,
    mensajes: [{ campo: 'rut', mensaje: 'Rut no válido' }],
  },
]

function open(at: string, answers: Answers = {}, session = {}) {
  const received = fakeServer({
    obtenerImportaciones: [],
    obtenerImportacion: revisada,
    obtenerFilasImportacion: { filas, siguiente: null },
    revisarImportacion: revisada,
    confirmarImportacion: { ...revisada, estado: 'en curso' },
    deshacerImportacion: { ...hecha, estado: 'deshecha', conservadas: 1, deshacerHasta: null },
    ...answers,
  })
  const { router } = renderScreen(<ImportacionScreen />, { at, session })
  const sent = payloadsIn(received)
  return { router, sent }
}

const choose = async (file: File) => userEvent.upload(await screen.findByLabelText(/Elegir planilla/), file)
const csv = (text: string) => new File([text], 'cartera.csv', { type: 'text/csv' })

describe('a spreadsheet', () => {
  test('is looked at when it is chosen, and its address can be kept', async () => {
    const sent: string[][] = []
    const { router } = open('/importar', {
      revisarImportacion: (_payload, { nombre, contenido }) => {
        sent.push([nombre, new TextDecoder().decode(contenido)])
        return revisada
      },
    })
    await choose(csv('hola'))
    await waitFor(() => expect(router.state.location.search).toBe('?importacionId=7'))
    expect(sent).toEqual([['cartera.csv', 'hola']])
    expect(await screen.findByRole('heading', { name: 'cartera.csv' })).toBeVisible()
  })

  test.each([
    [new Refused(400, 'La planilla no tiene filas.'), 'La planilla no tiene filas.'],
    [UNREACHABLE, 'No se ha podido importar la planilla. Inténtelo nuevamente.'],
  ])('that is refused says why', async (answer, text) => {
    open('/importar', { revisarImportacion: answer })
    await choose(csv('hola'))
    expect(await screen.findByRole('alert')).toHaveTextContent(text)
  })

  test('of more than 4 MB is not sent', async () => {
    const { sent } = open('/importar')
    await choose(csv('x'.repeat(4 * 1024 * 1024 + 1)))
    expect(await screen.findByRole('alert')).toHaveTextContent('La planilla supera los 4 MB. Divídala en dos.')
    expect(sent('revisarImportacion')).toEqual([])
  })
})

describe('a dry run', () => {
  test('shows each row with its errors, and can show one kind alone', async () => {
    const { sent } = open('/importar?importacionId=7')
    const table = within(await screen.findByRole('region', { name: 'Filas' }))
    expect(table.getByRole('row', { name: /2 Ana Ñanco 12.345.678-5 Nueva/ })).toBeVisible()
    expect(table.getByRole('row', { name: /3 - x Con error Rut no válido/ })).toBeVisible()
    await userEvent.click(screen.getByRole('link', { name: 'Con error 1' }))
    await waitFor(() =>
      expect(sent('obtenerFilasImportacion').at(-1)).toEqual({ importacionId: 7, situacion: 'error' }),
    )
    expect(screen.queryByRole('link', { name: /Agregadas/ })).toBeNull()
  })

  test('is confirmed once', async () => {
    const { sent } = open('/importar?importacionId=7')
    await userEvent.dblClick(await screen.findByRole('button', { name: 'Importar 2 prospectos' }))
    await waitFor(() => expect(sent('confirmarImportacion')).toEqual([{ importacionId: 7 }]))
  })

  test('with nobody new cannot be confirmed, and says why', async () => {
    const { sent } = open('/importar?importacionId=7', { obtenerImportacion: { ...revisada, nuevas: 0 } })
    await press('Importar 0 prospectos')
    expect(screen.getByText('No hay filas nuevas que importar.')).toBeVisible()
    expect(sent('confirmarImportacion')).toEqual([])
  })
})

describe('how its accents were read', () => {
  const mac = { ...revisada, codificacion: 'macintosh' as const, muestra: ['José Martínez', 'Íngrid Ñanco'] }

  test('is said with two names of the file', async () => {
    open('/importar?importacionId=7', { obtenerImportacion: mac })
    expect(await screen.findByText('José Martínez · Íngrid Ñanco')).toBeVisible()
    expect(screen.getByText(/Tildes leídas como Mac/)).toBeVisible()
    expect(screen.getByText('Para leerlas de otra manera, elija la planilla otra vez.')).toBeVisible()
  })

  test('is chosen where it is in doubt, before anything is imported', async () => {
    const dudosa = { ...mac, codificacionDudosa: true }
    const { sent } = open('/importar', { obtenerImportacion: dudosa, revisarImportacion: dudosa })
    await choose(csv('hola'))
    await press('Importar 2 prospectos')
    expect(sent('confirmarImportacion')).toEqual([])
    await userEvent.selectOptions(await screen.findByLabelText('Cómo se leen las tildes'), 'MS-DOS')
    await waitFor(() => expect(sent('revisarImportacion').at(-1)).toMatchObject({ codificacion: 'cp850' }))
  })

  test('is not said of a file without accents', async () => {
    open('/importar?importacionId=7')
    expect(await screen.findByRole('region', { name: 'Filas' })).toBeVisible()
    expect(screen.queryByText(/Tildes leídas/)).toBeNull()
  })
})

test('while rows are added it says how many, until they are', async () => {
  open('/importar?importacionId=7', {
    obtenerImportacion: lastStays({ ...revisada, estado: 'en curso', nuevas: 1, hechas: 1 }, hecha),
  })
  expect(await screen.findByText('1 de 2 prospectos')).toBeVisible()
  expect(await screen.findByText(/Se agregaron 2 prospectos a su cartera\. Se puede deshacer/)).toBeVisible()
})

describe('taking it back', () => {
  test('asks once, and reports how many people stay', async () => {
    let undone = false
    const { sent } = open('/importar?importacionId=7', {
      obtenerImportacion: () =>
        undone ? { ...hecha, estado: 'deshecha', conservadas: 1, deshacerHasta: null } : hecha,
      deshacerImportacion: () => {
        undone = true
        return hecha
      },
    })
    await press('Deshacer importación')
    const question = within(await screen.findByRole('alertdialog', { name: '¿Deshacer la importación?' }))
    await userEvent.click(question.getByRole('button', { name: 'Deshacer importación' }))
    expect(await screen.findByText(/se retiró 1 prospecto\. Se conserva 1 prospecto/)).toBeVisible()
    expect(sent('deshacerImportacion')).toEqual([{ importacionId: 7 }])
  })

  test('after a day is closed, with the reason', async () => {
    const { sent } = open('/importar?importacionId=7', { obtenerImportacion: { ...hecha, deshacerHasta: null } })
    await press('Deshacer importación')
    expect(screen.getByText('La importación ya no se puede deshacer.')).toBeVisible()
    expect(sent('deshacerImportacion')).toEqual([])
  })
})

test('earlier imports lead back to them', async () => {
  open('/importar', { obtenerImportaciones: [hecha] })
  expect(await screen.findByRole('link', { name: 'cartera.csv' })).toHaveAttribute('href', '/importar?importacionId=7')
})

test('an earlier import moves on by itself', async () => {
  const events = fakeEvents()
  let todas: (typeof revisada)[] = []
  const { sent } = open('/importar', { obtenerImportaciones: () => todas })
  await waitFor(() => expect(sent('obtenerImportaciones')).toHaveLength(1))
  todas = [{ ...hecha, nombre: 'otra.csv' }]
  events.tell('importacion', null)
  expect(await screen.findByText(/otra\.csv/)).toBeVisible()
})

test('earlier imports that may not be all say so', async () => {
  open('/importar', {
    obtenerImportaciones: Array.from({ length: 10 }, (_, i) => ({ ...hecha, importacionId: 20 + i })),
  })
  expect(await screen.findByText('Se muestran las 10 últimas y las que aún se pueden deshacer.')).toBeVisible()
})

test('a head of team imports nothing', async () => {
  open('/importar', {}, { roles: ['jefatura'] })
  expect(await screen.findByText('Solo un asesor importa a su cartera.')).toBeVisible()
  expect(screen.queryByLabelText(/Elegir planilla/)).toBeNull()
})

test('the rejected rows download as one file, with all pages', async () => {
  const mala = (linea: number) => ({ ...filas[1], linea }) as (typeof filas)[number]
  const { sent } = open('/importar', {
    obtenerFilasImportacion: ({ cursor }) =>
      cursor ? { filas: [mala(300)], siguiente: null } : { filas: [mala(3)], siguiente: 3 },
  })
  const [hoja] = leerZip(new Uint8Array(await (await filasConError(7)).arrayBuffer()))?.slice(-1) ?? []
  const textos = [...new TextDecoder().decode(hoja?.[1]).matchAll(/<t>(.*?)<\/t>/g)].map(([, texto]) => texto)
  expect(textos).toEqual([...titulosDePlanilla, 'Motivo', 'x', 'Rut no válido', 'x', 'Rut no válido'])
  expect(sent('obtenerFilasImportacion').map(({ cursor, situacion }) => [cursor, situacion])).toEqual([
    [undefined, 'error'],
    [3, 'error'],
  ])
})
