import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import type { PayloadOf } from '../../../lib/api/call.ts'
import { borradorDe } from '../../../testing/acts/borrador.ts'
import { elDia } from '../../../testing/acts/el-dia.ts'
import { pasteInto } from '../../../testing/acts/paste-into.ts'
import { userEvent } from '../../../testing/acts/user-event.ts'
import { topeDe } from '../../../testing/agenda/tope.ts'
import { oscarRegistrado } from '../../../testing/datos-prospecto.ts'
import { type Answer, type Answers, fakeServer, inTurn, payloadsIn, Refused } from '../../../testing/fake-server.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { sinBorrador } from '../../../testing/usuario.ts'
import { ProspectScreen } from './prospect-screen.tsx'

// Saturday 21 November 2026, 10:12 in Santiago.
beforeEach(elDia)

const tope = topeDe({ fechaHoraInicio: '24/11/2026 11:00:00', fechaHoraTermino: '24/11/2026 11:45:00' })

async function open(answers: Answers, at = '/add-prospect?prospectoId=12') {
  const received = fakeServer({
    obtenerTipoProspectos: [{ codigo: 'REF', descripcion: 'Referido' }],
    ...sinBorrador,
    buscarProspectos: [],
    validarTitularVigenteRut: false,
    obtenerDatosProspecto: oscarRegistrado,
    ingresarProspecto: { prospectoId: 12, version: 4 },
    ...answers,
  })
  renderScreen(<ProspectScreen />, { at })
  await screen.findByLabelText(/Nombres/)
  return payloadsIn(received)
}

async function typeCita(hora = '10:30', fecha = '24-11-2026') {
  await userEvent.clear(screen.getByLabelText('Fecha'))
  await pasteInto(screen.getByLabelText('Fecha'), fecha)
  await userEvent.selectOptions(screen.getByLabelText('Hora de inicio'), hora)
  await userEvent.clear(screen.getByLabelText('Duración'))
  await pasteInto(screen.getByLabelText('Duración'), '45')
}
const save = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Guardar Prospecto' }))
  await screen.findByRole('alertdialog', { name: /^Los datos se han guardado correctamente!/ })
  await userEvent.click(screen.getByRole('button', { name: 'Cerrar' }))
}
const cita = () => ['Fecha', 'Hora de inicio', 'Duración'].map((label) => screen.getByLabelText(label))

test('a taken hour: the prospecto is saved, the typed text stays, and a free one is offered', async () => {
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

test.each([
  ['booked', { citaId: 9 }, 'La cita quedó agendada para el 24-11-2026 a las 10:30.'],
  ['taken', tope, 'La cita no quedó agendada: esa hora está tomada. Elija otra.'],
])('%s, it is said with the saving', async (_what, agendarCita, text) => {
  await open({ agendarCita })
  await typeCita()
  await userEvent.click(screen.getByRole('button', { name: 'Guardar Prospecto' }))
  expect(await screen.findByRole('alertdialog')).toHaveTextContent(`Los datos se han guardado correctamente! ${text}`)
})

test('it is booked all the same on purpose', async () => {
  const sent = await open({ agendarCita: ({ permiteTope }) => (permiteTope ? { citaId: 9 } : tope) })
  await typeCita()
  await save()
  await userEvent.click(await screen.findByRole('button', { name: 'Guardar igual' }))
  await waitFor(() => expect(sent('agendarCita')[1]).toMatchObject({ permiteTope: true }))
})

async function fillNew() {
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
}

test('a new prospecto keeps the appointment that could not be booked', async () => {
  const sent = await open({ agendarCita: tope }, '/add-prospect')
  await fillNew()
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

describe('an appointment that is typed while a save is on its way', () => {
  const said = /^Los datos se han guardado correctamente!/
  const press = () => userEvent.click(screen.getByRole('button', { name: 'Guardar Prospecto' }))
  const shown = () => cita().map((field) => (field as HTMLInputElement).value)
  const late = () => Promise.withResolvers<Answer<'ingresarProspecto'>>()
  const saved = { prospectoId: 12, version: 4 } as const
  const close = () => userEvent.click(screen.getByRole('button', { name: 'Cerrar' }))

  test('was not booked: it stays, and a draft keeps it', async () => {
    const { promise, resolve } = late()
    const sent = await open({ ingresarProspecto: () => promise })
    await press()
    await typeCita('11:30')
    resolve(saved)
    await screen.findByRole('alertdialog', { name: said })
    expect(shown()).toEqual(['24-11-2026', '11:30', '45'])
    expect(sent('agendarCita')).toEqual([])
    await waitFor(() =>
      expect(sent('guardarBorrador').at(-1)).toMatchObject({ cambios: [{ campo: 'citaFecha' }, {}, {}] }),
    )
    await close()
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  })

  test('over one that was sent stays, and the one that was sent is booked', async () => {
    const { promise, resolve } = late()
    const sent = await open({ ingresarProspecto: () => promise, agendarCita: { citaId: 9 } })
    await typeCita('10:30')
    await press()
    await typeCita('11:30', '25-11-2026')
    resolve(saved)
    await screen.findByRole('alertdialog', { name: said })
    expect(shown()).toEqual(['25-11-2026', '11:30', '45'])
    expect(sent('agendarCita')).toMatchObject([{ fechaHoraInicio: '24/11/2026 10:30:00' }])
  })

  test.each(['/add-prospect', '/add-prospect?prospectoId=12'])(
    '%s: over one that could not be booked stays, and that one is said',
    async (at) => {
      const { promise, resolve } = late()
      const kept: PayloadOf<'guardarBorrador'>['cambios'] = []
      await open(
        {
          ingresarProspecto: () => promise,
          agendarCita: tope,
          guardarBorrador: ({ formulario, cambios }) => {
            if (formulario === 'prospecto:12') kept.push(...cambios)
            return 'ok'
          },
          obtenerBorrador: ({ formulario }) =>
            formulario === 'prospecto:12' && kept.length > 0 ? { ...borradorDe({}), cambios: [...kept] } : null,
        },
        at,
      )
      if (at === '/add-prospect') await fillNew()
      await typeCita('10:30')
      await press()
      await typeCita('11:30', '25-11-2026')
      resolve(saved)
      await screen.findByRole('alertdialog', { name: said })
      await close()
      await screen.findByRole('alertdialog', { name: 'Ya tiene una cita en ese horario.' })
      await close()
      await waitFor(() => expect(shown()).toEqual(['25-11-2026', '11:30', '45']))
    },
  )
})
