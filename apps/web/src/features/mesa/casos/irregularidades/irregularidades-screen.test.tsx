import { firmadosMessages } from '@alerce/contract/messages/contrato/firmados'
import { irregularidadMessages } from '@alerce/contract/messages/mesa/irregularidad'
import { act, screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import type { CasoDeMesa } from '../../../../lib/mesa/casos.ts'
import { expectFocusSomewhere } from '../../../../testing/acts/focus.ts'
import { press, userEvent } from '../../../../testing/acts/user-event.ts'
import { pendiente, pendientes, sinCedula } from '../../../../testing/caso.ts'
import {
  type Answer,
  type Answers,
  fakeServer,
  inTurn,
  payloadsIn,
  Refused,
  thenLate,
} from '../../../../testing/fake-server.ts'
import { renderScreen } from '../../../../testing/render-screen.tsx'
import { sinBorrador } from '../../../../testing/usuario.ts'
import { MesaScreen } from '../mesa-screen.tsx'
import type { Irregularidad } from './queries.ts'

const caso: CasoDeMesa = {
  prospectoId: 12,
  declaracionSaludId: 20_003,
  folioDS: 5_000_000_003,
  nombre: 'RODRIGO ITURRA PEÑALOZA',
  rut: '15884216-4',
  estado: 'Documentos Enviados',
  asesor: 'Camila Rojas',
}

const abierta = (more: Partial<Irregularidad> = {}): Irregularidad => ({
  ...caso,
  irregularidadId: 7,
  codigo: '10',
  descripcion: 'Identidad',
  codigoDetalle: '1',
  detalle: 'Cédula de identidad ilegible',
  motivo: '',
  nota: '',
  corregida: null,
  corregidaPor: null,
  evidencias: [],
  abierta: '2026-10-06T17:00:00.000Z',
  abiertaPor: 'Mesa Uno',
  cerrada: null,
  cerradaPor: null,
  ...more,
})

const codigos = [
  {
    codigo: '10',
    descripcion: 'Identidad',
    detalles: [
      { codigo: '1', descripcion: 'Cédula de identidad ilegible' },
      { codigo: '2', descripcion: 'Cédula de identidad vencida' },
    ],
  },
  { codigo: '11', descripcion: 'Firma', detalles: [{ codigo: '1', descripcion: 'Falta la firma del contratante' }] },
]

const enBandeja = (more: Partial<Parameters<typeof pendiente>[0]> = {}) =>
  pendiente({ ...caso, que: 'Identidad: Cédula de identidad ilegible', ...more })
/** Instant of the version in the row. */
const DESDE = enBandeja().desde
const pagina = (...filas: Irregularidad[]) => ({ filas, siguiente: null })

function open(answers: Answers = {}, at = '/mesa?ver=irregularidad') {
  const received = fakeServer({
    ...sinCedula,
    ...sinBorrador,
    obtenerPendientesMesa: pendientes(enBandeja()),
    obtenerIrregularidades: pagina(),
    obtenerCodigosIrregularidad: codigos,
    buscarCasosMesa: [caso],
    ...answers,
  })
  renderScreen(<MesaScreen />, { at, session: { roles: ['mesa'] } })
  return payloadsIn(received)
}

async function fillIn() {
  await press('Abrir irregularidad')
  await userEvent.type(await screen.findByRole('combobox', { name: 'Caso' }), 'iturra')
  await userEvent.click(await screen.findByRole('option', { name: /RODRIGO ITURRA/ }))
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Código' }), '10 · Identidad')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Detalle' }), '2 · Cédula de identidad vencida')
}

/** The dialog's own button: the one of the page is behind it. */
const send = () => userEvent.click(screen.getAllByRole('button', { name: 'Abrir irregularidad' }).at(-1)!)

test('the closed ones show author and time, and cannot be closed again', async () => {
  const cerrada = abierta({ cerrada: '2026-10-07T12:30:00.000Z', cerradaPor: 'Mesa Dos', folioDS: null })
  const sent = open({ obtenerIrregularidades: pagina(cerrada) }, '/mesa?ver=irregularidad&lista=cerradas')
  const row = await screen.findByRole('row', { name: /RODRIGO/ })
  for (const text of ['07-10-2026 09:30', 'por Mesa Dos']) expect(row).toHaveTextContent(text)
  expect(screen.queryByRole('button', { name: /^Cerrar la irregularidad/ })).toBeNull()
  expect(sent('obtenerIrregularidades')).toEqual([{ cuales: 'cerradas' }])
})

