import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { pasteInto } from '../../../testing/acts/paste-into.ts'
import { userEvent } from '../../../testing/acts/user-event.ts'
import { topeDe } from '../../../testing/agenda/tope.ts'
import { oscarRegistrado } from '../../../testing/datos-prospecto.ts'
import { type Answers, fakeServer, inTurn, Refused } from '../../../testing/fake-server.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { ProspectScreen } from './prospect-screen.tsx'

// Saturday 21 November 2026, 10:12 in Santiago.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T13:12:00Z') })
  return () => vi.useRealTimers()
})

const tope = topeDe({ fechaHoraInicio: '24/11/2026 11:00:00', fechaHoraTermino: '24/11/2026 11:45:00' })

async function open(answers: Answers, at = '/add-prospect?prospectoId=12') {
  const received = fakeServer({
    obtenerTipoProspectos: [{ codigo: 'REF', descripcion: 'Referido' }],
    obtenerBorrador: null,
    guardarBorrador: 'ok',
    descartarBorrador: 'ok',
    buscarProspectos: [],
    validarTitularVigenteRut: false,
    obtenerDatosProspecto: oscarRegistrado,
    ingresarProspecto: { prospectoId: 12, version: 4 },
    ...answers,
  })
  renderScreen(<ProspectScreen />, { at })
  await screen.findByLabelText(/Nombres/)
  return (name: string) => received.filter((one) => one.name === name).map(({ payload }) => payload)
}

async function typeCita(hora = '10:30') {
  await pasteInto(screen.getByLabelText('Fecha'), '24-11-2026')
  await userEvent.selectOptions(screen.getByLabelText('Hora de inicio'), hora)
  await userEvent.clear(screen.getByLabelText('Duración'))
  await pasteInto(screen.getByLabelText('Duración'), '45')
}
const save = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Guardar Prospecto' }))
  await screen.findByRole('alertdialog', { name: 'Los datos se han guardado correctamente!' })
  await userEvent.click(screen.getByRole('button', { name: 'Cerrar' }))
}
const cita = () => ['Fecha', 'Hora de inicio', 'Duración'].map((label) => screen.getByLabelText(label))

test('an hour that is taken: the prospect is saved, what was typed stays, a free one is a press away', async () => {
  const sent = await open({ agendarCita: inTurn(tope, { citaId: 9 }) })
  await typeCita()
  await save()
  const free = await screen.findByRole('button', { name: 'mar 24-11, 11:00' })
  const [fecha, hora, duracion] = cita()
  expect(fecha).toHaveValue('24-11-2026')
  expect(hora).toHaveValue('10:30')
  expect(duracion).toHaveValue('45')
  await userEvent.click(free)
  expect(hora).toHaveValue('11:00')
  expect(screen.queryByRole('button', { name: 'Guardar igual' })).toBeNull()
  await save()
  expect(sent('agendarCita')[1]).toMatchObject({
    fechaHoraInicio: '24/11/2026 11:00:00',
    duracionMinutos: 45,
    permiteTope: false,
  })
  await waitFor(() => expect(hora).toHaveValue(''))
})

test('it is booked all the same on purpose', async () => {
  const sent = await open({ agendarCita: ({ permiteTope }) => (permiteTope ? { citaId: 9 } : tope) })
  await typeCita()
  await save()
  await userEvent.click(await screen.findByRole('button', { name: 'Guardar igual' }))
  await waitFor(() => expect(sent('agendarCita')[1]).toMatchObject({ permiteTope: true }))
})

test('a new prospect takes along what could not be booked', async () => {
  const sent = await open({ agendarCita: tope }, '/add-prospect')
  await userEvent.selectOptions(
    screen.getByLabelText(/Tipo de prospecto/),
    await screen.findByRole('option', { name: 'REF · Referido' }),
  )
  for (const [label, text] of Object.entries({
    Nombres: 'óscar',
    'Primer apellido': 'peña',
    'Segundo apellido': 'lazo',
    Celular: '912345678',
    'Correo electrónico': 'oscar@example.cl',
  }))
    await pasteInto(screen.getByLabelText(new RegExp(label)), text)
  await typeCita()
  await save()
  expect(await screen.findByRole('button', { name: 'Guardar igual' })).toBeVisible()
  expect(cita().map((field) => (field as HTMLInputElement).value)).toEqual(['24-11-2026', '10:30', '45'])
  // the next save is of the prospect that is there now
  await save()
  expect(sent('ingresarProspecto')[1]).toMatchObject({ prospectoId: 12, version: 3 })
})

test('a server that fails leaves the three fields as they are', async () => {
  const text = 'No se ha podido guardar la cita. Intentalo nuevamente.'
  await open({ agendarCita: new Refused(503, text) })
  await typeCita()
  await save()
  expect(await screen.findByRole('alertdialog', { name: text })).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Cerrar' }))
  await waitFor(() => expect(screen.getByLabelText('Hora de inicio')).toHaveValue('10:30'))
  expect(screen.queryByRole('button', { name: 'Guardar igual' })).toBeNull()
})

test('one in the past is refused before anything is saved', async () => {
  const sent = await open({})
  await pasteInto(screen.getByLabelText('Fecha'), '21-11-2026')
  await userEvent.selectOptions(screen.getByLabelText('Hora de inicio'), '10:00')
  await userEvent.click(screen.getByRole('button', { name: 'Guardar Prospecto' }))
  expect(await screen.findByRole('link', { name: 'La cita debe comenzar en el futuro' })).toBeVisible()
  expect(sent('ingresarProspecto')).toEqual([])
})
