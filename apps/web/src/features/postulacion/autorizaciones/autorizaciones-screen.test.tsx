import { empleadorLeido } from '@alerce/contract/testing/leido'
import { pesos } from '@alerce/domain/base/dinero/tipos'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import type { CasoDeAutorizacion } from '../../../components/autorizacion/use-decision.ts'
import { borradorDe } from '../../../testing/acts/borrador.ts'
import { expectFocusSomewhere } from '../../../testing/acts/focus.ts'
import { press, userEvent } from '../../../testing/acts/user-event.ts'
import { fakeEvents } from '../../../testing/fake-events.ts'
import {
  type Answers,
  fakeServer,
  inTurn,
  payloadsIn,
  Refused,
  thenLate,
  UNREACHABLE,
} from '../../../testing/fake-server.ts'
import { documentoDe } from '../../../testing/postulacion/documento.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { sinBorrador } from '../../../testing/usuario.ts'
import { AutorizacionesScreen } from './autorizaciones-screen.tsx'
import type { Solicitud } from './queries.ts'

type Pedida = CasoDeAutorizacion['historial'][number]

const pedida = (more: Partial<Pedida> = {}): Pedida => ({
  autorizacionId: 7,
  motivo: 'El certificado está en trámite',
  solicitada: '2026-10-06T17:00:00.000Z',
  estado: 0,
  decidida: null,
  decididaPor: null,
  observacion: '',
  ...more,
})
const solicitud = (more: Partial<Pedida> = {}): Solicitud => ({
  ...pedida(more),
  prospectoId: 12,
  nombre: 'FELIPE CONTRERAS MUÑOZ',
  rut: '16482305-9',
  asesor: 'Camila Rojas',
})
const resuelta = {
  estado: 2,
  decidida: '2026-10-07T12:30:00.000Z',
  decididaPor: 'Jefa Dos',
  observacion: 'Falta papel',
}

const caso = (more: Partial<CasoDeAutorizacion> = {}): CasoDeAutorizacion => ({
  ...solicitud(),
  numeroPasaporte: null,
  estadoProspecto: 'Prospecto Ingresado',
  propia: false,
  empleadores: [
    {
      ...empleadorLeido({ tipoTrabajador: 'D', rut: '76418230-8', remuneracionImponible: pesos(1_500_000) }),
      rentaValidada: false,
    },
  ],
  historial: [pedida()],
  ...more,
})

const pagina = (pendientes: number, ...filas: Solicitud[]) => ({ pendientes, filas, siguiente: null })

function open(answers: Answers = {}, at = '/autorizaciones') {
  const received = fakeServer({
    ...sinBorrador,
    obtenerAutorizaciones: pagina(1, solicitud()),
    obtenerAutorizacion: caso(),
    obtenerDocumentosProspecto: [documentoDe({ nombre: 'liquidacion.pdf' })],
    decidirAutorizacion: { estado: 1, decidida: '2026-10-07T13:00:00.000Z', decididaPor: 'Jefa Uno' },
    ...answers,
  })
  const { router } = renderScreen(<AutorizacionesScreen />, { at, session: { roles: ['jefatura'] } })
  const sent = payloadsIn(received)
  return { router, sent }
}

const ABIERTA = '/autorizaciones?autorizacionId=7'
const answer = async (name: string) => {
  const question = await screen.findByRole('alertdialog')
  await userEvent.click(within(question).getByRole('button', { name }))
}
const observacion = () => screen.findByRole('textbox', { name: 'Observación, la lee el asesor' })

