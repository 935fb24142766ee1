import { edicionMessages } from '@alerce/contract/messages/postulacion/edicion'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { userEvent } from '../../../../testing/acts/user-event.ts'
import { resumenPlanDe } from '../../../../testing/cotizacion.ts'
import { type Answers, fakeServer, payloadsIn, Refused, UNREACHABLE } from '../../../../testing/fake-server.ts'
import { renderScreen } from '../../../../testing/render-screen.tsx'
import { ventaDe } from '../../../../testing/venta.ts'
import { ResumenScreen } from '../resumen-screen.tsx'

const invitada = ventaDe({
  etapa: 'invitacionEnviada',
  estado: 'Invitación Enviada',
  tipoVenta: 'E',
  declaracionSaludId: 34,
  folioDS: 5_000_000_001,
  etapaDS: 'preguntas',
})
const anulada = ventaDe({ etapa: 'invitacionAnulada', estado: 'Invitación Anulada', tipoVenta: 'E' })

function open(answers: Answers = {}, session = {}) {
  let venta = invitada
  const voidIt = () => {
    venta = anulada
    return 'ok' as const
  }
  const received = fakeServer({
    obtenerVenta: () => venta,
    obtenerCotizacionesEnviadas: [],
    obtenerResumenPlan: resumenPlanDe(),
    obtenerAvanceInvitacion: null,
    anularInvitacion: voidIt,
    anularInvitacionCompensado: voidIt,
    ...answers,
  })
  renderScreen(<ResumenScreen />, { at: '/resumen-plan?prospectoId=12', session })
  return payloadsIn(received)
}

async function press(name: string, answer = name) {
  await userEvent.click(await screen.findByRole('button', { name }))
  await userEvent.click(within(await screen.findByRole('alertdialog', { name })).getByRole('button', { name: answer }))
}

describe('the invitation that stands', () => {
  test('is not annulled while an update is open', async () => {
    open({ obtenerVenta: { ...invitada, estadoEdicion: 'E' } })
    for (const name of ['Anular Invitación', 'Anular y empezar de nuevo'])
      expect(await screen.findByRole('button', { name })).toHaveAccessibleDescription(edicionMessages.pendiente.text)
  })

  test.each([
    ['Anular Invitación', false, 'La invitación se anuló.'],
    ['Anular y empezar de nuevo', true, 'La invitación se anuló. La postulación nueva está en su cartera.'],
  ])('%s: asked, done in one call and said', async (name, clonar, hecho) => {
    const sent = open()
    await press(name)
    expect(await screen.findByText(hecho)).toBeVisible()
    expect(sent('anularInvitacion')).toEqual([{ prospectoId: 12, clonar }])
    await userEvent.click(screen.getByRole('button', { name: 'Cerrar' }))
    await waitFor(() => expect(screen.queryByRole('button', { name })).toBeNull())
  })

  test('stays where the answer is no', async () => {
    const sent = open()
    await press('Anular Invitación', 'Cancelar')
    await waitFor(() => expect(screen.getByRole('button', { name: 'Anular Invitación' })).toHaveFocus())
    expect(sent('anularInvitacion')).toEqual([])
  })

  test('of a pair is annulled by the call of the pair', async () => {
    const sent = open({ obtenerVenta: { ...invitada, tipoPlan: 'S' } })
    await press('Anular Invitación')
    expect(await screen.findByText('La invitación se anuló.')).toBeVisible()
    expect(sent('anularInvitacionCompensado')).toEqual([{ prospectoId: 12, clonar: false }])
    expect(sent('anularInvitacion')).toEqual([])
  })

  test.each<[string, Answers, string]>([
    ['fails', { anularInvitacion: UNREACHABLE }, 'No se ha podido anular la invitación. Intentalo nuevamente.'],
    ['is refused', { anularInvitacion: new Refused(422, 'Ya firmó.') }, 'Ya firmó.'],
  ])('says why where it %s', async (_, answers, text) => {
    open(answers)
    await press('Anular Invitación')
    expect(await screen.findByRole('alertdialog', { name: text })).toBeVisible()
  })

  test.each<[string, Answers, object, string]>([
    [
      'once it is signed',
      { obtenerVenta: { ...invitada, etapaDS: 'resultado' } },
      {},
      'El postulante ya firmó su Declaración de Salud: la invitación no se puede anular.',
    ],
    [
      'where it was signed, and an update opened it again',
      { obtenerVenta: { ...invitada, dsFirmada: true } },
      {},
      'El postulante ya firmó su Declaración de Salud: la invitación no se puede anular.',
    ],
    ['for a reader', {}, { roles: ['jefatura'] }, 'Solo el asesor puede cambiar la postulación.'],
  ])('is closed %s', async (_, answers, session, text) => {
    open(answers, session)
    for (const name of ['Anular Invitación', 'Anular y empezar de nuevo'])
      expect(await screen.findByRole('button', { name })).toHaveAccessibleDescription(text)
  })
})
