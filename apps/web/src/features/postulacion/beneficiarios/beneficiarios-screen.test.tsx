import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { expectErrores } from '../../../testing/acts/errores.ts'
import { expectFocusSomewhere } from '../../../testing/acts/focus.ts'
import { pasteInto } from '../../../testing/acts/paste-into.ts'
import { press, userEvent } from '../../../testing/acts/user-event.ts'
import {
  type Answers,
  fakeServer,
  inTurn,
  lastStays,
  payloadsIn,
  Refused,
  thenLate,
  UNREACHABLE,
} from '../../../testing/fake-server.ts'
import { conyuge } from '../../../testing/postulacion/beneficiario.ts'
import { respuestasDeBeneficiarios } from '../../../testing/postulacion/beneficiarios.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { ventaDe } from '../../../testing/venta.ts'
import { BeneficiariosScreen } from './beneficiarios-screen.tsx'

function open(answers: Answers = {}) {
  const received = fakeServer({
    ...respuestasDeBeneficiarios(),
    ...answers,
  })
  const { router } = renderScreen(<BeneficiariosScreen />, { at: '/prospect-beneficiaries?prospectoId=12' })
  const sent = payloadsIn(received)
  return { router, sent }
}

const advance = () => press('Avanzar en la Postulación')

async function add(number: number, relacion: string, nacimiento: string, sexo = 'F') {
  await press('Agregar beneficiario')
  const row = within(await screen.findByRole('group', { name: `Beneficiario nuevo ${number}` }))
  await userEvent.selectOptions(row.getByLabelText(/Relación familiar/), relacion)
  await pasteInto(row.getByLabelText(/Fecha de nacimiento/), nacimiento)
  await userEvent.tab()
  await userEvent.selectOptions(row.getByLabelText(/^Sexo/), sexo)
  return row
}

test('nobody: it says so, and the holder can go on alone', async () => {
  const { router, sent } = open()
  expect(await screen.findByText('No hay beneficiarios agregados.')).toBeVisible()
  await advance()
  await waitFor(() => expect(router.state.location.pathname).toBe('/preliminar-plan'))
  expect(router.state.location.search).toBe('?prospectoId=12')
  expect(sent('guardarBeneficiarios')).toEqual([{ prospectoId: 12, beneficiarios: [] }])
})

test('an empty row says every message of the specification', async () => {
  const { sent } = open()
  await press('Agregar beneficiario')
  await press('Guardar Beneficiarios')
  expectErrores(
    'La fecha de nacimiento es obligatoria',
    'El sexo es obligatorio',
    'La relación familiar es obligatoria',
  )
  expect(sent('guardarBeneficiarios')).toEqual([])
})

describe('saving', () => {
  test('sends only the new ones with their dates as YYYY/MM/DD, clears the quote and goes home', async () => {
    const { router, sent } = open({ obtenerBeneficiarios: [conyuge] })
    await add(1, 'Hijo', '10-05-2021', 'M')
    await press('Guardar Beneficiarios')
    expect(await screen.findByRole('alertdialog', { name: 'Los datos se han guardado correctamente!' })).toBeVisible()
    await press('Cerrar')
    await waitFor(() => expect(router.state.location.pathname).toBe('/home'))
    expect(sent('guardarBeneficiarios')).toEqual([
      {
        prospectoId: 12,
        beneficiarios: [
          {
            fechaNacimiento: '2021/05/10',
            sexo: 'M',
            tipoBeneficiario: 'L',
            relacionFamiliar: 4,
            descripcionOtro: '',
            clave: expect.stringMatching(/^[0-9a-f]{32}$/),
          },
        ],
      },
    ])
  })

  test('another relation travels with its description', async () => {
    const { sent } = open()
    const row = await add(1, 'Otro', '10-05-2021')
    await advance()
    expect(screen.getByRole('link', { name: 'Describa la relación familiar' })).toBeVisible()
    await pasteInto(row.getByLabelText(/¿Cuál?/), 'Nieta')
    await advance()
    await waitFor(() => expect(sent('guardarBeneficiarios')).toHaveLength(1))
    const nieta = { descripcionOtro: 'Nieta', tipoBeneficiario: 'M' }
    expect(sent('guardarBeneficiarios')[0]).toMatchObject({ beneficiarios: [nieta] })
  })

  test('a child of 20 is a legal charge once it is said that it studies', async () => {
    const { sent } = open()
    const row = await add(1, 'Hijo', '10-05-2006')
    await advance()
    const text = 'Marque que estudia o elija carga médica'
    expect(await screen.findByRole('link', { name: text })).toBeVisible()
    expect(sent('guardarBeneficiarios')).toEqual([])
    await userEvent.click(row.getByRole('checkbox', { name: 'Estudia, según declara el titular' }))
    await advance()
    await waitFor(() => expect(sent('guardarBeneficiarios')).toHaveLength(1))
    expect(sent('guardarBeneficiarios')[0]).toMatchObject({ beneficiarios: [{ esEstudiante: true }] })
  })

  test('without an answer the text of the call is said, and the row stays', async () => {
    open({ guardarBeneficiarios: UNREACHABLE })
    const row = await add(1, 'Hijo', '10-05-2021')
    await advance()
    const text = 'No se han podido guardar los beneficiarios. Inténtalo nuevamente.'
    expect(await screen.findByRole('alertdialog', { name: text })).toBeVisible()
    expect(row.getByLabelText(/Fecha de nacimiento/)).toHaveValue('10-05-2021')
  })
})