describe('the queue', () => {
  test('a row shows person, advisor, reason and date', async () => {
    open()
    const row = await screen.findByRole('row', { name: /FELIPE/ })
    for (const text of ['16.482.305-9', 'Camila Rojas', 'El certificado está en trámite', '06-10-2026 14:00'])
      expect(row).toHaveTextContent(text)
    expect(screen.getByRole('link', { name: 'Pendientes 1' })).toBeVisible()
  })

  test('the decided ones show decision, author, time and reason', async () => {
    const { sent } = open({ obtenerAutorizaciones: pagina(0, solicitud(resuelta)) }, '/autorizaciones?ver=decididas')
    const row = await screen.findByRole('row', { name: /FELIPE/ })
    for (const text of ['RECHAZADO', '07-10-2026 09:30 por Jefa Dos', 'Falta papel'])
      expect(row).toHaveTextContent(text)
    expect(sent('obtenerAutorizaciones')).toEqual([{ cuales: 'decididas' }])
  })

  test('a new request appears with its event', async () => {
    const events = fakeEvents()
    let now = pagina(0)
    open({ obtenerAutorizaciones: () => now })
    expect(await screen.findByText('No hay solicitudes pendientes')).toBeVisible()
    now = pagina(1, solicitud())
    events.tell('autorizacion', { prospectoId: 12 })
    expect(await screen.findByRole('row', { name: /FELIPE/ })).toBeVisible()
  })

  test('one that cannot be read says so, and is read again', async () => {
    open({ obtenerAutorizaciones: inTurn(new Refused(503, ''), pagina(0)) })
    expect(await screen.findByRole('alert')).toHaveTextContent('No se han podido obtener las solicitudes')
    await press('Reintentar')
    expect(await screen.findByText('No hay solicitudes pendientes')).toBeVisible()
    await expectFocusSomewhere()
  })
})

