import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { conservados, draftSettled, soltados } from '../../../../testing/acts/borrador.ts'
import { dicho } from '../../../../testing/acts/dicho.ts'
import { pasteInto } from '../../../../testing/acts/paste-into.ts'
import { userEvent } from '../../../../testing/acts/user-event.ts'
import { enBloqueo, sinTraslado, topeDe } from '../../../../testing/agenda/tope.ts'
import { cita, NOW, nueva, openDialog } from '../../../../testing/dialogo-de-cita.tsx'
import { type Answering, inTurn, Refused } from '../../../../testing/fake-server.ts'
import { ventaDe } from '../../../../testing/venta.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW })
  return () => vi.useRealTimers()
})

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const pick = (label: RegExp, hour: string) => userEvent.selectOptions(screen.getByLabelText(label), hour)
const comment = () => screen.getByLabelText('Comentario')

describe('a new appointment', () => {
  test('is for the prospect that came along, half an hour, without mail unless it is asked for', async () => {
    const { sent, onClose } = openDialog(nueva)
    expect(screen.getByRole('dialog', { name: 'Agendar cita' })).toHaveTextContent('ÓSCAR PEÑA')
    expect(screen.getByText('Inicio 21-11-2026 10:30:00 · Término 21-11-2026 11:00:00')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Eliminar' })).toBeNull()
    const avisar = screen.getByRole('checkbox', {
      name: 'Enviar invitación por correo al prospecto',
      description: /El comentario no se envía/,
      checked: false,
    })
    await pasteInto(comment(), 'Primera reunión')
    await userEvent.click(avisar)
    await press('Guardar')
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
    expect(sent('agendarCita')).toEqual([
      {
        citaId: null,
        prospectoId: 12,
        fechaHoraInicio: '21/11/2026 10:30:00',
        duracionMinutos: 30,
        comentario: 'Primera reunión',
        estado: null,
        avisar: true,
        permiteTope: false,
        lugar: '',
        traslado: 0,
      },
    ])
  })

  test('offers no invitation where the agenda is in the system of the isapre', () => {
    openDialog(nueva, { session: { cerradas: ['guardarBloqueo'] } })
    expect(screen.getByRole('dialog', { name: 'Agendar cita' })).toBeVisible()
    expect(screen.queryByRole('checkbox', { name: /^Enviar invitación/ })).toBeNull()
  })

  test('keeps its duration when its start changes; an end before it is refused', async () => {
    const { sent } = openDialog(nueva)
    await pick(/Hasta/, '11:30')
    await pick(/Desde/, '15:00')
    expect(screen.getByLabelText(/Hasta/)).toHaveValue('16:00')
    await pick(/Hasta/, '15:00')
    await press('Guardar')
    expect(await screen.findByText('La hora de inicio es menor a la de término.')).toBeVisible()
    expect(sent('agendarCita')).toEqual([])
  })

  test('lies in the future, as the server says too', async () => {
    const { sent } = openDialog(nueva, {
      answers: {
        agendarCita: new Refused(422, 'La cita debe comenzar en el futuro', {
          errores: [{ campo: 'fechaHoraInicio', mensaje: 'La cita debe comenzar en el futuro' }],
        }),
      },
    })
    await pick(/Desde/, '10:00')
    await press('Guardar')
    expect(await screen.findByText('La cita debe comenzar en el futuro')).toBeVisible()
    expect(sent('agendarCita')).toEqual([])
    await pick(/Desde/, '10:30')
    await press('Guardar')
    await waitFor(() => expect(sent('agendarCita')).toHaveLength(1))
    await waitFor(() =>
      expect(screen.getByLabelText(/Desde/)).toHaveAccessibleDescription('La cita debe comenzar en el futuro'),
    )
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })

  test('that cannot be saved shows the reason and keeps the typed text', async () => {
    const text = 'No se ha podido guardar la cita. Intentalo nuevamente.'
    openDialog(nueva, { answers: { agendarCita: new Refused(503, text) } })
    await pasteInto(comment(), 'Hola')
    await press('Guardar')
    expect(await screen.findByRole('alertdialog', { name: text })).toBeVisible()
    expect(comment()).toHaveValue('Hola')
  })

  test('that is closed discards the typed text, and sends nothing afterwards', async () => {
    const { sent, onLetGo } = openDialog(nueva)
    await pasteInto(comment(), 'Hola')
    await waitFor(() => expect(sent('guardarBorrador')).toHaveLength(1))
    await press('Cerrar')
    await waitFor(() => expect(soltados(sent('guardarBorrador'))).toEqual(['cita:nueva:12']))
    await draftSettled('cita:nueva:12')
    expect(conservados(sent('guardarBorrador'))).toHaveLength(1)
    expect(onLetGo).toHaveBeenCalledExactlyOnceWith(expect.any(Function))
  })

  test('that is closed with nothing typed says nothing', async () => {
    const { onLetGo, onClose } = openDialog(nueva)
    await press('Cerrar')
    expect(onClose).toHaveBeenCalledOnce()
    expect(onLetGo).not.toHaveBeenCalled()
  })
})

describe('a time that is taken', () => {
  const tope = topeDe({ fechaHoraInicio: '23/11/2026 11:30:00', fechaHoraTermino: '23/11/2026 12:00:00' })
  const agendarCita: Answering<'agendarCita'> = ({ permiteTope }) => (permiteTope ? { citaId: 9 } : tope)

  test('offers the nearest free ones, and focuses Guardar', async () => {
    const { sent } = openDialog(nueva, { answers: { agendarCita } })
    await press('Guardar')
    await userEvent.click(await screen.findByRole('button', { name: 'lun 23-11, 11:30' }))
    expect(screen.getByLabelText(/Desde/)).toHaveValue('11:30')
    expect(screen.getByRole('button', { name: 'Guardar' })).toHaveFocus()
    expect(screen.queryByRole('button', { name: 'Guardar igual' })).toBeNull()
    await press('Guardar')
    await waitFor(() => expect(sent('agendarCita')[1]).toMatchObject({ fechaHoraInicio: '23/11/2026 11:30:00' }))
  })

  test('can be booked on purpose, with the consequence shown', async () => {
    const { sent, onClose } = openDialog(nueva, { answers: { agendarCita } })
    await press('Guardar')
    const insist = await screen.findByRole('button', { name: 'Guardar igual' })
    expect(screen.getByText('Deja las dos citas a la misma hora, y así queda escrito en la Bitácora.')).toBeVisible()
    await userEvent.click(insist)
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
    expect(sent('agendarCita').at(-1)).toMatchObject({ permiteTope: true })
  })

  test('says where it is blocked, and that it can be booked there', async () => {
    const { sent } = openDialog(nueva, {
      answers: { agendarCita: ({ permiteTope }) => (permiteTope ? { citaId: 9 } : enBloqueo) },
    })
    await press('Guardar')
    expect(await screen.findByText(/Ese horario está bloqueado en su agenda\. No hay horas libres/)).toBeVisible()
    expect(screen.getByText('Deja la cita en el horario bloqueado.')).toBeVisible()
    await press('Guardar igual')
    await waitFor(() => expect(sent('agendarCita').at(-1)).toMatchObject({ permiteTope: true }))
  })

  test('says when the way takes longer; another way is asked about again', async () => {
    const { sent } = openDialog(nueva, {
      answers: { agendarCita: ({ traslado }) => (traslado === 45 ? sinTraslado : { citaId: 9 }) },
    })
    await pasteInto(screen.getByRole('textbox', { name: 'Lugar' }), 'Av. Ñuñoa 12')
    await pick(/Traslado/, '45')
    await press('Guardar')
    expect(
      await screen.findByText(/No alcanza a llegar: la cita de antes o la de después queda muy cerca/),
    ).toBeVisible()
    expect(screen.getByText('Deja la cita sin tiempo para el traslado.')).toBeVisible()
    await pick(/Traslado/, '30')
    expect(screen.queryByRole('button', { name: 'Guardar igual' })).toBeNull()
    await press('Guardar')
    await waitFor(() => expect(sent('agendarCita')[1]).toMatchObject({ lugar: 'Av. Ñuñoa 12', traslado: 30 }))
  })

  test('a late refusal applies to the time that was sent', async () => {
    const late = Promise.withResolvers<Refused>()
    const { sent } = openDialog(nueva, { answers: { agendarCita: () => late.promise } })
    await press('Guardar')
    await waitFor(() => expect(sent('agendarCita')).toHaveLength(1))
    await pick(/Desde/, '15:00')
    await act(async () => late.resolve(tope))
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Guardar' })).not.toHaveAttribute('aria-busy', 'true'),
    )
    expect(screen.queryByRole('button', { name: /11:30/ })).toBeNull()
    await pick(/Desde/, '10:30')
    expect(await screen.findByRole('button', { name: /11:30/ })).toBeVisible()
  })

  test('is forgotten once another one stands in the fields, and says so where nothing is free', async () => {
    openDialog(nueva, { answers: { agendarCita: topeDe() } })
    await press('Guardar')
    expect(await screen.findByText(/No hay horas libres/)).toBeVisible()
    await pick(/Desde/, '18:00')
    expect(screen.queryByRole('button', { name: 'Guardar igual' })).toBeNull()
  })
})