describe('the group', () => {
  test.each([
    [
      'a second spouse, beside the saved one',
      'Conviviente Civil',
      '10-05-1992',
      'Solo puede haber un cónyuge o conviviente civil',
    ],
    [
      'a child past the age of a legal charge',
      'Hijo',
      '10-05-1992',
      'Por su edad debe declararse como carga médica, no como carga legal',
    ],
    [
      'a parent too young to be a legal charge',
      'Progenitor 1',
      '10-05-1970',
      'Un progenitor es carga legal desde los 65 años: elija carga médica',
    ],
    [
      'a parent younger than the holder',
      'Progenitor 2',
      '10-05-1990',
      'Un progenitor debe haber nacido antes que el titular',
    ],
    ['a child older than the holder', 'Hijo', '10-05-1980', 'Un hijo debe haber nacido después que el titular'],
  ])('%s', async (_, relacion, nacimiento, text) => {
    const { sent } = open({ obtenerBeneficiarios: [conyuge] })
    await add(1, relacion, nacimiento)
    await advance()
    expect(screen.getByRole('link', { name: text })).toBeVisible()
    expect(sent('guardarBeneficiarios')).toEqual([])
  })

  test('the fault stands at the row that brings it', async () => {
    open()
    await add(1, 'Progenitor 1', '10-05-1960')
    const second = await add(2, 'Progenitor 1', '10-05-1961')
    await advance()
    expect(second.getByText('El progenitor 1 ya está agregado')).toBeVisible()
  })
})

test('a saved one that breaks a rule shows it beside the row', async () => {
  open({ obtenerBeneficiarios: [{ ...conyuge, relacionFamiliar: 4, fechaNacimiento: '1980/05/10' }] })
  expect(await screen.findByText(/Un hijo debe haber nacido después que el titular/)).toBeVisible()
})

describe('taking one away', () => {
  test('a new row goes at once', async () => {
    open()
    await press('Agregar beneficiario')
    await press('Quitar beneficiario nuevo 1')
    expect(await screen.findByText('No hay beneficiarios agregados.')).toBeVisible()
    await expectFocusSomewhere()
  })

  test('a new row focuses its first field; a removed one can be undone in its place', async () => {
    open()
    await press('Agregar beneficiario')
    const primero = within(screen.getByRole('group', { name: 'Beneficiario nuevo 1' }))
    expect(primero.getByLabelText(/Relación familiar/)).toHaveFocus()
    await userEvent.selectOptions(primero.getByLabelText(/^Sexo/), 'F')
    await press('Agregar beneficiario')
    await press('Quitar beneficiario nuevo 1')
    expect(screen.getByText('Se quitó el beneficiario nuevo 1.')).toBeVisible()
    expect(screen.getAllByRole('group', { name: /^Beneficiario nuevo/ })).toHaveLength(1)
    await waitFor(() => expect(screen.getByRole('heading', { name: /Por agregar/ })).toHaveFocus())
    await press('Deshacer')
    const otra = within(await screen.findByRole('group', { name: 'Beneficiario nuevo 2' }))
    expect(otra.getByLabelText(/^Sexo/)).toHaveValue('')
    const vuelta = within(screen.getByRole('group', { name: 'Beneficiario nuevo 1' }))
    expect(vuelta.getByLabelText(/^Sexo/)).toHaveValue('F')
    expect(vuelta.getByLabelText(/Relación familiar/)).toHaveFocus()
  })

  test('a saved one comes back by Deshacer', async () => {
    const reading = Promise.withResolvers<void>()
    const { sent } = open({ obtenerBeneficiarios: thenLate(reading.promise, inTurn([conyuge], [], [conyuge])) })
    await userEvent.click(await screen.findByRole('button', { name: /Quitar Cónyuge/ }))
    await press('Quitar')
    expect(await screen.findByText(/^Cónyuge, \d+ años, ya no está en el grupo\.$/)).toBeVisible()
    await expectFocusSomewhere()
    await press('Deshacer')
    expect(await screen.findByText('Se deshizo el cambio.')).toBeVisible()
    reading.resolve()
    expect(await screen.findByRole('heading', { name: 'Cónyuge' })).toBeVisible()
    const { relacionFamiliar, fechaNacimiento, sexo, tipoBeneficiario } = conyuge
    expect(sent('guardarBeneficiarios')).toMatchObject([
      { prospectoId: 12, beneficiarios: [{ relacionFamiliar, fechaNacimiento, sexo, tipoBeneficiario }] },
    ])
    await expectFocusSomewhere()
  })

  test('a saved one is asked about first', async () => {
    const { sent } = open({ obtenerBeneficiarios: lastStays([conyuge], []) })
    await userEvent.click(await screen.findByRole('button', { name: /Quitar Cónyuge/ }))
    expect(sent('eliminarBeneficiario')).toEqual([])
    await press('Quitar')
    expect(await screen.findByText('No hay beneficiarios agregados.')).toBeVisible()
    expect(sent('eliminarBeneficiario')).toEqual([{ prospectoId: 12, beneficiarioId: 5 }])
  })
})

