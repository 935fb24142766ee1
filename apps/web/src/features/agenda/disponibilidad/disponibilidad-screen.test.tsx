import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { elDia } from '../../../testing/acts/el-dia.ts'
import { expectFocusSomewhere } from '../../../testing/acts/focus.ts'
import { press, userEvent } from '../../../testing/acts/user-event.ts'
import { type Answers, fakeServer, payloadsIn, Refused } from '../../../testing/fake-server.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { sinBorrador } from '../../../testing/usuario.ts'
import { DisponibilidadScreen } from './disponibilidad-screen.tsx'

// Saturday 21 November 2026, 10:12 in Santiago.
beforeEach(elDia)

const dia = { atiende: true, desde: '09:00', hasta: '19:00' }
const semana = [dia, dia, dia, dia, dia, { ...dia, atiende: false }, { ...dia, atiende: false }]
const almuerzo = {
  bloqueoId: 4,
  clase: 'semanal' as const,
  desde: '2026-11-23',
  hasta: '2026-12-31',
  horaInicio: '13:00',
  horaTermino: '14:00',
  motivo: 'Almuerzo',
}

const pagina = {
  alias: '',
  activa: false,
  minutos: 30,
  aviso: 4,
  dias: 14,
  modalidades: ['llamada' as const],
  direccion: '',
  sala: '',
  version: 1,
}

function open(answers: Answers = {}, at = '/disponibilidad') {
  const received = fakeServer({
    obtenerDisponibilidad: { semana, margen: 0, version: 3 },
    obtenerBloqueos: { bloqueos: [almuerzo] },
    obtenerPaginaDeReservas: pagina,
    guardarPaginaDeReservas: { version: 3 },
    guardarDisponibilidad: { version: 4 },
    guardarBloqueo: { bloqueoId: 5, citas: 0 },
    eliminarBloqueo: 'ok',
    restituirBloqueo: 'ok',
    ...sinBorrador,
    ...answers,
  })
  renderScreen(<DisponibilidadScreen />, { at })
  return { sent: payloadsIn(received) }
}

test('a day is opened with its hours, another closed, and the week is saved', async () => {
  const { sent } = open()
  expect(await screen.findByLabelText('Lunes, desde')).toHaveValue('09:00')
  expect(screen.queryByLabelText('Sábado, desde')).toBeNull()
  await userEvent.click(screen.getByLabelText('Sábado'))
  await userEvent.selectOptions(screen.getByLabelText('Sábado, hasta'), '13:00')
  await userEvent.click(screen.getByLabelText('Viernes'))
  await userEvent.selectOptions(screen.getByLabelText('Descanso entre citas'), '15 minutos')
  await press('Guardar horario')
  expect(await screen.findByText('Horario guardado.')).toBeVisible()
  expect(sent('guardarDisponibilidad')).toMatchObject([{ margen: 15, version: 3 }])
  expect(sent('guardarDisponibilidad')[0]).toMatchObject({
    semana: [dia, dia, dia, dia, { ...dia, atiende: false }, { ...dia, hasta: '13:00' }, { ...dia, atiende: false }],
  })
  await expectFocusSomewhere()
})

test('a day is divided by a break, and joined again', async () => {
  const { sent } = open()
  await userEvent.click(await screen.findByRole('button', { name: 'Con pausa el lunes' }))
  expect(screen.getByLabelText('Lunes, hasta')).toHaveValue('13:00')
  expect(screen.getByLabelText('Lunes, otra vez desde')).toHaveValue('15:00')
  await expectFocusSomewhere()
  await userEvent.selectOptions(screen.getByLabelText('Lunes, otra vez desde'), '12:30')
  await press('Guardar horario')
  expect(screen.getByLabelText('Lunes, otra vez desde')).toHaveAccessibleDescription(
    'Debe ser después del primer horario',
  )
  await userEvent.selectOptions(screen.getByLabelText('Lunes, otra vez desde'), '14:00')
  await press('Guardar horario')
  expect(await screen.findByText('Horario guardado.')).toBeVisible()
  const partido = { ...dia, hasta: '13:00', desdeTarde: '14:00', hastaTarde: '19:00' }
  expect(sent('guardarDisponibilidad')[0]).toMatchObject({ semana: [partido, ...semana.slice(1)] })
  await userEvent.click(screen.getByRole('button', { name: 'Sin pausa el lunes' }))
  expect(screen.getByLabelText('Lunes, hasta')).toHaveValue('19:00')
  expect(screen.queryByLabelText('Lunes, otra vez desde')).toBeNull()
})

