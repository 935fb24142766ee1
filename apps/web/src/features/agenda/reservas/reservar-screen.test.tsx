import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { elDia } from '../../../testing/acts/el-dia.ts'
import { expectFocusSomewhere } from '../../../testing/acts/focus.ts'
import { press, userEvent } from '../../../testing/acts/user-event.ts'
import { type Answers, fakeServer, payloadsIn, Refused, UNREACHABLE } from '../../../testing/fake-server.ts'
import { renderByLink } from '../../../testing/postulacion/render-by-link.tsx'
import { ReservarScreen } from './reservar-screen.tsx'

// Saturday 21 November 2026, 10:12 in Santiago.
beforeEach(elDia)

const LUNES = '2026-11-23T13:00:00.000Z'
const MARTES = '2026-11-24T18:30:00.000Z'
const pagina = {
  asesor: 'Camila Rojas',
  minutos: 30,
  modalidades: ['reunion' as const, 'llamada' as const],
  direccion: 'Moneda 970',
  horas: [LUNES, '2026-11-23T13:30:00.000Z', MARTES],
}
const hecha = { inicio: LUNES, termino: '2026-11-23T13:30:00.000Z', modalidad: 'llamada' as const, lugar: '' }

function open(answers: Answers = {}) {
  const received = fakeServer({ obtenerHorasDeReserva: pagina, reservarHora: hecha, ...answers })
  renderByLink(<ReservarScreen />, '/postulacion/reservar?con=camila-rojas')
  return { sent: payloadsIn(received) }
}

async function fill(): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name: '10:00' }))
  await userEvent.click(screen.getByLabelText('Llamada telefónica'))
  await userEvent.type(screen.getByLabelText(/^Nombre y apellido/), 'Rosa Vera')
  await userEvent.type(screen.getByLabelText(/^Teléfono/), '981234567')
  await userEvent.type(screen.getByLabelText(/^Correo electrónico/), 'Rosa@Example.cl')
}