test('closing is immediate, confirmed, and can be undone', async () => {
  const reading = Promise.withResolvers<void>()
  const sent = open({
    obtenerPendientesMesa: thenLate(
      reading.promise,
      inTurn(pendientes(enBandeja()), pendientes(), pendientes(enBandeja())),
    ),
    cerrarIrregularidad: 'ok',
    reabrirIrregularidad: 'ok',
  })
  await press('Cerrar la irregularidad de RODRIGO ITURRA PEÑALOZA: Identidad: Cédula de identidad ilegible')
  expect(await screen.findByText('Irregularidad de RODRIGO ITURRA PEÑALOZA cerrada.')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Deshacer' })).toBeVisible()
  reading.resolve()
  expect(await screen.findByText('No hay pendientes')).toBeVisible()
  expect(sent('cerrarIrregularidad')).toEqual([{ irregularidadId: 7, desde: DESDE, suscribe: false }])
  await expectFocusSomewhere()
  await press('Deshacer')
  expect(await screen.findByText('Se deshizo el cambio.')).toBeVisible()
  expect(sent('reabrirIrregularidad')).toEqual([{ irregularidadId: 7 }])
  expect(await screen.findByRole('button', { name: /^Cerrar la irregularidad de RODRIGO/ })).toBeVisible()
})

describe('an irregularity that makes the contract when closed', () => {
  const { text, code } = firmadosMessages.porSuscribir
  const close = async () => {
    const sent = open({
      obtenerPendientesMesa: inTurn(pendientes(enBandeja()), pendientes()),
      cerrarIrregularidad: ({ suscribe }) => (suscribe ? 'ok' : new Refused(409, text, { codigo: code })),
    })
    await press('Cerrar la irregularidad de RODRIGO ITURRA PEÑALOZA: Identidad: Cédula de identidad ilegible')
    expect(await screen.findByRole('alertdialog', { name: 'Cerrar la irregularidad' })).toHaveTextContent(text)
    return () => sent('cerrarIrregularidad')
  }

  test('says so before, and stays open where that is not wanted', async () => {
    const sent = await close()
    await press('Cancelar')
    expect(sent()).toEqual([{ irregularidadId: 7, desde: DESDE, suscribe: false }])
    expect(screen.getByRole('button', { name: /^Cerrar la irregularidad de RODRIGO/ })).toBeVisible()
    await expectFocusSomewhere()
  })

  test('is closed after a confirmation, and cannot be undone', async () => {
    const sent = await close()
    await press('Cerrar y suscribir')
    const dicho = 'Irregularidad de RODRIGO ITURRA PEÑALOZA cerrada. El contrato quedó suscrito.'
    expect(await screen.findByText(dicho)).toBeVisible()
    expect(sent().at(-1)).toEqual({ irregularidadId: 7, desde: DESDE, suscribe: true })
    expect(screen.queryByRole('button', { name: 'Deshacer' })).toBeNull()
    await expectFocusSomewhere()
  })
})

test('one is opened with a case, a code and a detail of that code', async () => {
  const sent = open({ abrirIrregularidad: { irregularidadId: 8 } })
  await fillIn()
  await send()
  expect(
    await screen.findByText('Irregularidad de RODRIGO ITURRA PEÑALOZA abierta. Se avisó a su asesor.'),
  ).toBeVisible()
  expect(sent('abrirIrregularidad')).toEqual([{ prospectoId: 12, codigo: '10', codigoDetalle: '2', motivo: '' }])
  expect(screen.queryByRole('dialog')).toBeNull()
  await expectFocusSomewhere()
})

test('a closed one is reopened with a reason for its advisor', async () => {
  const cerrada = abierta({ cerrada: '2026-10-07T12:30:00.000Z', cerradaPor: 'Mesa Dos' })
  const sent = open(
    { obtenerIrregularidades: pagina(cerrada), reabrirIrregularidad: 'ok' },
    '/mesa?ver=irregularidad&lista=cerradas',
  )
  await press('Reabrir la irregularidad de RODRIGO ITURRA PEÑALOZA: Identidad, Cédula de identidad ilegible')
  await press('Reabrir')
  expect(await screen.findAllByText('Escriba qué debe corregir el asesor')).not.toHaveLength(0)
  await userEvent.type(screen.getByRole('textbox', { name: /Qué debe corregir/ }), 'Sigue ilegible')
  await press('Reabrir')
  expect(await screen.findByText(/abierta otra vez\. Se avisó a su asesor\.$/)).toBeVisible()
  expect(sent('reabrirIrregularidad')).toEqual([{ irregularidadId: 7, motivo: 'Sigue ilegible' }])
  await expectFocusSomewhere()
})

test('another code asks for another detail', async () => {
  open()
  await press('Abrir irregularidad')
  expect(screen.getByRole('combobox', { name: 'Detalle' })).toHaveProperty('disabled', true)
  expect(screen.getByText('Elija primero el código.')).toBeVisible()
  const codigo = await screen.findByRole('combobox', { name: 'Código' })
  await userEvent.selectOptions(codigo, '10 · Identidad')
  const detalle = screen.getByRole('combobox', { name: 'Detalle' })
  await userEvent.selectOptions(detalle, '2 · Cédula de identidad vencida')
  await userEvent.selectOptions(codigo, '11 · Firma')
  expect(detalle).toHaveValue('')
})

test('a missing value is reported at its field, and nothing is sent', async () => {
  const sent = open()
  await press('Abrir irregularidad')
  await screen.findByRole('dialog')
  await send()
  for (const text of ['Busque y elija el caso', 'Elija un código de la lista', 'Elija un detalle de ese código'])
    expect(screen.getAllByText(text)).toHaveLength(2)
  expect(sent('abrirIrregularidad')).toEqual([])
})

test('one already open shows an error at the detail, and the choice stays', async () => {
  const text = 'Esa irregularidad ya está abierta en este caso.'
  const errores = [{ campo: 'codigoDetalle', mensaje: text }]
  open({ abrirIrregularidad: new Refused(409, text, { errores }) })
  await fillIn()
  await send()
  await waitFor(() => expect(screen.getAllByText(text)).toHaveLength(2))
  expect(screen.getByRole('combobox', { name: 'Código' })).toHaveValue('10')
})

test('none, and those that cannot be read', async () => {
  open({ obtenerIrregularidades: inTurn(new Refused(503, ''), pagina()) }, '/mesa?ver=irregularidad&lista=cerradas')
  expect(await screen.findByRole('alert')).toHaveTextContent('No se han podido obtener las irregularidades.')
  await press('Reintentar')
  expect(await screen.findByText('No hay irregularidades cerradas')).toBeVisible()
})

test('a corrected irregularity is reviewed first: closed, or handed back with the problem that remains', async () => {
  const corregida = abierta({
    motivo: 'Suba la cédula por los dos lados',
    nota: 'Va por los dos lados',
    corregida: '2026-10-07T12:00:00.000Z',
    corregidaPor: 'Camila Rojas',
    evidencias: [{ numero: 1, lado: 'asesor', tipoMIME: 'application/pdf', tamano: 1200 }],
  })
  const sent = open({
    obtenerPendientesMesa: pendientes(enBandeja({ corregida: true })),
    obtenerIrregularidad: corregida,
    devolverIrregularidad: 'ok',
  })
  expect(await screen.findByText('Corregida, en revisión')).toBeVisible()
  await press('Revisar la irregularidad de RODRIGO ITURRA PEÑALOZA: Identidad: Cédula de identidad ilegible')
  expect(await screen.findByText('Va por los dos lados')).toBeVisible()
  expect(screen.getByRole('button', { name: /^Abrir Archivo 1/ })).toBeVisible()
  await press('Devolver al asesor')
  await press('Devolver')
  expect(await screen.findAllByText('Escriba qué debe corregir el asesor')).not.toHaveLength(0)
  expect(sent('devolverIrregularidad')).toEqual([])
  await userEvent.type(screen.getByRole('textbox', { name: /Qué debe corregir/ }), 'Falta el reverso')
  await press('Devolver')
  expect(await screen.findByText(/devuelta. Se avisó a su asesor/)).toBeVisible()
  expect(sent('devolverIrregularidad')).toEqual([
    { irregularidadId: 7, motivo: 'Falta el reverso', corregida: '2026-10-07T12:00:00.000Z' },
  ])
})

test('a correction that arrives while the problem is written is not the one handed back', async () => {
  const antes = abierta({ corregida: '2026-10-07T12:00:00.000Z', nota: 'Va por los dos lados' })
  const otra = { ...antes, corregida: '2026-10-07T12:05:00.000Z', nota: 'Ahora con el reverso' }
  let actual = antes
  const sent = open({
    obtenerPendientesMesa: pendientes(enBandeja({ corregida: true })),
    obtenerIrregularidad: () => actual,
    devolverIrregularidad: ({ corregida }) =>
      corregida === actual.corregida ? 'ok' : new Refused(412, irregularidadMessages.irregularidadOtraCorreccion.text),
  })
  await press('Revisar la irregularidad de RODRIGO ITURRA PEÑALOZA: Identidad: Cédula de identidad ilegible')
  await screen.findByText('Va por los dos lados')
  await press('Devolver al asesor')
  await userEvent.type(screen.getByRole('textbox', { name: /Qué debe corregir/ }), 'Falta el reverso')
  actual = otra
  await press('Devolver')
  await screen.findAllByText(irregularidadMessages.irregularidadOtraCorreccion.text)
  expect(sent('devolverIrregularidad').map(({ corregida }) => corregida)).toEqual([antes.corregida])
})

test('one that is closed in its row closes no other that is being looked at by then', async () => {
  const { promise, resolve } = Promise.withResolvers<Answer<'cerrarIrregularidad'>>()
  const otra = { registroId: 8, nombre: 'ELENA SOTO LARA', prospectoId: 13 }
  open({
    obtenerPendientesMesa: pendientes(enBandeja(), enBandeja(otra)),
    obtenerIrregularidad: abierta({ irregularidadId: 8, nombre: otra.nombre }),
    cerrarIrregularidad: () => promise,
  })
  await press('Cerrar la irregularidad de RODRIGO ITURRA PEÑALOZA: Identidad: Cédula de identidad ilegible')
  await press('Revisar la irregularidad de ELENA SOTO LARA: Identidad: Cédula de identidad ilegible')
  expect(await screen.findByRole('dialog', { name: 'Irregularidad de ELENA SOTO LARA' })).toBeVisible()
  await act(async () => resolve('ok'))
  expect(await screen.findByText('Irregularidad de RODRIGO ITURRA PEÑALOZA cerrada.')).toBeVisible()
  expect(screen.getByRole('dialog', { name: 'Irregularidad de ELENA SOTO LARA' })).toBeVisible()
})
