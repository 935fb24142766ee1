import { MINUTO_MS } from '@alerce/domain/base/fechas/duracion'
// biome-ignore lint/style/noRestrictedImports: it goes to the wire
import { aFechaHora } from '@alerce/domain/base/fechas/instante'
import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { ReplyOf } from '../../../lib/api/call.ts'
import { setSingleKeys } from '../../../lib/keys/single-keys.ts'
import { elDia } from '../../../testing/acts/el-dia.ts'
import { expectFocusSomewhere } from '../../../testing/acts/focus.ts'
import { userEvent } from '../../../testing/acts/user-event.ts'
import { topeDe } from '../../../testing/agenda/tope.ts'
import { type Answers, fakeServer, inTurn, payloadsIn, Refused, type RequestOf } from '../../../testing/fake-server.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { sinBorrador } from '../../../testing/usuario.ts'
import { AgendaScreen } from './agenda-screen.tsx'

// Saturday 21 November 2026, 10:12 in Santiago.

type Cita = ReplyOf<'obtenerCitas'>[number]

const cita = (citaId: number, nombres: string, when: string, until: string, more: Partial<Cita> = {}): Cita => ({
  citaId,
  comentario: '',
  estado: null,
  avisa: false,
  reserva: null,
  permiteTope: false,
  lugar: '',
  traslado: 0,
  version: 3,
  prospecto: { prospectoId: 10 + citaId, nombres, nombre: nombres, telefono: '' },
  fechaHoraInicio: `${when}:00`,
  fechaHoraTermino: `${when.slice(0, 11)}${until}:00`,
  ...more,
})

/** The time so many minutes on, as it travels. */
const after = (instant: string, minutes: number) =>
  aFechaHora(new Date(Date.parse(instant) + minutes * MINUTO_MS).toISOString())

// The dialogs come in a chunk of their own; a test does not wait for it.
beforeAll(() => import('./components/dialogos.tsx'))

beforeEach(elDia)

const atOnce = () => Promise.resolve()

/** Fake server that stores changes of two future appointments and a past one; `until` delays each save. */
function open(vista: string, answers: Answers = {}, session = {}, until: () => Promise<void> = atOnce) {
  const citas = [
    cita(1, 'ANA ROJAS', '24/11/2026 12:00', '12:30'),
    cita(2, 'LUZ SOTO', '26/11/2026 16:00', '17:00', { permiteTope: true }),
    cita(3, 'EVA PINO', '21/11/2026 09:00', '09:30'),
  ]
  const change = ({ citaId, fechaHoraInicio, duracionMinutos, estado = null }: RequestOf<'agendarCita'>) => {
    const index = citas.findIndex((one) => one.citaId === citaId)
    const before = citas[index]
    if (!before) throw new RangeError(`no appointment ${citaId}`)
    citas[index] = {
      ...before,
      fechaHoraInicio: after(fechaHoraInicio, 0),
      fechaHoraTermino: after(fechaHoraInicio, duracionMinutos),
      estado,
      version: before.version + 1,
    }
    return { citaId: before.citaId }
  }
  const received = fakeServer({
    obtenerCitas: () => citas,
    obtenerProspectos: [],
    obtenerAsesoresDelEquipo: { asesores: [], deProspecto: null },
    obtenerBloqueos: { bloqueos: [] },
    obtenerFeriados: {
      fuente: 'de prueba',
      feriados: [{ fecha: '25-11-2026', nombre: 'San Ejemplo', irrenunciable: true }],
    },
    ...sinBorrador,
    agendarCita: async (asked) => {
      await until()
      return change(asked)
    },
    eliminarCita: 'ok',
    ...answers,
  })
  const { router } = renderScreen(<AgendaScreen />, { at: `/agenda?vista=${vista}`, session })
  const sent = payloadsIn(received)
  return { sent, router }
}

