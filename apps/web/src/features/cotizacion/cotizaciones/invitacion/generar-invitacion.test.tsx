import { edicionMessages } from '@alerce/contract/messages/postulacion/edicion'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { press, userEvent } from '../../../../testing/acts/user-event.ts'
import { resumenPlanDe } from '../../../../testing/cotizacion.ts'
import { type Answers, fakeServer, payloadsIn, UNREACHABLE } from '../../../../testing/fake-server.ts'
import { renderScreen } from '../../../../testing/render-screen.tsx'
import { ventaDe } from '../../../../testing/venta.ts'
import { ResumenScreen } from '../resumen-screen.tsx'

const confirmada = ventaDe({ etapa: 'cotizacionFinalizada', estado: 'Cotización Finalizada', tipoVenta: 'E' })
const invitada = ventaDe({
  etapa: 'invitacionEnviada',
  estado: 'Invitación Enviada',
  tipoVenta: 'E',
  declaracionSaludId: 34,
  folioDS: 5_000_000_001,
  etapaDS: 'preguntas',
})
const ENLACE = 'https://alerce.test/postulacion/declaracion#enlace=abcdefghijklmnopqrstuvwxyz'
const avance = {
  etapa: 'preguntas',
  paso: 'preguntas',
  porcentaje: 45,
  vistoEn: '2026-10-07T13:00:00.000Z',
  vence: '2026-11-06T13:00:00.000Z',
  esperaAlOtorgante: false,
  previred: 'autorizada',
  bloqueada: false,
  compartenCorreo: 0,
  retenida: null,
} as const

function open(answers: Answers = {}, session = {}) {
  let venta = confirmada
  const received = fakeServer({
    obtenerVenta: () => venta,
    obtenerCotizacionesEnviadas: [],
    obtenerResumenPlan: resumenPlanDe(),
    obtenerAvanceInvitacion: () => (venta === invitada ? avance : null),
    validarCreacionDS: 'aceptado',
    generarInvitacionDashboard: () => {
      venta = invitada
      return { declaracionSaludId: 34 }
    },
    ...answers,
  })
  renderScreen(<ResumenScreen />, { at: '/resumen-plan?prospectoId=12', session })
  return payloadsIn(received)
}

test.each(['Generar Invitación', 'Seguir con DS manual'])('%s waits for an open update', async (name) => {
  const sent = open({ obtenerVenta: { ...confirmada, estadoEdicion: 'E' } })
  await press(name)
  expect(screen.getByRole('button', { name })).toHaveAccessibleDescription(edicionMessages.pendiente.text)
  expect([...sent('validarCreacionDS'), ...sent('cambiarTipoVenta')]).toEqual([])
})

test('so does a manual sale, for its declaration', async () => {
  open({ obtenerVenta: { ...confirmada, tipoVenta: 'M', estadoEdicion: 'E' } })
  expect(await screen.findByRole('button', { name: 'Generar DS' })).toHaveAccessibleDescription(
    edicionMessages.pendiente.text,
  )
})

