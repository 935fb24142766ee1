import { decisionMessages } from '@alerce/contract/messages/postulacion/decision'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import type { CasoDeAutorizacion } from '../../../components/autorizacion/use-decision.ts'
import { elDia } from '../../../testing/acts/el-dia.ts'
import { press, userEvent } from '../../../testing/acts/user-event.ts'
import { type Answers, fakeServer, payloadsIn } from '../../../testing/fake-server.ts'
import { type Notificacion, notificacion, pageOf } from '../../../testing/notificaciones.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { sinBorrador } from '../../../testing/usuario.ts'
import { Panel } from './panel.tsx'

beforeEach(elDia)

const pendiente = { autorizacionId: 7, estado: 0, decidida: null, decididaPor: null }
const resuelta = { ...pendiente, estado: 1, decidida: '2026-11-20T15:30:00.000Z', decididaPor: 'Jefa Dos' }
const pedida = (autorizacion: Notificacion['autorizacion']) =>
  notificacion(3, { mensaje: 'Camila Rojas solicita una autorización.', tipo: 'solicitud', autorizacion })

const caso = (more: Partial<CasoDeAutorizacion> = {}): CasoDeAutorizacion => ({
  ...{
    ...pendiente,
    motivo: 'El certificado está en trámite',
    solicitada: '2026-11-20T13:00:00.000Z',
    observacion: '',
  },
  ...{ prospectoId: 12, nombre: 'FELIPE CONTRERAS', rut: '16482305-9', asesor: 'Camila Rojas', numeroPasaporte: null },
  ...{ estadoProspecto: 'Prospecto Ingresado', propia: false, empleadores: [], historial: [] },
  ...more,
})

function open(answers: Answers = {}) {
  const received = fakeServer({
    ...sinBorrador,
    obtenerNotificaciones: pageOf([pedida(pendiente)]),
    obtenerAutorizacion: caso(),
    decidirAutorizacion: { estado: 1, decidida: '2026-11-21T13:00:00.000Z', decididaPor: 'Jefa Uno' },
    ...answers,
  })
  renderScreen(<Panel onLeave={() => undefined} />, { at: '/home', session: { roles: ['jefatura'] } })
  return payloadsIn(received)
}

test('a request shows its reason and is authorized in its place; the focus stays on its notification', async () => {
  const sent = open()
  await press('Decidir')
  expect(await screen.findByText('El certificado está en trámite')).toBeVisible()
  await press('Autorizar')
  await screen.findByText(/La decisión es definitiva/)
  await userEvent.click(screen.getAllByRole('button', { name: 'Autorizar' }).at(-1)!)
  expect(await screen.findByText('FELIPE CONTRERAS: solicitud autorizada. Se avisó a su asesor.')).toBeVisible()
  expect(sent('decidirAutorizacion')).toEqual([{ autorizacionId: 7, estado: 1, observacion: '' }])
  await waitFor(() => expect(screen.getByRole('button', { name: /solicita una autorización/ })).toHaveFocus())
})

test('a rejection without its reason is refused at its field', async () => {
  const sent = open()
  await press('Decidir')
  await screen.findByRole('button', { name: 'Rechazar' })
  await press('Rechazar')
  expect(await screen.findByText(decisionMessages.sinObservacion.text)).toBeVisible()
  expect(screen.getByRole('textbox', { name: /Observación/ })).toHaveFocus()
  expect(sent('decidirAutorizacion')).toEqual([])
})

test('a request that was decided says who did, and offers no act', async () => {
  open({ obtenerNotificaciones: pageOf([pedida(resuelta)]) })
  expect(await screen.findByText(/^Jefa Dos ya autorizó esta solicitud el 20-11-2026/)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Decidir' })).toBeNull()
})

test('an own request says that another must decide it', async () => {
  open({ obtenerAutorizacion: caso({ propia: true }) })
  await press('Decidir')
  expect(await screen.findByText(decisionMessages.propia.text)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Autorizar' })).toBeNull()
})
