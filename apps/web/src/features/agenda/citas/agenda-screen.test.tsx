import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { borradorDe, soltados } from '../../../testing/acts/borrador.ts'
import { elDia } from '../../../testing/acts/el-dia.ts'
import { expectFocusSomewhere } from '../../../testing/acts/focus.ts'
import { pasteInto } from '../../../testing/acts/paste-into.ts'
import { userEvent } from '../../../testing/acts/user-event.ts'
import { topeDe } from '../../../testing/agenda/tope.ts'
import { oscarRegistrado } from '../../../testing/datos-prospecto.ts'
import {
  type Answer,
  type Answers,
  fakeServer,
  lastStays,
  payloadsIn,
  Refused,
  thenLate,
} from '../../../testing/fake-server.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { sinBorrador } from '../../../testing/usuario.ts'
import { AgendaScreen } from './agenda-screen.tsx'

// Saturday 21 November 2026, 10:12 in Santiago.

const cita = (citaId: number, day: string, more: object = {}) => ({
  citaId,
  comentario: '',
  estado: null,
  prospecto: { prospectoId: 12, nombres: 'ÓSCAR PEÑA', nombre: 'ÓSCAR PEÑA', telefono: '987654321' },
  fechaHoraInicio: `${day}/11/2026 12:00:00`,
  fechaHoraTermino: `${day}/11/2026 12:30:00`,
  avisa: false,
  reserva: null,
  permiteTope: false,
  lugar: '',
  traslado: 0,
  version: 1,
  ...more,
})

// The dialogs come in a chunk of their own; a test does not wait for it.
beforeAll(() => import('./components/dialogos.tsx'))

beforeEach(elDia)