const citas = () => within(screen.getByRole('region', { name: 'Citas' }))
/** Button of the appointment itself: other buttons of the list also carry its hour and name, after their verb. */
const byName = (name: RegExp) =>
  citas().findByRole('button', { name: new RegExp(`^\\s*\\d\\d:\\d\\d.*${name.source}`) })
const focus = async (name: RegExp) => (await byName(name)).focus()
const said = (text: RegExp | string) => screen.findByText(text)

describe('keys of the whole screen', () => {
  const undo = () => userEvent.keyboard('{Control>}z{/Control}')

  test('Ctrl + Z goes back step by step, with the focus anywhere and the words gone', async () => {
    const { sent } = open('semana')
    await focus(/ANA ROJAS/)
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
    await said(/^Cita movida al .* de 12:30 a 13:00$/)
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
    await said(/^Cita movida al .* de 13:00 a 13:30$/)
    await userEvent.click(screen.getByRole('button', { name: 'Ocultar el aviso' }))
    act(() => (document.activeElement as HTMLElement).blur())
    await undo()
    expect(await byName(/a 13:00.*ANA ROJAS/)).toBeVisible()
    await said('La cita volvió a su hora')
    await undo()
    expect(await byName(/a 12:30.*ANA ROJAS/)).toBeVisible()
    await waitFor(() => expect(sent('agendarCita').map(({ version }) => version)).toEqual([3, 4, 5, 6]))
  })

  const down = () => userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')

  test('Ctrl + Z undoes the change being sent, not the one before it', async () => {
    const gate = Promise.withResolvers<void>()
    let until = atOnce
    const { sent } = open('semana', {}, {}, () => until())
    await focus(/ANA ROJAS/)
    await down()
    await said(/^Cita movida al .* de 12:30 a 13:00$/)
    until = () => gate.promise
    await down()
    await undo()
    gate.resolve()
    await said('La cita volvió a su hora')
    expect(await byName(/a 13:00.*ANA ROJAS/)).toBeVisible()
    expect(sent('agendarCita').map(({ version }) => version)).toEqual([3, 4, 5])
  })

  test('steps back that follow faster than the server answers are taken one after the other', async () => {
    const gate = Promise.withResolvers<void>()
    let until = atOnce
    const { sent } = open('semana', {}, {}, () => until())
    await focus(/ANA ROJAS/)
    await down()
    await said(/^Cita movida al .* de 12:30 a 13:00$/)
    await down()
    await said(/^Cita movida al .* de 13:00 a 13:30$/)
    until = () => gate.promise
    await undo()
    await undo()
    gate.resolve()
    await waitFor(() => expect(sent('agendarCita').map(({ version }) => version)).toEqual([3, 4, 5, 6]))
    expect(await byName(/a 12:30.*ANA ROJAS/)).toBeVisible()
  })

  test('N books from anywhere, not under a dialog, and not where it is switched off', async () => {
    open('semana')
    await byName(/ANA ROJAS/)
    act(() => setSingleKeys(false))
    await userEvent.keyboard('n')
    expect(screen.queryByRole('dialog')).toBeNull()
    act(() => setSingleKeys(true))
    await userEvent.keyboard('n')
    expect(await screen.findByRole('dialog', { name: 'Agendar cita' })).toBeVisible()
    await userEvent.keyboard('n')
    expect(screen.getAllByRole('dialog')).toHaveLength(1)
  })
})

