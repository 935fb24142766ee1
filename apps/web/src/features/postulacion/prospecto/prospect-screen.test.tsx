import { tiposProspecto } from '@alerce/domain/postulacion/tipos'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { expectErrores } from '../../../testing/acts/errores.ts'
import { expectFocusSomewhere } from '../../../testing/acts/focus.ts'
import { pasteInto } from '../../../testing/acts/paste-into.ts'
import { userEvent } from '../../../testing/acts/user-event.ts'
import { oscarRegistrado as saved } from '../../../testing/datos-prospecto.ts'
import { type Answers, fakeServer, inTurn, payloadsIn, Refused, UNREACHABLE } from '../../../testing/fake-server.ts'
import { encontradoDe } from '../../../testing/ficha.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { sinBorrador } from '../../../testing/usuario.ts'
import { ProspectScreen } from './prospect-screen.tsx'

function open(answers: Answers = {}, at = '/add-prospect') {
  const received = fakeServer({
    obtenerTipoProspectos: [...tiposProspecto],
    ...sinBorrador,
    obtenerDatosProspecto: saved,
    ingresarProspecto: { prospectoId: 12, version: 1 },
    buscarProspectos: [],
    validarTitularVigenteRut: false,
    ...answers,
  })
  const { router } = renderScreen(<ProspectScreen />, { at })
  const sent = payloadsIn(received)
  return { router, sent }
}

const save = () => userEvent.click(screen.getByRole('button', { name: 'Guardar Prospecto' }))

async function fill(more: Readonly<Record<string, string>> = {}) {
  await userEvent.selectOptions(
    await screen.findByLabelText(/Tipo de prospecto/),
    await screen.findByRole('option', { name: 'REF · Referido' }),
  )
  const typed = {
    Nombres: 'óscar  antonio',
    'Primer apellido': 'peña',
    'Segundo apellido': 'lazo',
    Celular: '9 1234 5678',
    'Correo electrónico': 'oscar @example.cl',
    ...more,
  }
  for (const [label, text] of Object.entries(typed)) await pasteInto(screen.getByLabelText(new RegExp(label)), text)
}