describe('the hours of an advisor', () => {
  test('are shown by day, on the clock of Santiago', async () => {
    const { sent } = open()
    expect(await screen.findByRole('heading', { level: 1, name: 'Reserve una hora con Camila Rojas' })).toBeVisible()
    expect(screen.getByText('Hora de Chile (Santiago)')).toBeVisible()
    expect(screen.getByRole('button', { name: '10:30' })).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'martes, 24 de noviembre' }))
    expect(screen.queryByRole('button', { name: '10:30' })).toBeNull()
    expect(screen.getByRole('group', { name: 'Horas del martes, 24 de noviembre' })).toHaveTextContent('15:30')
    expect(sent('obtenerHorasDeReserva')).toEqual([{ alias: 'camila-rojas' }])
  })

  test('more days are shown from the first new one on, also when they are the last', async () => {
    const horas = Array.from({ length: 10 }, (_, at) => `2026-12-${String(at + 1).padStart(2, '0')}T13:00:00.000Z`)
    open({ obtenerHorasDeReserva: { ...pagina, horas } })
    await press('Más días')
    expect(screen.getByRole('button', { name: 'miércoles, 9 de diciembre' })).toHaveFocus()
    expect(screen.getByRole('button', { name: 'jueves, 10 de diciembre' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Más días' })).toBeNull()
  })

  test.each([
    ['that are none', { obtenerHorasDeReserva: { ...pagina, horas: [] } }, 'status', 'No hay horas libres'],
    [
      'of a page that is off',
      {
        obtenerHorasDeReserva: new Refused(
          404,
          'Esta página ya no recibe reservas. Escriba a quien le dio esta dirección, o llame a la isapre.',
        ),
      },
      'alert',
      'ya no recibe reservas',
    ],
    [
      'that do not come',
      { obtenerHorasDeReserva: new Refused(503, 'No pudimos obtener las horas.') },
      'alert',
      'No pudimos obtener',
    ],
  ] as const)('%s', async (_what, answers, role, text) => {
    open(answers as Answers)
    await waitFor(() => expect(screen.getByRole(role)).toHaveTextContent(text))
  })
})

describe('a booking', () => {
  test('sends the hour and what was typed, and says where the letter went', async () => {
    const { sent } = open()
    await fill()
    await userEvent.type(screen.getByLabelText('Comentario'), 'Somos tres')
    await press('Reservar')
    expect(await screen.findByRole('heading', { name: 'Su hora quedó reservada' })).toHaveFocus()
    expect(screen.getByRole('status')).toHaveTextContent('el lunes, 23 de noviembre, a las 10:00, hora de Chile')
    expect(screen.getByText(/rosa@example\.cl/)).toBeVisible()
    expect(sent('reservarHora')).toEqual([
      {
        alias: 'camila-rojas',
        inicio: LUNES,
        modalidad: 'llamada',
        nombre: 'Rosa Vera',
        telefono: '+56 9 8123 4567',
        correo: 'rosa@example.cl',
        comentario: 'Somos tres',
      },
    ])
  })

  test('begins at its first field; what is missing is said at its field, the first one focused', async () => {
    const { sent } = open()
    await userEvent.click(await screen.findByRole('button', { name: '10:00' }))
    expect(screen.getByLabelText('Reunión')).toHaveFocus()
    const nombre = screen.getByLabelText(/^Nombre y apellido/)
    await userEvent.type(nombre, 'Rosa')
    await press('Reservar')
    expect(screen.getByText('Elija cómo se reúnen')).toBeVisible()
    expect(screen.getByLabelText('Reunión')).toHaveFocus()
    expect(nombre).toHaveAccessibleDescription('Escriba su nombre y su apellido')
    expect(sent('reservarHora')).toEqual([])
  })

  test('of a taken hour offers the nearest ones, and keeps what was typed', async () => {
    const tomada = new Refused(409, 'Esa hora ya no está libre. Elija otra.', { data: { alternativas: [MARTES] } })
    const { sent } = open({ reservarHora: ({ inicio }) => (inicio === LUNES ? tomada : { ...hecha, inicio }) })
    await fill()
    await press('Reservar')
    const otra = await screen.findByRole('button', { name: 'martes, 24 de noviembre, a las 15:30' })
    expect(otra).toHaveFocus()
    await userEvent.click(otra)
    await expectFocusSomewhere()
    expect(screen.getByLabelText(/^Nombre y apellido/)).toHaveValue('Rosa Vera')
    await press('Reservar')
    expect(await screen.findByRole('heading', { name: 'Su hora quedó reservada' })).toBeVisible()
    expect(sent('reservarHora').map((uno) => (uno as { inicio: string }).inicio)).toEqual([LUNES, MARTES])
    expect(sent('obtenerHorasDeReserva').length).toBeGreaterThan(1)
  })

  test.each([
    ['no answer', UNREACHABLE, 'No pudimos reservar la hora. Inténtelo nuevamente.'],
    [
      'too many',
      new Refused(429, 'Demasiados intentos. Espere 8 segundos y vuelva a intentarlo.'),
      /Espere 8 segundos/,
    ],
  ] as const)('%s: it is said, and what was typed stays', async (_what, answer, text) => {
    open({ reservarHora: answer })
    await fill()
    await press('Reservar')
    expect(await screen.findByText(text)).toBeVisible()
    expect(screen.getByLabelText(/^Correo electrónico/)).toHaveValue('rosa@example.cl')
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Reservar' })).not.toHaveAttribute('aria-busy', 'true'),
    )
  })

  test('a refusal of a field stands at it', async () => {
    const mensaje = 'Elija cómo se reúnen'
    open({
      reservarHora: new Refused(400, mensaje, { errores: [{ campo: 'telefono', mensaje: 'Revise el teléfono' }] }),
    })
    await fill()
    await press('Reservar')
    const telefono = screen.getByLabelText(/^Teléfono/)
    await waitFor(() => expect(telefono).toHaveAccessibleDescription('Revise el teléfono'))
    expect(telefono).toHaveFocus()
  })
})