describe('a focused appointment', () => {
  test.each(['semana', 'mes', 'lista'])('names its person and its state, in %s', async (vista) => {
    open(vista)
    expect(await byName(/a 12:30.*ANA ROJAS.*Programada/)).toBeVisible()
    expect(await byName(/a 09:30.*EVA PINO.*Caducada/)).toBeVisible()
  })

  test.each(['semana', 'mes', 'lista'])('leads to the others and opens, in %s', async (vista) => {
    open(vista)
    await focus(/EVA PINO/)
    await userEvent.keyboard('{ArrowDown}')
    expect(await byName(/ANA ROJAS/)).toHaveFocus()
    await userEvent.keyboard('{End}{ArrowLeft}{Enter}')
    expect(await screen.findByRole('dialog', { name: 'Editar cita' })).toBeVisible()
  })

  test('is moved, announced, and moved back', async () => {
    const never = new Promise<never>(() => undefined)
    const ana = cita(1, 'ANA ROJAS', '24/11/2026 12:00', '12:30')
    const { sent } = open('semana', { obtenerCitas: inTurn<Cita[] | typeof never>([ana], never, never) })
    await focus(/ANA ROJAS/)
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
    await said('Cita movida al martes, 24 de noviembre, de 12:30 a 13:00')
    expect(await byName(/a 13:00.*ANA ROJAS/)).toHaveFocus()
    await userEvent.click(screen.getByRole('button', { name: 'Deshacer' }))
    await said('La cita volvió a su hora')
    expect(await byName(/a 12:30.*ANA ROJAS/)).toBeVisible()
    const before = { citaId: 1, prospectoId: 11, duracionMinutos: 30, comentario: '', estado: null }
    expect(sent('agendarCita')).toEqual([
      { ...before, fechaHoraInicio: '24/11/2026 12:30:00', version: 3 },
      { ...before, fechaHoraInicio: '24/11/2026 12:00:00', version: 4, permiteTope: false },
    ])
  })

  test('goes back over another where it stood over it, by Control and Z', async () => {
    const { sent } = open('lista')
    await focus(/LUZ SOTO/)
    await userEvent.keyboard('{Alt>}{ArrowLeft}{/Alt}')
    await said(/^Cita movida al miércoles/)
    await userEvent.keyboard('{Control>}z{/Control}')
    await waitFor(() => expect(sent('agendarCita')[1]).toMatchObject({ version: 4, permiteTope: true }))
  })

  test('that is moved on before the server has answered goes where it was sent last', async () => {
    const { sent } = open('semana')
    await focus(/ANA ROJAS/)
    await userEvent.keyboard('{Alt>}{ArrowDown}{ArrowDown}{ArrowDown}{ArrowRight}{/Alt}')
    await said('Cita movida al miércoles, 25 de noviembre, de 13:30 a 14:00')
    expect(sent('agendarCita').map(({ version }) => version)).toEqual(sent('agendarCita').map((_, i) => 3 + i))
    expect(sent('agendarCita').at(-1)).toMatchObject({ fechaHoraInicio: '25/11/2026 13:30:00' })
  })

  test('takes the day along when it leaves it', async () => {
    const { router } = open('dia&fecha=2026-11-24')
    await focus(/ANA ROJAS/)
    await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}')
    await waitFor(() => expect(router.state.location.search).toBe('?vista=dia&fecha=2026-11-25'))
    expect(await byName(/ANA ROJAS/)).toHaveFocus()
  })

  test('does not go to the past, nor out of the hours', async () => {
    const { sent } = open('semana', {
      obtenerCitas: [
        cita(1, 'ANA ROJAS', '21/11/2026 10:30', '11:00'),
        cita(2, 'LUZ SOTO', '24/11/2026 21:00', '22:00'),
      ],
    })
    await focus(/ANA ROJAS/)
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}')
    await said('La cita debe comenzar en el futuro')
    await focus(/LUZ SOTO/)
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
    await said('La agenda va de 08:00 a 22:00')
    expect(sent('agendarCita')).toEqual([])
  })

  test('that has begun stays', async () => {
    const { sent } = open('semana')
    await focus(/EVA PINO/)
    await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}')
    await said(/se reagenda/)
    expect(sent('agendarCita')).toEqual([])
  })

  test('is deleted after asking, and given back by Ctrl + Z', async () => {
    const { sent } = open('semana', { restituirCita: 'ok' })
    await focus(/ANA ROJAS/)
    await userEvent.keyboard('{Delete}')
    expect(await screen.findByText('Estás seguro que quiere eliminar esta cita.')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Eliminar' }))
    await said('Cita eliminada')
    expect(sent('eliminarCita')).toEqual([{ citaId: 1, version: 3 }])
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await expectFocusSomewhere()
    await userEvent.keyboard('{Control>}z{/Control}')
    await said('La cita volvió a su hora')
    expect(sent('restituirCita')).toEqual([{ citaId: 1 }])
    expect(sent('agendarCita')).toEqual([])
  })
})