describe('an appointment to come', () => {
  test('is edited, with the version that was read', async () => {
    const { sent } = openDialog({ kind: 'editar', cita })
    expect(screen.getByRole('dialog', { name: 'Editar cita' })).toBeVisible()
    await pick(/Hasta/, '13:00')
    await press('Guardar')
    await waitFor(() =>
      expect(sent('agendarCita')[0]).toMatchObject({ citaId: 1, duracionMinutos: 60, version: 3, avisar: false }),
    )
  })

  test('shows which mails the guest gets', async () => {
    openDialog({ kind: 'editar', cita: { ...cita, avisa: true } })
    await userEvent.click(screen.getByRole('checkbox', { description: /Recibe otro correo si la cita cambia/ }))
    expect(screen.getByRole('checkbox', { description: /No recibirá nada más/ })).toBeVisible()
  })

  test('leads to its sale, and out to another calendar', async () => {
    const { router } = openDialog({ kind: 'editar', cita }, { answers: { obtenerVenta: ventaDe({ pasos: [] }) } })
    expect(screen.getByRole('button', { name: 'Descargar para mi calendario (.ics)' })).toBeVisible()
    await press('Ver la venta')
    await waitFor(() => expect(router.state.location.search).toBe('?prospectoId=12'))
  })

  const cambiada = new Refused(412, 'Otra persona cambió estos datos mientras usted los editaba.', {
    codigo: 'version_antigua',
    data: {
      campos: [],
      quien: 'Camila Rojas',
      cuando: '2026-11-21T13:00:00.000Z',
      cita: {
        fechaHoraInicio: '25/11/2026 09:00:00',
        fechaHoraTermino: '25/11/2026 09:30:00',
        comentario: 'Por teléfono',
        estado: null,
        avisa: false,
        permiteTope: false,
        version: 4,
      },
    },
  })

  test('a stale version: author and current values; saving again keeps the typed text', async () => {
    const { sent } = openDialog({ kind: 'editar', cita }, { answers: { agendarCita: inTurn(cambiada, { citaId: 1 }) } })
    await pasteInto(comment(), ' y cédula')
    await press('Guardar')
    expect(await screen.findByText(dicho('Camila Rojas cambió esta cita el 21-11-2026 10:00.'))).toBeVisible()
    expect(screen.getByText(dicho(/Ahora es el 25-11-2026 de 09:00 a 09:30: “Por teléfono”/))).toBeVisible()
    expect(comment()).toHaveValue('Trae liquidaciones y cédula')
    await press('Guardar')
    await waitFor(() =>
      expect(sent('agendarCita')[1]).toMatchObject({ version: 4, comentario: 'Trae liquidaciones y cédula' }),
    )
  })

  test('a stale version: the saved values can be used instead', async () => {
    openDialog({ kind: 'editar', cita }, { answers: { agendarCita: cambiada } })
    await pasteInto(comment(), ' y cédula')
    await press('Guardar')
    await userEvent.click(await screen.findByRole('button', { name: 'Usar lo guardado' }))
    expect(comment()).toHaveValue('Por teléfono')
    expect(screen.getByText('Inicio 25-11-2026 09:00:00 · Término 25-11-2026 09:30:00')).toBeVisible()
  })

  const eliminada = new Refused(404, 'La cita ya no existe: fue eliminada.', { codigo: 'cita_ya_no_existe' })

  test('deleted meanwhile: the typed text can be booked as new', async () => {
    const { sent } = openDialog(
      { kind: 'editar', cita },
      { answers: { agendarCita: inTurn(eliminada, { citaId: 10 }) } },
    )
    await press('Guardar')
    const said = await screen.findByRole('alertdialog', { name: 'La cita ya no existe: fue eliminada.' })
    await userEvent.click(within(said).getByRole('button', { name: 'Cerrar' }))
    expect(screen.getByText(/Si guarda lo escrito, se agenda de nuevo/)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Eliminar' })).toBeNull()
    await press('Guardar')
    await waitFor(() => expect(sent('agendarCita')[1]).toMatchObject({ citaId: null }))
    expect(sent('agendarCita')[1]).not.toHaveProperty('version')
  })

  test('is deleted after asking; everything closes and the calendar is read again', async () => {
    const { sent, onClose } = openDialog({ kind: 'editar', cita })
    await press('Eliminar')
    expect(
      await screen.findByRole('alertdialog', { name: 'Estás seguro que quiere eliminar esta cita.' }),
    ).toBeVisible()
    await press('Cancelar')
    expect(screen.queryByRole('alertdialog')).toBeNull()
    expect(sent('eliminarCita')).toEqual([])
    await press('Eliminar')
    await screen.findByRole('alertdialog')
    await userEvent.click(screen.getAllByRole('button', { name: 'Eliminar' })[1] as HTMLElement)
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
    expect(sent('eliminarCita')).toEqual([{ citaId: 1, version: 3 }])
  })

  test('that was moved meanwhile stays, as it is now, until it is deleted knowing so', async () => {
    const { sent, onClose } = openDialog(
      { kind: 'editar', cita },
      { answers: { eliminarCita: inTurn(cambiada, 'ok') } },
    )
    const removeIt = async () => {
      await press('Eliminar')
      await screen.findByRole('alertdialog')
      await userEvent.click(screen.getAllByRole('button', { name: 'Eliminar' })[1] as HTMLElement)
    }
    await removeIt()
    expect(await screen.findByText(/^Camila Rojas cambió esta cita/)).toBeVisible()
    expect(onClose).not.toHaveBeenCalled()
    await removeIt()
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
    expect(sent('eliminarCita')).toEqual([
      { citaId: 1, version: 3 },
      { citaId: 1, version: 4 },
    ])
  })

  test('that cannot be deleted says so and stays open', async () => {
    const text = 'No se ha podido eliminar la cita. Intentalo nuevamente.'
    const { onClose } = openDialog({ kind: 'editar', cita }, { answers: { eliminarCita: new Refused(503, text) } })
    await press('Eliminar')
    await screen.findByRole('alertdialog')
    await userEvent.click(screen.getAllByRole('button', { name: 'Eliminar' })[1] as HTMLElement)
    expect(await screen.findByRole('alertdialog', { name: text })).toBeVisible()
    expect(onClose).not.toHaveBeenCalled()
  })
})

const SOLO_LECTURA = 'Acceso de solo lectura: entró con un enlace de supervisor.'

test('a user without the role of advisor can only read, and sees the reason', async () => {
  const { sent } = openDialog({ kind: 'editar', cita }, { session: { roles: ['supervisor'] } })
  expect(screen.getByRole('status')).toHaveTextContent(SOLO_LECTURA)
  for (const name of ['Guardar', 'Eliminar'])
    expect(screen.getByRole('button', { name })).toHaveAccessibleDescription(SOLO_LECTURA)
  expect(screen.getByLabelText(/Desde/).matches(':disabled')).toBe(true)
  await press('Guardar')
  expect(sent('agendarCita')).toEqual([])
})

describe('of a client who booked it and is no prospect yet', () => {
  const reservada = {
    ...cita,
    prospectoId: null,
    nombre: 'ROSA VERA',
    telefono: '981234567',
    comentario: '',
    reserva: {
      modalidad: 'reunion' as const,
      lugar: 'Moneda 970',
      correo: 'rosa@example.cl',
      comentario: 'Somos tres',
    },
  }
  const opened = { kind: 'editar' as const, cita: reservada }

  test('shows who it is and what they wrote, and moves without a prospect', async () => {
    const { sent, onClose } = openDialog(opened)
    expect(screen.getByText('Reunión: Moneda 970')).toBeVisible()
    expect(screen.getByRole('link', { name: /Llamar a ROSA VERA/ })).toBeVisible()
    expect(screen.getByRole('link', { name: 'rosa@example.cl' })).toBeVisible()
    expect(screen.getByText('Somos tres')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Ver la venta' })).toBeNull()
    await pick(/Desde/, '15:00')
    await press('Guardar')
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
    expect(sent('agendarCita')).toMatchObject([
      { citaId: 1, prospectoId: null, fechaHoraInicio: '24/11/2026 15:00:00' },
    ])
  })

  test('cancelled meanwhile by its client, it closes after saying so', async () => {
    const eliminada = new Refused(404, 'La cita ya no existe: fue eliminada.', { codigo: 'cita_ya_no_existe' })
    const { onClose } = openDialog(opened, { answers: { agendarCita: eliminada } })
    await pick(/Desde/, '15:00')
    await press('Guardar')
    expect(await screen.findByRole('alertdialog', { name: /ya no existe/ })).toBeVisible()
    await userEvent.click(screen.getByRole('alertdialog').querySelector('button') as HTMLElement)
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  })

  test('makes a prospect of them, and opens its form', async () => {
    const { sent, router } = openDialog(opened, { answers: { crearProspectoDeReserva: { prospectoId: 77 } } })
    await press('Crear prospecto')
    await waitFor(() => expect(router.state.location.pathname).toBe('/add-prospect'))
    expect(router.state.location.search).toBe('?prospectoId=77')
    expect(sent('crearProspectoDeReserva')).toEqual([{ citaId: 1 }])
  })
})