test('once the plan is confirmed nobody comes or goes', async () => {
  const text = 'Los datos están bloqueados: el plan ya fue confirmado.'
  const { router } = open({
    obtenerVenta: ventaDe({ etapa: 'cotizacionFinalizada' }),
    obtenerBeneficiarios: [conyuge],
  })
  for (const name of [/Agregar beneficiario/, /Guardar Beneficiarios/, /Quitar Cónyuge/]) {
    expect(await screen.findByRole('button', { name })).toHaveAccessibleDescription(text)
  }
  expect(screen.queryByRole('button', { name: /Avanzar/ })).toBeNull()
  await userEvent.click(screen.getByRole('link', { name: 'Sigue: cotizar' }))
  await waitFor(() => expect(router.state.location).toMatchObject({ pathname: '/cotizar', search: '?prospectoId=12' }))
})

test('from there the way leads to the update', async () => {
  const { router } = open({ obtenerVenta: ventaDe({ etapa: 'cotizacionFinalizada' }) })
  await userEvent.click(await screen.findByRole('link', { name: 'Ir a la actualización' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/postulant-datanew'))
})

describe('in an update', () => {
  const enUpdate = ventaDe({ etapa: 'dsManualGenerada', estadoEdicion: 'E' })

  test('the group is saved by its own call, the quote stays, and the update is next', async () => {
    const { router, sent } = open({ obtenerVenta: enUpdate, obtenerBeneficiarios: [conyuge] })
    await add(1, 'Hijo', '10-05-2021', 'M')
    await press('Guardar Beneficiarios')
    await press('Cerrar')
    await waitFor(() => expect(router.state.location.pathname).toBe('/postulant-datanew'))
    expect(sent('guardarBeneficiariosUpd')).toHaveLength(1)
    expect(sent('guardarBeneficiarios')).toEqual([])
  })

  test('going on leads to its quote', async () => {
    const { router } = open({ obtenerVenta: enUpdate, obtenerBeneficiarios: [conyuge] })
    await press('Avanzar en la Postulación')
    await waitFor(() => expect(router.state.location.pathname).toBe('/preliminar-plannew'))
  })

  test('one that is taken away comes back with a discard', async () => {
    const { sent } = open({ obtenerVenta: enUpdate, obtenerBeneficiarios: [conyuge] })
    await userEvent.click(await screen.findByRole('button', { name: /Quitar Cónyuge/ }))
    expect(screen.getByText(/Si descarta la actualización, vuelve\.$/)).toBeVisible()
    await press('Quitar')
    await waitFor(() => expect(sent('eliminarBeneficiario')).toHaveLength(1))
  })
})

test('a list that cannot be read can be asked for again', async () => {
  const text = 'No se han podido obtener los beneficiarios. Intentalo nuevamente.'
  open({ obtenerBeneficiarios: inTurn(new Refused(503, text), [conyuge]) })
  expect(await screen.findByRole('alert')).toHaveTextContent(text)
  await press('Reintentar')
  expect(await screen.findByRole('heading', { name: 'Cónyuge' })).toBeVisible()
})