describe('a move that is refused', () => {
  const move = async () => {
    await focus(/ANA ROJAS/)
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
  }

  test('for another appointment offers the free hours', async () => {
    const tope = topeDe({ fechaHoraInicio: '24/11/2026 13:30:00', fechaHoraTermino: '24/11/2026 14:00:00' })
    const { sent } = open('semana', { agendarCita: inTurn(tope, { citaId: 1 }) })
    await move()
    const dialog = within(await screen.findByRole('dialog', { name: 'Editar cita' }))
    expect(dialog.getByLabelText(/Desde/)).toHaveValue('12:30')
    await userEvent.click(dialog.getByRole('button', { name: /13:30/ }))
    await userEvent.click(dialog.getByRole('button', { name: 'Guardar' }))
    await waitFor(() =>
      expect(sent('agendarCita')[1]).toMatchObject({ fechaHoraInicio: '24/11/2026 13:30:00', version: 3 }),
    )
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  test('for a change by another user names that user, and shows it', async () => {
    const { citaId, prospecto, ...ahora } = cita(1, 'ANA ROJAS', '24/11/2026 18:00', '18:30')
    const data = { campos: [], quien: 'Matías Oyarzún', cuando: '2026-11-21T13:00:00.000Z', cita: ahora }
    const { sent } = open('semana', { agendarCita: new Refused(412, 'Otra persona cambió estos datos.', { data }) })
    await move()
    await said(/^Matías Oyarzún cambió esta cita/)
    expect(await byName(/a 12:30.*ANA ROJAS/)).toBeVisible()
    await waitFor(() => expect(sent('obtenerCitas')).toHaveLength(2))
    expect([citaId, prospecto.prospectoId]).toEqual([1, 11])
  })

  test('a deletion of an appointment moved by another is refused with the name', async () => {
    const { citaId: _, prospecto: _p, ...ahora } = cita(1, 'ANA ROJAS', '24/11/2026 18:00', '18:30')
    const data = { campos: [], quien: 'Matías Oyarzún', cuando: '2026-11-21T13:00:00.000Z', cita: ahora }
    open('semana', { eliminarCita: new Refused(412, 'Otra persona cambió estos datos.', { data }) })
    await focus(/ANA ROJAS/)
    await userEvent.keyboard('{Delete}')
    await userEvent.click(await screen.findByRole('button', { name: 'Eliminar' }))
    await said(/^Matías Oyarzún cambió esta cita/)
    expect(await byName(/a 12:30.*ANA ROJAS/)).toBeVisible()
  })

  test('by nobody says so, and it stays', async () => {
    const text = 'No se ha podido guardar la cita. Intentalo nuevamente.'
    open('semana', { agendarCita: new Refused(503, text) })
    await move()
    await said(text)
    expect(await byName(/a 12:30.*ANA ROJAS/)).toBeVisible()
  })
})

describe('the list', () => {
  test('has the days to come, with their holidays, and books on each', async () => {
    open('lista')
    expect(await screen.findByRole('heading', { level: 3, name: 'Hoy, sábado, 21 de noviembre' })).toBeVisible()
    expect(await screen.findByText('Feriado: San Ejemplo (irrenunciable)')).toBeVisible()
    expect(screen.getByText('Feriados: de prueba')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Nueva cita el miércoles, 25 de noviembre' }))
    expect(await screen.findByLabelText(/Desde/)).toHaveValue('08:00')
  })

  test('sets the outcome of an appointment, and undoes it', async () => {
    const { sent } = open('lista')
    await userEvent.click(await screen.findByRole('button', { name: 'No Realizado: 09:00, EVA PINO' }))
    await said('Cita de EVA PINO: No Realizado')
    await userEvent.click(screen.getByRole('button', { name: 'Deshacer' }))
    await said('La cita volvió a quedar sin resultado')
    expect(sent('agendarCita')).toMatchObject([
      { citaId: 3, estado: 'N', fechaHoraInicio: '21/11/2026 09:00:00', version: 3 },
      { citaId: 3, estado: null, version: 4 },
    ])
  })

  test('the outcome is set and undone in its dialog as in the list', async () => {
    const { sent } = open('lista')
    await userEvent.click(await byName(/EVA PINO/))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.click(dialog.getByRole('radio', { name: 'No Realizado' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Guardar' }))
    await said('Cita de EVA PINO: No Realizado')
    expect(screen.queryByRole('dialog')).toBeNull()
    await userEvent.click(await byName(/EVA PINO/))
    await userEvent.click(await screen.findByRole('radio', { name: 'Realizado' }))
    await userEvent.click(screen.getByRole('button', { name: 'Guardar' }))
    await said('Cita de EVA PINO: Realizado')
    await userEvent.keyboard('{Control>}z{/Control}')
    await said('Cita de EVA PINO: No Realizado')
    await userEvent.keyboard('{Control>}z{/Control}')
    await said('La cita volvió a quedar sin resultado')
    expect(sent('agendarCita')).toMatchObject([
      { citaId: 3, estado: 'N', version: 3 },
      { citaId: 3, estado: 'R', version: 4 },
      { citaId: 3, estado: 'N', version: 5 },
      { citaId: 3, estado: null, version: 6 },
    ])
  })

  test('reschedules a past appointment', async () => {
    open('lista')
    await userEvent.click(await screen.findByRole('button', { name: 'Reagendar: 09:00, EVA PINO' }))
    expect(await screen.findByRole('dialog', { name: 'Reagendar cita' })).toBeVisible()
  })

  test('with no holidays to be had says nothing of them', async () => {
    open('lista', { obtenerFeriados: new Refused(503, 'No se han podido obtener los feriados.') })
    await byName(/ANA ROJAS/)
    expect(screen.queryByText(/eriado/)).toBeNull()
  })
})

describe('a reader', () => {
  test.each([
    ['a head of team', ['jefatura'], 'lista&asesor=7'],
    ['a supervisor by link', ['supervisor'], 'lista'],
  ])('%s moves, deletes and makes nothing', async (_, roles, at) => {
    const { sent } = open(at, {}, { roles })
    await focus(/ANA ROJAS/)
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}{Delete}n')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.queryByRole('alertdialog')).toBeNull()
    expect(citas().queryAllByRole('button', { name: /Realizado|Eliminar|Reagendar|Nueva/ })).toEqual([])
    expect(sent('agendarCita')).toEqual([])
  })
})

test('another view is a step in the history, another day is not', async () => {
  const { router } = open('semana&prospectoId=nada')
  await userEvent.click(screen.getByRole('radio', { name: 'Mes' }))
  await userEvent.click(screen.getByRole('button', { name: 'Adelante' }))
  await userEvent.click(screen.getByRole('button', { name: 'Adelante' }))
  expect(router.state.location.search).toBe('?vista=mes&prospectoId=nada&fecha=2027-01-01')
  await router.navigate(-1)
  await waitFor(() => expect(screen.getByRole('radio', { name: 'Semana' })).toHaveProperty('checked', true))
  expect(router.state.location.search).toBe('?vista=semana&prospectoId=nada')
})