describe('Generar Invitación', () => {
  test('checks, sends it and says so; then it reads Anular Invitación, with how far the applicant is', async () => {
    const sent = open()
    await press('Generar Invitación')
    expect(await screen.findByText('La invitación se envió al correo del postulante.')).toBeVisible()
    expect(sent('validarCreacionDS')).toEqual([{ prospectoId: 12 }])
    expect(sent('generarInvitacionDashboard')).toEqual([{ prospectoId: 12 }])
    await press('Cerrar')
    expect(await screen.findByRole('button', { name: 'Anular Invitación' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Generar Invitación' })).toBeNull()
    expect(await screen.findByText('45 %')).toBeVisible()
    expect(screen.getByText('Preguntas de salud')).toBeVisible()
    expect(screen.getByText('07-10-2026').parentElement).toHaveTextContent('07-10-2026 10:00')
  })

  test.each([
    ['rechazado', /No se puede ingresar una nueva invitación\/DS porque existe una DS en evaluación/],
    ['error_compensado', 'Los compensados deben estar en la misma etapa que el otorgante.'],
    ['error_compensado_2', 'Antes de continuar, el otorgante debe enviar su invitación.'],
  ] as const)('%s blocks it, with the message of the check', async (respuesta, text) => {
    const sent = open({ validarCreacionDS: respuesta })
    await press('Generar Invitación')
    expect(await screen.findByRole('alertdialog', { name: text })).toBeVisible()
    expect(sent('generarInvitacionDashboard')).toEqual([])
  })

  test('a warning is asked first, and a no leaves all as it was', async () => {
    const sent = open({ validarCreacionDS: 'advertencia' })
    await press('Generar Invitación')
    const dialog = await screen.findByRole('alertdialog', { name: 'Generar Invitación' })
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancelar' }))
    await waitFor(() => expect(screen.getByRole('button', { name: 'Generar Invitación' })).toHaveFocus())
    expect(sent('generarInvitacionDashboard')).toEqual([])
  })

  test('a warning that is agreed to sends it', async () => {
    open({ validarCreacionDS: 'advertencia' })
    await press('Generar Invitación')
    const again = await screen.findByRole('alertdialog', { name: 'Generar Invitación' })
    await userEvent.click(within(again).getByRole('button', { name: 'Generar Invitación' }))
    expect(await screen.findByText('La invitación se envió al correo del postulante.')).toBeVisible()
  })

  test('that fails says so', async () => {
    open({ generarInvitacionDashboard: UNREACHABLE })
    await press('Generar Invitación')
    expect(await screen.findByRole('alertdialog', { name: 'No se ha podido generar la invitación' })).toBeVisible()
  })

  test('after an annulled one it is offered again, beside the manual way', async () => {
    open({ obtenerVenta: { ...confirmada, etapa: 'invitacionAnulada' } })
    expect(await screen.findByRole('button', { name: 'Generar Invitación' })).toBeVisible()
    expect(screen.getByText('La invitación ya no está vigente.')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Seguir con DS manual' })).toBeVisible()
  })

  test('switching to manual is one press and shows the next step; so is switching back', async () => {
    let venta = confirmada
    const sent = open({
      obtenerVenta: () => venta,
      cambiarTipoVenta: ({ tipoVenta }) => {
        venta = { ...confirmada, tipoVenta: tipoVenta as 'M' | 'E' }
        return 'ok'
      },
    })
    await press('Seguir con DS manual')
    expect(await screen.findByText(/^La venta es manual: genere su Declaración de Salud/)).toBeVisible()
    await press('Cerrar')
    expect(await screen.findByRole('button', { name: 'Generar DS' })).toBeVisible()
    expect(document.body).not.toHaveFocus()
    await press('Seguir con invitación')
    expect(await screen.findByText(/^La venta es electrónica: genere la invitación/)).toBeVisible()
    expect(sent('cambiarTipoVenta')).toEqual([
      { prospectoId: 12, tipoVenta: 'M' },
      { prospectoId: 12, tipoVenta: 'E' },
    ])
  })

  test('a passport has no electronic way', async () => {
    open({ obtenerVenta: { ...confirmada, tipoVenta: 'M', rut: null, numeroPasaporte: 'X123456' } })
    expect(await screen.findByRole('button', { name: 'Seguir con invitación' })).toHaveAccessibleDescription(
      'El pasaporte se admite solo en una venta manual',
    )
  })

  test('a reader sees it closed', async () => {
    open({}, { roles: ['jefatura'] })
    expect(await screen.findByRole('button', { name: 'Generar Invitación' })).toHaveAccessibleDescription(
      'Solo el asesor puede cambiar la postulación.',
    )
  })
})

describe('the invitation that stands', () => {
  const viva: Answers = { obtenerVenta: invitada, obtenerAvanceInvitacion: avance }

  test('is shown as a code, as a link and as a message that names nobody', async () => {
    open({ ...viva, compartirInvitacion: { enlace: ENLACE, vence: avance.vence } })
    await press('Mostrar QR y enlace')
    expect(await screen.findByRole('img', { name: 'Código QR de la invitación' })).toBeVisible()
    expect(screen.getByText(ENLACE)).toBeVisible()
    const href = screen.getByRole('link', { name: 'Enviar por WhatsApp' }).getAttribute('href') ?? ''
    expect(new URL(href).searchParams.get('text')).toContain(ENLACE)
    expect(new URL(href).pathname).toBe('/')
    await userEvent.click(screen.getAllByRole('button', { name: 'Cerrar' }).at(-1) ?? document.body)
    await waitFor(() => expect(screen.getByRole('button', { name: 'Mostrar QR y enlace' })).toHaveFocus())
  })

  test('is mailed again once that is agreed to', async () => {
    const sent = open({ ...viva, reenviarInvitacion: { resultado: 'enviada' } })
    await press('Reenviar por correo')
    const dialog = await screen.findByRole('alertdialog', { name: 'Reenviar invitación' })
    await userEvent.click(within(dialog).getByRole('button', { name: 'Reenviar' }))
    expect(await screen.findByText('La invitación se envió otra vez al correo del postulante.')).toBeVisible()
    expect(sent('reenviarInvitacion')).toEqual([{ prospectoId: 12 }])
  })

  test('asked for again within minutes is not mailed, and it says how long that is', async () => {
    open({ ...viva, reenviarInvitacion: { resultado: 'recienEnviada', hace: 2, faltan: 3 } })
    await press('Reenviar por correo')
    const dialog = await screen.findByRole('alertdialog', { name: 'Reenviar invitación' })
    await userEvent.click(within(dialog).getByRole('button', { name: 'Reenviar' }))
    const dicho = 'Se envió hace 2 minutos y su enlace sirve: no se envió otra. Podrá reenviarla en 3 minutos.'
    expect(await screen.findByText(dicho)).toBeVisible()
  })

  test('blocked, it is opened again by inviting anew, and by nothing else', async () => {
    const bloqueada = { ...avance, etapa: 'bloqueado', paso: 'identidad', porcentaje: 0, bloqueada: true } as const
    const sent = open({
      ...viva,
      obtenerAvanceInvitacion: () => (sent('invitarDeNuevo').length > 0 ? avance : bloqueada),
      invitarDeNuevo: { resultado: 'enviada' },
    })
    expect(await screen.findByText(/Bloqueada: la identidad/)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Reenviar por correo' })).toBeNull()
    await press('Invitar de nuevo')
    expect(await screen.findByText(/El bloqueo se levantó y el postulante recibió otra invitación/)).toBeVisible()
    await press('Cerrar')
    expect(await screen.findByRole('button', { name: 'Reenviar por correo' })).toBeVisible()
    expect(sent('invitarDeNuevo')).toEqual([{ prospectoId: 12 }])
  })

  test('shows that the applicant revoked the authorisation', async () => {
    open({ ...viva, obtenerAvanceInvitacion: { ...avance, previred: 'retirada' } })
    expect(await screen.findByText('Autorización retirada')).toBeVisible()
  })

  test('of a receiver in a pair shows that the giver signs first', async () => {
    open({ ...viva, obtenerAvanceInvitacion: { ...avance, paso: 'firma', esperaAlOtorgante: true } })
    expect(await screen.findByText('Firma: espera a que firme quien otorga')).toBeVisible()
  })

  test('shows how many others share the e-mail, and until when a change of it holds the invitation', async () => {
    const retenida = { hasta: '2026-10-08T13:00:00.000Z' }
    open({ ...viva, obtenerAvanceInvitacion: { ...avance, compartenCorreo: 2, retenida } })
    expect(await screen.findByText(/^Otros 2 postulantes tienen el mismo correo/)).toBeVisible()
    expect(screen.getByText(/queda retenida hasta el/)).toHaveTextContent('hasta el 08-10-2026 10:00')
  })

  test('once sent, the invitation cannot be shared', async () => {
    open({
      obtenerVenta: { ...invitada, etapaDS: 'resultado' },
      obtenerAvanceInvitacion: { ...avance, etapa: 'resultado', paso: 'enviada', porcentaje: 100 },
    })
    expect(await screen.findByText('100 %')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Mostrar QR y enlace' })).toBeNull()
  })
})
