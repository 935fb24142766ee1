import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { dicho } from '../../../../testing/acts/dicho.ts'
import { userEvent } from '../../../../testing/acts/user-event.ts'
import { cita, NOW, openDialog } from '../../../../testing/dialogo-de-cita.tsx'
import { inTurn, Refused } from '../../../../testing/fake-server.ts'
import type { OpenedDialog } from '../components/dialogos.tsx'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW })
  return () => vi.useRealTimers()
})

const pasada: OpenedDialog = {
  kind: 'caducada',
  cita: { ...cita, start: '2026-11-18T12:00', end: '2026-11-18T12:40' },
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const choose = (name: string) => userEvent.click(screen.getByRole('radio', { name }))

test('saves its outcome, and moves nothing', async () => {
  const { sent, onClose } = openDialog(pasada)
  expect(screen.getByRole('dialog', { name: 'Cita Caducada' })).toHaveTextContent(
    'miércoles, 18 de noviembre de 2026, 12:00 a 12:40',
  )
  expect(screen.getByRole('button', { name: 'Guardar' })).toHaveAccessibleDescription('Elija qué pasó con la cita')
  await choose('Realizado')
  await press('Guardar')
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  expect(sent('agendarCita')).toEqual([
    {
      citaId: 1,
      prospectoId: 12,
      fechaHoraInicio: '18/11/2026 12:00:00',
      duracionMinutos: 40,
      comentario: 'Trae liquidaciones',
      estado: 'R',
      version: 3,
    },
  ])
})

test('Reagendar closes it and opens the other one, tomorrow at the same hour', async () => {
  const { sent, onClose } = openDialog({ ...pasada, cita: { ...pasada.cita, start: '2026-11-18T09:00' } })
  await choose('Reagendar')
  expect(screen.getByRole('dialog', { name: 'Reagendar cita' })).toBeVisible()
  expect(screen.queryByRole('dialog', { name: 'Cita Caducada' })).toBeNull()
  expect(screen.getByText('Inicio 22-11-2026 09:00:00 · Término 22-11-2026 12:40:00')).toBeVisible()
  await press('Guardar')
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  expect(sent('agendarCita')[0]).toMatchObject({ citaId: 1, estado: null, fechaHoraInicio: '22/11/2026 09:00:00' })
})

test('an hour that is still to come today is kept for today', async () => {
  openDialog(pasada)
  await choose('Reagendar')
  expect(screen.getByText('Inicio 21-11-2026 12:00:00 · Término 21-11-2026 12:40:00')).toBeVisible()
})

test('a failure is shown and the choice stays', async () => {
  const text = 'No se ha podido guardar la cita. Intentalo nuevamente.'
  const { onClose } = openDialog(pasada, { answers: { agendarCita: new Refused(503, text) } })
  await choose('No Realizado')
  await press('Guardar')
  expect(await screen.findByRole('alertdialog', { name: text })).toBeVisible()
  expect(screen.getByRole('radio', { name: 'No Realizado', checked: true })).toBeVisible()
  expect(onClose).not.toHaveBeenCalled()
})

test('a stale version: the author, and the current values', async () => {
  const actual = {
    fechaHoraInicio: '18/11/2026 12:00:00',
    fechaHoraTermino: '18/11/2026 12:40:00',
    comentario: '',
    estado: 'N',
    avisa: false,
    permiteTope: false,
    version: 4,
  }
  const stale = new Refused(412, 'Otra persona cambió estos datos mientras usted los editaba.', {
    data: { campos: [], quien: 'Camila Rojas', cuando: '2026-11-21T13:00:00.000Z', cita: actual },
  })
  const { sent } = openDialog(pasada, { answers: { agendarCita: inTurn(stale, { citaId: 1 }) } })
  await choose('Realizado')
  await press('Guardar')
  expect(await screen.findByText(dicho('Camila Rojas cambió esta cita el 21-11-2026 10:00.'))).toBeVisible()
  expect(screen.getByText(/12:00 a 12:40, No Realizado/)).toBeVisible()
  await press('Guardar')
  await waitFor(() => expect(sent('agendarCita')[1]).toMatchObject({ estado: 'R', version: 4 }))
})

test('deleted meanwhile: a message, and the dialog closes', async () => {
  const gone = new Refused(404, 'La cita ya no existe: fue eliminada.', { codigo: 'cita_ya_no_existe' })
  const { onClose } = openDialog(pasada, { answers: { agendarCita: gone } })
  await choose('Realizado')
  await press('Guardar')
  await screen.findByRole('alertdialog', { name: 'La cita ya no existe: fue eliminada.' })
  await userEvent.click(screen.getAllByRole('button', { name: 'Cerrar' })[1] as HTMLElement)
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
})

test('a user without the role of advisor can only read', () => {
  openDialog(pasada, { session: { roles: ['supervisor'] } })
  expect(screen.getByRole('button', { name: 'Guardar' })).toHaveAccessibleDescription(
    'Acceso de solo lectura: entró con un enlace de supervisor.',
  )
  expect(screen.getByRole('radio', { name: 'Realizado' }).matches(':disabled')).toBe(true)
})