function open(answers: Answers = {}, session = {}, at = '/agenda?prospectoId=12') {
  const received = fakeServer({
    obtenerCitas: [cita(1, '24'), cita(2, '18')],
    obtenerDatosProspecto: oscarRegistrado,
    obtenerBloqueos: { bloqueos: [] },
    obtenerFeriados: {
      fuente: 'date-holidays',
      feriados: [{ fecha: '16-11-2026', nombre: 'San Ejemplo', irrenunciable: true }],
    },
    ...sinBorrador,
    agendarCita: { citaId: 9 },
    eliminarCita: 'ok',
    restituirCita: 'ok',
    ...answers,
  })
  renderScreen(<AgendaScreen />, { at, session })
  const sent = payloadsIn(received)
  return { sent }
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const openCita = async (index: number) => {
  const events = await screen.findAllByRole('button', { name: /^\s*\d\d:\d\d.*ÓSCAR PEÑA/ })
  fireEvent.click(events[index] as HTMLElement)
  await screen.findByRole('dialog')
}
const openNew = async () => {
  await screen.findByText('Para ÓSCAR PEÑA')
  await press('Nueva cita')
  await screen.findByRole('dialog', { name: 'Agendar cita' })
}

test.each([
  ['an advisor', {}, true],
  ['a reader', { roles: ['supervisor'] }, false],
])('empty days tell %s how to book: %#', async (_who, session, told) => {
  open({ obtenerCitas: [] }, session)
  await screen.findByText('Feriados: date-holidays')
  await waitFor(() => expect(screen.queryByText(/^Sin citas en estos días/) !== null).toBe(told))
})

test.each([
  ['2026-10-08', '05/10/2026 00:00:00'],
  ['2026-02-31', '16/11/2026 00:00:00'],
])('opened for the day %s it begins on the Monday %s', async (dia, fechaHoraInicio) => {
  const { sent } = open({}, {}, `/agenda?prospectoId=12&fecha=${dia}`)
  await waitFor(() => expect(sent('obtenerCitas')[0]).toMatchObject({ fechaHoraInicio }))
})

test('fourteen days from Monday, moved by fourteen', async () => {
  const { sent } = open()
  await waitFor(() =>
    expect(sent('obtenerCitas')[0]).toMatchObject({
      fechaHoraInicio: '16/11/2026 00:00:00',
      fechaHoraTermino: '30/11/2026 00:00:00',
    }),
  )
  await press('Adelante')
  await waitFor(() => expect(sent('obtenerCitas')[1]).toMatchObject({ fechaHoraInicio: '30/11/2026 00:00:00' }))
})

describe('a new appointment', () => {
  test('of the prospect it was opened for', async () => {
    const { sent } = open()
    await openNew()
    expect(screen.getByLabelText(/Desde/)).toHaveValue('10:30')
    await pasteInto(screen.getByLabelText('Comentario'), 'Primera reunión')
    await press('Guardar')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(await screen.findByText('Cita agendada: sábado, 21 de noviembre, de 10:30 a 11:00')).toBeVisible()
    await expectFocusSomewhere()
    expect(sent('agendarCita')).toEqual([
      {
        citaId: null,
        prospectoId: 12,
        fechaHoraInicio: '21/11/2026 10:30:00',
        duracionMinutos: 30,
        comentario: 'Primera reunión',
        estado: null,
        avisar: false,
        permiteTope: false,
        lugar: '',
        traslado: 0,
      },
    ])
  })

  test('with an end before its start is refused', async () => {
    const { sent } = open()
    await openNew()
    await userEvent.selectOptions(screen.getByLabelText(/Hasta/), '10:30')
    await press('Guardar')
    expect(await screen.findByText('La hora de inicio es menor a la de término.')).toBeVisible()
    expect(sent('agendarCita')).toEqual([])
  })

  test('on a taken time offers free ones, and both at once on purpose', async () => {
    const tope = topeDe({ fechaHoraInicio: '21/11/2026 11:30:00', fechaHoraTermino: '21/11/2026 12:00:00' })
    const { sent } = open({ agendarCita: ({ permiteTope }) => (permiteTope ? { citaId: 9 } : tope) })
    await openNew()
    await press('Guardar')
    await userEvent.click(await screen.findByRole('button', { name: 'sáb 21-11, 11:30' }))
    expect(screen.getByLabelText(/Desde/)).toHaveValue('11:30')
    await userEvent.selectOptions(screen.getByLabelText(/Desde/), '12:00')
    await press('Guardar')
    await userEvent.click(await screen.findByRole('button', { name: 'Guardar igual' }))
    await waitFor(() => expect(sent('agendarCita').at(-1)).toMatchObject({ permiteTope: true }))
  })

  test('that cannot be saved shows the reason and keeps the typed text', async () => {
    const text = 'No se ha podido guardar la cita. Intentalo nuevamente.'
    open({ agendarCita: new Refused(503, text) })
    await openNew()
    await pasteInto(screen.getByLabelText('Comentario'), 'Hola')
    await press('Guardar')
    expect(await screen.findByRole('alertdialog', { name: text })).toBeVisible()
    expect(screen.getByLabelText('Comentario')).toHaveValue('Hola')
  })
})

describe('an appointment to come', () => {
  test('is edited', async () => {
    const { sent } = open()
    await openCita(1)
    await userEvent.selectOptions(screen.getByLabelText(/Hasta/), '13:00')
    await press('Guardar')
    await waitFor(() => expect(sent('agendarCita')[0]).toMatchObject({ citaId: 1, duracionMinutos: 60 }))
  })

  test('is deleted after asking; everything closes', async () => {
    const { sent } = open()
    await openCita(1)
    await press('Eliminar')
    expect(await screen.findByText('Estás seguro que quiere eliminar esta cita.')).toBeVisible()
    const [, yes] = screen.getAllByRole('button', { name: 'Eliminar' })
    await userEvent.click(yes as HTMLElement)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(sent('eliminarCita')).toEqual([{ citaId: 1, version: 1 }])
    expect(sent('obtenerCitas')).toHaveLength(2)
    await expectFocusSomewhere()
    await press('Deshacer')
    await waitFor(() => expect(sent('restituirCita')).toEqual([{ citaId: 1 }]))
    expect(await screen.findByText('La cita volvió a su hora')).toBeVisible()
    await expectFocusSomewhere()
  })
})

test('a move refused while another is being typed is reported, and the typed one stays', async () => {
  const { promise, resolve } = Promise.withResolvers<Answer<'agendarCita'>>()
  open({ obtenerCitas: [cita(1, '24')], agendarCita: () => promise })
  const [first] = await screen.findAllByRole('button', { name: /^\s*\d\d:\d\d.*ÓSCAR PEÑA/ })
  first?.focus()
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
  await openNew()
  await pasteInto(screen.getByRole('textbox', { name: 'Comentario' }), 'Llamar antes')
  resolve(topeDe())
  expect(await screen.findByText(topeDe().body.descripcion as string)).toBeInstanceOf(HTMLElement)
  expect(screen.getByRole('dialog', { name: 'Agendar cita' })).toBeVisible()
  expect(screen.getByRole('textbox', { name: 'Comentario' })).toHaveValue('Llamar antes')
})

test('closing a dialog discards the typed text; «Recuperar» opens it again', async () => {
  const { sent } = open({ obtenerBorrador: lastStays(null, borradorDe({ comentario: 'Hola' })) })
  await openNew()
  await pasteInto(screen.getByLabelText('Comentario'), 'Hola')
  await waitFor(() => expect(sent('guardarBorrador')).not.toEqual([]))
  await press('Cerrar')
  await waitFor(() => expect(soltados(sent('guardarBorrador'))).toEqual(['cita:nueva:12']))
  expect(await screen.findByText('Se descartó lo escrito.')).toBeVisible()
  await press('Recuperar')
  expect(await screen.findByRole('dialog', { name: 'Agendar cita' })).toBeVisible()
  await waitFor(() => expect(screen.getByLabelText('Comentario')).toHaveValue('Hola'))
  expect(sent('guardarBorrador').at(-1)).toEqual({
    formulario: 'cita:nueva:12',
    cambios: [{ campo: 'comentario', de: '', a: 'Hola' }],
  })
})

describe('an appointment that is going on', () => {
  const ahora = cita(4, '21')

  test('is no expired one until its end, and says so in its dialog', async () => {
    open({
      obtenerCitas: [{ ...ahora, fechaHoraInicio: '21/11/2026 10:00:00', fechaHoraTermino: '21/11/2026 10:30:00' }],
    })
    expect(await screen.findByRole('button', { name: /10:00.*ÓSCAR PEÑA.*En curso/ })).toBeVisible()
    await openCita(0)
    expect(screen.getByRole('dialog', { name: 'Cita en curso' })).toBeVisible()
    expect(screen.getByRole('radio', { name: 'Realizado' })).toBeVisible()
  })

  test('at its end it is shown as without outcome', async () => {
    open({
      obtenerCitas: [{ ...ahora, fechaHoraInicio: '21/11/2026 09:30:00', fechaHoraTermino: '21/11/2026 10:00:00' }],
    })
    expect(await screen.findByRole('button', { name: /09:30.*ÓSCAR PEÑA.*Caducada/ })).toBeVisible()
  })

  test('deleted, it is given back though it has begun', async () => {
    const reading = Promise.withResolvers<void>()
    const { sent } = open({ obtenerCitas: thenLate(reading.promise, () => [cita(2, '18')]) })
    await openCita(0)
    await press('Eliminar')
    const [, yes] = screen.getAllByRole('button', { name: 'Eliminar' })
    await userEvent.click(yes as HTMLElement)
    expect(await screen.findByText('Cita eliminada')).toBeVisible()
    await press('Deshacer')
    expect(await screen.findByText('La cita volvió a su hora')).toBeVisible()
    expect(sent('restituirCita')).toEqual([{ citaId: 2 }])
    reading.resolve()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })
})

describe('a past appointment', () => {
  test('takes its outcome', async () => {
    const { sent } = open({ obtenerCitas: [cita(2, '18')] })
    await openCita(0)
    expect(screen.getByRole('dialog', { name: 'Cita Caducada' })).toBeVisible()
    await userEvent.click(screen.getByRole('radio', { name: 'Realizado' }))
    await press('Guardar')
    await waitFor(() => expect(sent('agendarCita')[0]).toMatchObject({ citaId: 2, estado: 'R' }))
  })

  test('is moved by Reagendar', async () => {
    open({ obtenerCitas: [cita(2, '18')] })
    await openCita(0)
    await userEvent.click(screen.getByRole('radio', { name: 'Reagendar' }))
    expect(screen.getByRole('dialog', { name: 'Reagendar cita' })).toBeVisible()
    expect(screen.queryByRole('dialog', { name: 'Cita Caducada' })).toBeNull()
  })
})

test('a user without the role of advisor can only read', async () => {
  open({}, { roles: ['supervisor'] })
  expect(await screen.findByRole('button', { name: 'Nueva cita' })).toHaveAttribute('aria-disabled', 'true')
  await openCita(0)
  expect(screen.getByRole('button', { name: 'Guardar' })).toHaveAttribute('aria-disabled', 'true')
})

test.each(['dia', 'lista'])(
  'the person can be called from the view «%s», which shows end and comment',
  async (vista) => {
    const hoy = cita(7, '21', { comentario: 'Trae liquidaciones' })
    const sinTelefono = cita(8, '21', {
      prospecto: { prospectoId: 13, nombres: 'IVÁN SOTO', nombre: 'IVÁN SOTO', telefono: '' },
    })
    open({ obtenerCitas: [hoy, sinTelefono] }, {}, `/agenda?vista=${vista}`)
    const link = await screen.findByRole('link', { name: 'Llamar a ÓSCAR PEÑA al +56 9 8765 4321' })
    expect(link).toHaveAttribute('href', 'tel:+56987654321')
    expect(screen.getByRole('button', { name: /12:00 ?a 12:30 ?ÓSCAR PEÑA.*Trae liquidaciones/ })).toBeVisible()
    expect(screen.queryByText('Sin teléfono')).toBeNull()
  },
)

describe('blocked time', () => {
  const horas = {
    bloqueoId: 1,
    clase: 'semanal' as const,
    desde: '2026-11-17',
    hasta: '2026-12-31',
    motivo: 'Almuerzo',
  }
  const ausencia = { bloqueoId: 2, clase: 'ausencia' as const, desde: '2026-11-26', hasta: '2026-11-27', motivo: '' }
  const obtenerBloqueos = {
    bloqueos: [
      { ...horas, horaInicio: '13:00', horaTermino: '14:00' },
      { ...ausencia, horaInicio: null, horaTermino: null },
    ],
  }

  test('is drawn in its days, and told in their headings', async () => {
    const { sent } = open({ obtenerBloqueos }, {}, '/agenda?vista=semana')
    expect(
      await screen.findByRole('button', { name: /martes, 24 de noviembre.*bloqueado de 13:00 a 14:00: Almuerzo/ }),
    ).toBeVisible()
    expect(screen.getAllByText('Almuerzo')).toHaveLength(2)
    expect(screen.getByRole('button', { name: /26 de noviembre.*bloqueado todo el día: Ausente/ })).toBeVisible()
    expect(sent('obtenerBloqueos')).toEqual([{ desde: '2026-11-16', hasta: '2026-11-29' }])
  })

  test('in a month, only whole days are marked', async () => {
    open({ obtenerBloqueos }, {}, '/agenda?vista=mes')
    expect(await screen.findAllByText('Ausente')).toHaveLength(2)
    expect(screen.queryByText('Almuerzo')).toBeNull()
  })

  test('is a line of its day in the list', async () => {
    open({ obtenerBloqueos }, {}, '/agenda?vista=lista')
    expect(await screen.findAllByText('bloqueado de 13:00 a 14:00: Almuerzo')).toHaveLength(2)
  })
})

test('a typed date leads to its days; one that does not exist stays as typed, with the reason', async () => {
  const { sent } = open({}, {}, '/agenda?vista=semana')
  const fecha = screen.getByLabelText('Ir a la fecha')
  await userEvent.clear(fecha)
  await userEvent.type(fecha, '29-02-2027')
  await userEvent.tab()
  expect(await screen.findByText('Fecha no válida: use DD-MM-AAAA')).toBeVisible()
  expect(fecha).toHaveValue('29-02-2027')
  await userEvent.clear(fecha)
  await pasteInto(fecha, '06-01-2027')
  await waitFor(() => expect(sent('obtenerCitas').at(-1)).toMatchObject({ fechaHoraInicio: '04/01/2027 00:00:00' }))
})

test.each([
  ['below the window, it scrolls there once', 2000, 0, [[{ top: 2000 - window.innerHeight / 3, behavior: 'instant' }]]],
  ['in sight, nothing moves', 300, 0, []],
  ['on a page that already scrolled, nothing moves', 2000, 120, []],
])('the current hour %s', async (_where, top, scrolled, expected) => {
  const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({ ...new DOMRect(), top } as DOMRect)
  vi.spyOn(window, 'scrollY', 'get').mockReturnValue(scrolled)
  open()
  await screen.findByText(/sábado, 21 de noviembre/, { selector: 'h3 *' })
  expect(scrollTo.mock.calls).toEqual(expected)
})
