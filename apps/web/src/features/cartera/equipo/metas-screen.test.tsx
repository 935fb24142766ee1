import { metaMessages } from '@alerce/contract/messages/cartera/equipo'
import { common } from '@alerce/contract/messages/common'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { elDia } from '../../../testing/acts/el-dia.ts'
import { press, userEvent } from '../../../testing/acts/user-event.ts'
import { type Answers, fakeServer, inTurn, payloadsIn, Refused } from '../../../testing/fake-server.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { sinBorrador } from '../../../testing/usuario.ts'
import { MetasScreen } from './metas-screen.tsx'

// Today is 2026-11-21
beforeEach(elDia)

const ana = { asesorId: 3, nombre: 'Ana Fuentes', contratos: 12, uf: null, delMes: '2026-10-01' }
const pedro = { asesorId: 4, nombre: 'Pedro Soto', contratos: null, uf: null, delMes: null }
const anterior = {
  metaId: 9,
  nombre: 'Ana Fuentes',
  mes: '2026-10-01',
  contratos: 12,
  uf: 40,
  por: 'Patricia Núñez',
  en: '2026-10-02T12:00:00.000Z',
}

function open(answers: Answers = {}, at = '/metas') {
  const received = fakeServer({
    ...sinBorrador,
    obtenerMetas: { metas: [ana, pedro], historia: [anterior], version: 10 },
    guardarMetas: { cambiadas: 1, version: 12 },
    ...answers,
  })
  renderScreen(<MetasScreen />, { at, session: { roles: ['jefatura'] } })
  return payloadsIn(received)
}

const fieldOf = async (asesor: string, name = 'Contratos') =>
  within(await screen.findByRole('group', { name: asesor })).getByRole('textbox', { name, hidden: true })

const type = async (asesor: string, text: string, name = 'Contratos') => {
  const field = await fieldOf(asesor, name)
  await userEvent.clear(field)
  if (text) await userEvent.type(field, text)
}

test('goals of last month are proposed; saved, they can be undone where it is said', async () => {
  const sent = open()
  expect(await fieldOf('Ana Fuentes')).toHaveValue('12')
  expect(screen.getByText('Sigue la de octubre de 2026')).toBeVisible()
  await type('Pedro Soto', '8')
  await type('Pedro Soto', '40', 'UF al mes')
  await press('Guardar metas')
  expect(await screen.findByText('Se guardaron las metas de noviembre de 2026.')).toBeVisible()
  const mes = '2026-11-01'
  const deAna = { asesorId: 3, contratos: 12, uf: null }
  await press('Deshacer')
  await waitFor(() =>
    expect(sent('guardarMetas')).toEqual([
      { mes, metas: [deAna, { asesorId: 4, contratos: 8, uf: 40 }], version: 10 },
      { mes, metas: [deAna, { asesorId: 4, contratos: null, uf: null }], version: 12 },
    ]),
  )
})

test('a goal out of range is refused at its field, and an empty one is none', async () => {
  const sent = open()
  await type('Pedro Soto', '201')
  await press('Guardar metas')
  expect(screen.getAllByText(metaMessages.fueraDeRango.text).length).toBeGreaterThan(0)
  expect(await fieldOf('Pedro Soto')).toHaveFocus()
  expect(sent('guardarMetas')).toEqual([])
  await type('Pedro Soto', '')
  await type('Ana Fuentes', '')
  await press('Guardar metas')
  await waitFor(() => expect(sent('guardarMetas')).toHaveLength(1))
  expect(sent('guardarMetas')).toMatchObject([{ metas: [{ contratos: null }, { contratos: null }] }])
})

test('the next month is set apart', async () => {
  const sent = open({}, '/metas?mes=2026-12-01')
  await type('Pedro Soto', '5')
  await press('Guardar metas')
  await waitFor(() => expect(sent('guardarMetas')).toMatchObject([{ mes: '2026-12-01' }]))
})

test('who set each goal stands in the history', async () => {
  open()
  expect(await screen.findByText('por Patricia Núñez')).toBeVisible()
})

test('goals that were set in another window are told and shown, and what was typed stays', async () => {
  const ahora = [{ ...ana, contratos: 15 }, pedro]
  open({
    obtenerMetas: inTurn(
      { metas: [ana, pedro], historia: [], version: 10 },
      { metas: ahora, historia: [], version: 11 },
    ),
    guardarMetas: new Refused(412, common.staleVersion.text),
  })
  await type('Pedro Soto', '8')
  await press('Guardar metas')
  expect(await screen.findByText(common.staleVersion.text)).toBeVisible()
  await waitFor(async () => expect(await fieldOf('Ana Fuentes')).toHaveValue('15'))
  expect(await fieldOf('Pedro Soto')).toHaveValue('8')
})

test('goals that are refused stay as typed', async () => {
  open({ guardarMetas: new Refused(503, '') })
  const field = await fieldOf('Pedro Soto')
  await type('Pedro Soto', '8')
  await press('Guardar metas')
  expect(await screen.findByText(metaMessages.saveFailed.text)).toBeVisible()
  expect(field).toHaveValue('8')
})