describe('a case', () => {
  test('opens over its list, which stays', async () => {
    const { router } = open({ obtenerAutorizaciones: pagina(0, solicitud()) }, '/autorizaciones?ver=decididas')
    await userEvent.click(await screen.findByRole('link', { name: 'FELIPE CONTRERAS MUÑOZ' }))
    const dialog = await screen.findByRole('dialog', { name: 'Solicitud de autorización' })
    await within(dialog).findByText('liquidacion.pdf')
    for (const text of ['16.482.305-9', 'Camila Rojas', 'El certificado está en trámite', '1.500.000', 'Digitada'])
      expect(dialog).toHaveTextContent(text)
    expect(within(dialog).getByRole('link', { name: 'Ver la Bitácora del caso' })).toHaveAttribute(
      'href',
      '/dashboard/timeline?prospectoId=12',
    )
    expect(router.state.location.search).toBe('?ver=decididas&autorizacionId=7')
    await press('Cerrar')
    await waitFor(() => expect(router.state.location.search).toBe('?ver=decididas'))
  })

  test('asked for before: every request of it', async () => {
    const historial = [pedida(), pedida({ autorizacionId: 5, motivo: 'No lo tiene', ...resuelta })]
    open({ obtenerAutorizacion: caso({ historial }), obtenerDocumentosProspecto: [] }, ABIERTA)
    expect(await screen.findByText(/No lo tiene/)).toBeVisible()
    expect(screen.getByRole('heading', { name: 'Otras solicitudes del caso' })).toBeVisible()
    for (const text of ['Falta papel', 'No hay documentos adjuntos.']) expect(screen.getByText(text)).toBeVisible()
  })

  test("one's own is decided by somebody else", async () => {
    open({ obtenerAutorizacion: caso({ propia: true }) }, ABIERTA)
    expect(await screen.findByText('No puede decidir una solicitud suya.')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Autorizar' })).toBeNull()
  })

  test('that somebody decides meanwhile shows it, and cannot be decided', async () => {
    const events = fakeEvents()
    let now = caso()
    open({ obtenerAutorizacion: () => now }, ABIERTA)
    expect(await screen.findByRole('button', { name: 'Autorizar' })).toBeVisible()
    now = caso(resuelta)
    events.tell('autorizacion', { prospectoId: 12 })
    expect(await screen.findByRole('status', { name: 'Decisión' })).toHaveTextContent('07-10-2026 09:30 por Jefa Dos')
    expect(screen.queryByRole('button', { name: 'Autorizar' })).toBeNull()
  })
})

describe('a decision', () => {
  test('is confirmed once, since it is final; then a message', async () => {
    const reading = Promise.withResolvers<void>()
    const { router, sent } = open({ obtenerAutorizacion: thenLate(reading.promise, () => caso()) }, ABIERTA)
    await press('Autorizar')
    expect(await screen.findByRole('alertdialog', { name: 'Autorizar' })).toHaveTextContent('La decisión es definitiva')
    await answer('Cancelar')
    expect(sent('decidirAutorizacion')).toEqual([])
    await press('Autorizar')
    await answer('Autorizar')
    expect(await screen.findByText('FELIPE CONTRERAS MUÑOZ: solicitud autorizada. Se avisó a su asesor.')).toBeVisible()
    expect(sent('decidirAutorizacion')).toEqual([{ autorizacionId: 7, estado: 1, observacion: '' }])
    reading.resolve()
    await waitFor(() => expect(router.state.location.search).toBe(''))
    await expectFocusSomewhere()
  })

  test('the question stays, busy, until it is registered', async () => {
    const { promise, resolve } = Promise.withResolvers<Refused>()
    const { sent } = open({ decidirAutorizacion: () => promise }, ABIERTA)
    await press('Autorizar')
    await answer('Autorizar')
    await waitFor(() => expect(sent('decidirAutorizacion')).toHaveLength(1))
    expect(screen.getByRole('alertdialog', { name: 'Autorizar' })).toBeVisible()
    resolve(new Refused(503, 'Sin servicio'))
    expect(await screen.findByRole('alertdialog', { name: 'Sin servicio' })).toBeVisible()
  })

  test('against says why: at its field, before anything is asked', async () => {
    const { sent } = open({}, ABIERTA)
    await press('Rechazar')
    expect(await observacion()).toHaveAccessibleDescription(
      'Escriba por qué rechaza: lo lee el asesor Obligatoria para rechazar.',
    )
    expect(screen.queryByRole('alertdialog')).toBeNull()
    await userEvent.type(await observacion(), 'Falta papel')
    await press('Rechazar')
    await answer('Rechazar')
    await waitFor(() =>
      expect(sent('decidirAutorizacion')).toEqual([{ autorizacionId: 7, estado: 2, observacion: 'Falta papel' }]),
    )
  })

  test('that came late shows author and decision of the first', async () => {
    const text = 'Jefa Dos ya rechazó esta solicitud el 07-10-2026 09:30.'
    const { sent } = open({ decidirAutorizacion: new Refused(409, text) }, ABIERTA)
    await press('Autorizar')
    await answer('Autorizar')
    expect(await screen.findByRole('alertdialog', { name: text })).toBeVisible()
    await answer('Cerrar')
    await waitFor(() => expect(sent('obtenerAutorizacion')).toHaveLength(2))
  })

  test('without an answer shows a message, and the typed text stays', async () => {
    open({ decidirAutorizacion: UNREACHABLE }, ABIERTA)
    await userEvent.type(await observacion(), 'Conforme')
    await press('Autorizar')
    await answer('Autorizar')
    const text = 'No se ha podido registrar la decisión. Inténtelo nuevamente.'
    expect(await screen.findByRole('alertdialog', { name: text })).toBeVisible()
    await answer('Cerrar')
    expect(await observacion()).toHaveValue('Conforme')
  })

  test('typed text is dropped with its dialog, and restored from the notice', async () => {
    open({}, ABIERTA)
    await userEvent.type(await screen.findByLabelText(/^Observación/), 'Falta el contrato')
    await press('Cerrar')
    expect(await screen.findByText('Se descartó lo escrito.')).toBeVisible()
    expect(screen.queryByRole('dialog')).toBeNull()
    await press('Recuperar')
    expect(await screen.findByLabelText(/^Observación/)).toBeVisible()
  })

  test('unsent text is restored', async () => {
    open({ obtenerBorrador: borradorDe({ observacion: 'Falta el contra' }) }, ABIERTA)
    await waitFor(async () => expect(await observacion()).toHaveValue('Falta el contra'))
  })
})