test('a day gets a third range, refused at its field, and goes back to two; the focus stays', async () => {
  const { sent } = open()
  await userEvent.click(await screen.findByRole('button', { name: 'Con pausa el lunes' }))
  await userEvent.click(screen.getByRole('button', { name: 'Con otra pausa el lunes' }))
  expect(screen.getByRole('button', { name: 'Con una sola pausa el lunes' })).toHaveFocus()
  expect(screen.queryByRole('button', { name: /^Con otra pausa/ })).toBeNull()
  await userEvent.selectOptions(screen.getByLabelText('Lunes, por tercera vez desde'), '18:30')
  await press('Guardar horario')
  expect(screen.getByLabelText('Lunes, por tercera vez desde')).toHaveAccessibleDescription(
    'Debe ser después del segundo horario',
  )
  await userEvent.selectOptions(screen.getByLabelText('Lunes, por tercera vez desde'), '20:00')
  await press('Guardar horario')
  expect(await screen.findByText('Horario guardado.')).toBeVisible()
  expect(sent('guardarDisponibilidad')[0]).toMatchObject({
    semana: [{ hastaTarde: '19:00', desdeNoche: '20:00', hastaNoche: '22:00' }, ...semana.slice(1)],
  })
  await userEvent.click(screen.getByRole('button', { name: 'Con una sola pausa el lunes' }))
  expect(screen.getByLabelText('Lunes, otra vez hasta')).toHaveValue('22:00')
  await userEvent.click(screen.getByRole('button', { name: 'Sin pausa el lunes' }))
  expect(screen.getByRole('button', { name: 'Con pausa el lunes' })).toHaveFocus()
})

test('hours that end before they begin are told at their field, and not sent', async () => {
  const { sent } = open()
  await userEvent.selectOptions(await screen.findByLabelText('Lunes, hasta'), '08:30')
  await press('Guardar horario')
  expect(screen.getByLabelText('Lunes, hasta')).toHaveAccessibleDescription('Debe ser después de la hora de inicio')
  expect(screen.getByLabelText('Lunes, hasta')).toHaveFocus()
  expect(sent('guardarDisponibilidad')).toEqual([])
})

test('an absence is blocked, and says which appointments lie in it', async () => {
  const { sent } = open({ guardarBloqueo: { bloqueoId: 5, citas: 2 } })
  await press('Nuevo bloqueo')
  const dialog = within(await screen.findByRole('dialog', { name: 'Nuevo bloqueo' }))
  await userEvent.selectOptions(dialog.getByLabelText('Qué bloquea'), 'Días enteros')
  expect(dialog.queryByLabelText(/^De /)).toBeNull()
  await press('Guardar')
  expect(dialog.getByLabelText(/^Hasta/)).toHaveAccessibleDescription('Indique la fecha')
  await userEvent.type(dialog.getByLabelText(/^Hasta/), '25-11-2026')
  await press('Guardar')
  expect(
    await screen.findByText('Se guardó el bloqueo. Las 2 citas que ya estaban ahí siguen en su hora.'),
  ).toBeVisible()
  expect(sent('guardarBloqueo')).toMatchObject([
    { bloqueoId: null, clase: 'ausencia', desde: '2026-11-21', hasta: '2026-11-25', motivo: '' },
  ])
  await expectFocusSomewhere()
})