test('a rut of the portfolio is reported while typing, and added again only on purpose', async () => {
  const ana = { prospectoId: 7, nombre: 'ANA SOTO VERA', rut: '17112004-7', estado: 'DS en Evaluación' as const }
  const hallada = encontradoDe({ ...ana, coincidencia: 'rut' })
  const { sent } = open({ buscarProspectos: [hallada] })
  await fill({ RUT: '17.112.004-7' })
  const text = 'Ya está en su cartera: ANA SOTO VERA, DS en Evaluación'
  expect(await screen.findByText(text)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Abrir' })).toHaveAttribute('href', '/add-prospect?prospectoId=7')
  await save()
  expect(await screen.findByRole('alertdialog', { name: text })).toBeVisible()
  expect(sent('ingresarProspecto')).toEqual([])
  await userEvent.click(screen.getByRole('button', { name: 'Crear de todos modos' }))
  await waitFor(() => expect(sent('ingresarProspecto')).toHaveLength(1))
})

test('a passport of the portfolio is reported while typing, and asked about before the save', async () => {
  const aissatou = { prospectoId: 8, nombre: 'AÏSSATOU DIALLO BA', numeroPasaporte: 'AB12345' }
  const { sent } = open({ buscarProspectos: [encontradoDe({ ...aissatou, coincidencia: 'pasaporte' })] })
  await userEvent.selectOptions(await screen.findByLabelText('Documento'), 'Pasaporte')
  await fill({ 'Número de pasaporte': 'ab 12345' })
  const text = 'Ya está en su cartera: AÏSSATOU DIALLO BA, Prospecto Ingresado'
  expect(await screen.findByText(text)).toBeVisible()
  expect(sent('buscarProspectos').at(-1)).toMatchObject({ texto: 'AB12345' })
  await save()
  expect(await screen.findByRole('alertdialog', { name: text })).toBeVisible()
  expect(sent('ingresarProspecto')).toEqual([])
  await userEvent.click(screen.getByRole('button', { name: 'Crear de todos modos' }))
  await waitFor(() => expect(sent('ingresarProspecto')).toHaveLength(1))
  expect(sent('validarTitularVigenteRut')).toEqual([])
})

test('an unchecked rut shows its own message, and nothing is saved (spec 1 §8)', async () => {
  const { sent } = open({ validarTitularVigenteRut: UNREACHABLE })
  await fill({ RUT: '17.112.004-7' })
  await save()
  expect(await screen.findByRole('alertdialog', { name: 'Ha ocurrido un error. Intentelo nuevamente' })).toBeVisible()
  expect(sent('ingresarProspecto')).toEqual([])
})

test('a holder in force is said as soon as the rut is typed', async () => {
  open({ validarTitularVigenteRut: true })
  await fill({ RUT: '17.112.004-7' })
  expect(await screen.findByText('El rut ingresado es de un prospecto vigente')).toBeVisible()
})

test('an empty form says every message of the specification', async () => {
  open()
  await save()
  expectErrores(
    'Tipo de prospecto obligatorio',
    'Nombres obligatorios',
    'Primer apellido obligatorio',
    'Segundo apellido obligatorio',
    'Debe tener 9 números',
    'Correo electrónico obligatorio',
  )
})

test.each([
  ['Celular', '91234a678', 'Deben ser solo números'],
  ['Celular', '91234567', 'Debe tener 9 números'],
  ['Correo electrónico', 'oscar@', 'Formato erróneo'],
  ['RUT', '12.345.678-9', 'Rut no válido'],
  ['RUT', '012.345.678-5', 'No debe anteponer ceros'],
])('%s typed as %s: %s', async (label, typed, text) => {
  open()
  await pasteInto(await screen.findByLabelText(new RegExp(label)), typed)
  await userEvent.tab()
  expect(await screen.findByText(text)).toBeVisible()
})

test('the own RUT of the advisor is refused as it is typed', async () => {
  open()
  await pasteInto(await screen.findByLabelText(/RUT/), '12.345.678-5')
  expect(await screen.findByText('El rut del prospecto debe ser diferente al rut del asesor')).toBeVisible()
})

describe('saving', () => {
  test('sends capitals without blanks, says so, and opens the tabs', async () => {
    const { router, sent } = open()
    expect(await screen.findByRole('button', { name: 'Antecedentes' })).toHaveAccessibleDescription(
      'Guarde primero el prospecto',
    )
    await fill({ RUT: '11111111-1' })
    await save()
    expect(await screen.findByRole('alertdialog', { name: 'Los datos se han guardado correctamente!' })).toBeVisible()
    expect(sent('ingresarProspecto')).toMatchObject([
      {
        tipoProspecto: 'REF',
        rut: '11111111-1',
        nombres: 'ÓSCAR ANTONIO',
        apellidoPaterno: 'PEÑA',
        apellidoMaterno: 'LAZO',
        celular: '912345678',
        correo: 'oscar@example.cl',
      },
    ])
    await userEvent.click(screen.getByRole('button', { name: 'Cerrar' }))
    await waitFor(() => expect(router.state.location.search).toBe('?prospectoId=12'))
    const tab = await screen.findByRole('link', { name: 'Cotizar Plan' })
    expect(tab).toHaveAttribute('href', '/preliminar-plan?prospectoId=12')
    expect(screen.getByRole('link', { name: 'Ir a Antecedentes' })).toHaveAttribute('data-kind', 'primary')
    expect(screen.getByRole('button', { name: 'Guardar Prospecto' })).toHaveAttribute('data-kind', 'plain')
    await expectFocusSomewhere()
  })

  test('the way on is the first thing that Enter does', async () => {
    const { router } = open()
    await fill()
    await save()
    await waitFor(() => expect(screen.getByRole('button', { name: 'Ir a Antecedentes' })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await waitFor(() =>
      expect(router.state.location.pathname + router.state.location.search).toBe('/postulant-data?prospectoId=12'),
    )
  })

  test('a next appointment is booked with it', async () => {
    const { sent } = open({ agendarCita: { citaId: 5 } })
    await fill({ Fecha: '05-03-2099' })
    await userEvent.selectOptions(screen.getByLabelText('Hora de inicio'), '09:30')
    await save()
    await screen.findByRole('alertdialog')
    expect(sent('agendarCita')[0]).toMatchObject({
      prospectoId: 12,
      fechaHoraInicio: '05/03/2099 09:30:00',
      duracionMinutos: 30,
    })
  })

  test('an appointment without a duration is refused', async () => {
    const { sent } = open()
    await fill({ Fecha: '05-03-2099' })
    await userEvent.clear(screen.getByLabelText('Duración'))
    await save()
    const text = 'La fecha de fin no puede ser menor o igual a la de inicio'
    expect(await screen.findByRole('link', { name: text })).toBeVisible()
    expect(sent('ingresarProspecto')).toEqual([])
  })

  test.each([
    ["the advisor's own rut", 'El rut del prospecto debe ser diferente al rut del asesor'],
    ['the rut of a holder in force', 'El rut ingresado es de un prospecto vigente'],
  ])('%s: a dialog says so, and nothing typed is lost', async (_, mensaje) => {
    open({ ingresarProspecto: new Refused(422, mensaje, { errores: [{ campo: 'rut', mensaje }] }) })
    await fill({ RUT: '11111111-1' })
    await save()
    expect(await screen.findByRole('alertdialog', { name: mensaje })).toBeVisible()
    expect(screen.getByLabelText(/Nombres/)).toHaveValue('ÓSCAR ANTONIO')
  })

  test('a failed save says its text', async () => {
    const text = 'No se ha podido guardar prospecto. Intentalo nuevamente.'
    open({ ingresarProspecto: new Refused(500, text) })
    await fill()
    await save()
    expect(await screen.findByRole('alertdialog', { name: text })).toBeVisible()
  })
})

describe('editing', () => {
  test('shows the saved data, keeps REW choosable, and sends the version read', async () => {
    const { sent } = open({}, '/add-prospect?prospectoId=12')
    expect(await screen.findByLabelText(/Nombres/)).toHaveValue('ÓSCAR')
    await waitFor(() => expect(screen.getByLabelText(/Tipo de prospecto/)).toHaveValue('REW'))
    await save()
    await screen.findByRole('alertdialog')
    expect(sent('ingresarProspecto')[0]).toMatchObject({ prospectoId: 12, version: 3, tipoProspecto: 'REW' })
  })

  test('data that cannot be read can be asked for again', async () => {
    const text = 'No se ha podido obtener los datos del prospecto'
    open({ obtenerDatosProspecto: inTurn(new Refused(503, text), saved) }, '/add-prospect?prospectoId=12')
    expect(await screen.findByRole('alert')).toHaveTextContent(text)
    await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }))
    expect(await screen.findByLabelText(/Nombres/)).toHaveValue('ÓSCAR')
  })
})