test('a block is opened from its row, changed, deleted and restored', async () => {
  const { sent } = open()
  await userEvent.click(await screen.findByRole('link', { name: 'Cada lunes, del 23-11-2026 al 31-12-2026' }))
  await userEvent.selectOptions(await screen.findByLabelText(/^A /), '15:00')
  await press('Guardar')
  expect(await screen.findByText('Se guardó el bloqueo.')).toBeVisible()
  expect(sent('guardarBloqueo')).toMatchObject([{ bloqueoId: 4, horaTermino: '15:00' }])
  await userEvent.click(screen.getByRole('link', { name: /Cada lunes/ }))
  await press('Eliminar')
  await userEvent.click(await screen.findByRole('button', { name: 'Deshacer' }))
  await waitFor(() => expect(sent('restituirBloqueo')).toEqual([{ bloqueoId: 4 }]))
})

test('what was typed stays when the save fails', async () => {
  open(
    { guardarBloqueo: new Refused(503, 'No se ha podido guardar el bloqueo. Inténtelo nuevamente.') },
    '/disponibilidad?bloqueoId=4',
  )
  const motivo = await screen.findByLabelText('Motivo')
  await userEvent.clear(motivo)
  await userEvent.type(motivo, 'Médico')
  await press('Guardar')
  expect(await screen.findByRole('alertdialog', { name: /No se ha podido guardar el bloqueo/ })).toBeVisible()
  expect(motivo).toHaveValue('Médico')
})

test('without blocks it says what they are for', async () => {
  open({ obtenerBloqueos: { bloqueos: [] } })
  expect(await screen.findByText('Sin bloqueos')).toBeVisible()
})

test('the booking page is turned on, with an address and a place', async () => {
  const { sent } = open()
  await userEvent.click(await screen.findByLabelText('Recibir reservas por internet'))
  expect(screen.queryByLabelText('Dirección de la reunión *')).toBeNull()
  await userEvent.click(screen.getByLabelText('Reunión'))
  await press('Guardar página')
  expect(screen.getByLabelText(/^Dirección de su página/)).toHaveAccessibleDescription(
    'De 3 a 40 letras sin tilde, números o guiones; comienza con una letra Termina en …?con=camila-rojas',
  )
  expect(screen.getByLabelText(/^Dirección de la reunión/)).toHaveAccessibleDescription('Indique dónde se reúnen')
  await userEvent.type(screen.getByLabelText(/^Dirección de su página/), 'Camila-Rojas')
  await userEvent.type(screen.getByLabelText(/^Dirección de la reunión/), 'Moneda 970')
  await press('Guardar página')
  expect(await screen.findByText('Su página ya recibe reservas.')).toBeVisible()
  expect(sent('guardarPaginaDeReservas')).toEqual([
    {
      ...pagina,
      alias: 'camila-rojas',
      activa: true,
      modalidades: ['reunion', 'llamada'],
      direccion: 'Moneda 970',
    },
  ])
})

test('an address of another advisor is told at its field, and what was typed stays', async () => {
  const mensaje = 'Esa dirección ya es de otra persona. Elija otra.'
  open({ guardarPaginaDeReservas: new Refused(409, mensaje, { errores: [{ campo: 'alias', mensaje }] }) })
  const alias = await screen.findByLabelText(/^Dirección de su página/)
  await userEvent.type(alias, 'camila')
  await press('Guardar página')
  await waitFor(() => expect(alias).toHaveAccessibleDescription(`${mensaje} Termina en …?con=camila`))
  expect(alias).toHaveValue('camila')
})

test('a page that is on shows the address to share', async () => {
  open({ obtenerPaginaDeReservas: { ...pagina, alias: 'camila', activa: true, version: 2 } })
  expect(await screen.findByText(/\/postulacion\/reservar\?con=camila$/)).toBeVisible()
  expect(screen.queryByText(/no se volverá a mostrar/)).toBeNull()
})
