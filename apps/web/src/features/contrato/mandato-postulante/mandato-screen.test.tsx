import { pesos, uf, valorUF } from '@alerce/domain/base/dinero/tipos'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { ReplyOf } from '../../../lib/api/call.ts'
import { expectFocusSomewhere } from '../../../testing/acts/focus.ts'
import { pasteInto } from '../../../testing/acts/paste-into.ts'
import { press, userEvent } from '../../../testing/acts/user-event.ts'
import {
  type Answer,
  type Answers,
  fakeServer,
  inTurn,
  lastStays,
  payloadsIn,
  Refused,
  UNREACHABLE,
} from '../../../testing/fake-server.ts'
import { renderByLink } from '../../../testing/postulacion/render-by-link.tsx'
import { MandatoScreen } from './mandato-screen.tsx'
import type { MandatoPendiente } from './queries.ts'

const enlace = 'un-enlace-de-una-sola-vez'
const pendiente: MandatoPendiente = {
  estado: 'pendiente',
  isapre: 'Alerce',
  asesor: 'Camila Rojas',
  plan: 'Roble 100',
  totalUF: uf(4.215),
  precioCOMPOS: uf(0),
  precioCOMNEG: uf(0),
  uf: { valor: valorUF(41_098.15), fecha: '05-10-2026', referencia: true },
  documento: 'R',
  consentimiento: ['Autorizo el cobro.', 'Puedo revocarlo.'],
  version: '2026-11/4,215',
  anterior: null,
  vence: '2026-11-06T13:00:00.000Z',
}
const otorgado: ReplyOf<'otorgarMandato'> & { estado: 'otorgado' } = {
  estado: 'otorgado',
  otorgado: '2026-10-07T13:00:00.000Z',
  referencia: 'AUT-5000000012-QWERTYUP',
  enLinea: false,
}
const NO_VIGENTE = 'Este enlace no es válido, ya se usó o venció. Pida a su asesor que le envíe uno nuevo.'

function open(answers: Answers = {}, at = `/mandato#enlace=${enlace}`) {
  const base: Answers = { obtenerMandatoPostulante: pendiente, otorgarMandato: otorgado, noOtorgarMandato: 'ok' }
  const received = fakeServer({ ...base, ...answers })
  renderByLink(<MandatoScreen />, at)
  const sent = payloadsIn(received)
  return { sent }
}

const rut = () => screen.findByRole('textbox', { name: 'RUT' })
async function fill(fecha = '15031990') {
  await pasteInto(await rut(), '20347878k')
  await pasteInto(screen.getByRole('textbox', { name: 'Fecha de nacimiento' }), fecha)
  await userEvent.click(screen.getByRole('checkbox', { name: 'Leí y autorizo el cobro mensual de mi plan' }))
}

test('shows isapre, advisor and amount; the token leaves the address and survives a reload', async () => {
  open()
  expect(await screen.findByRole('heading', { level: 1, name: 'Autorice el pago de su plan' })).toBeVisible()
  for (const text of [
    /Camila Rojas, de la Isapre Alerce/,
    'Plan Roble 100',
    '4,215 UF',
    '$ 173.229 con la UF de referencia del 05-10-2026',
  ])
    expect(screen.getByText(text)).toBeVisible()
  expect(screen.getByText(/Este enlace vence el/)).toHaveTextContent('vence el 06-11-2026.')
  expect(window.location.hash).toBe('')
  expect(window.history.state).toEqual({ enlace })
})

test('the consent travels with the identity, and the page says that it is done', async () => {
  const { sent } = open()
  await fill()
  await press('Autorizar el pago')
  expect(await screen.findByRole('heading', { name: 'Listo, gracias' })).toBeVisible()
  for (const text of ['07-10-2026 10:00', 'AUT-5000000012-QWERTYUP']) expect(screen.getByText(text)).toBeVisible()
  const dicho = { documento: '20.347.878-K', fechaNacimiento: '15-03-1990', acepta: true, version: '2026-11/4,215' }
  expect(sent('otorgarMandato')).toEqual([{ enlace, ...dicho }])
  await expectFocusSomewhere()
})

describe('missing values', () => {
  test('is said at its field, the first one focused, and nothing is sent', async () => {
    const { sent } = open()
    await press('Autorizar el pago')
    expect(await rut()).toHaveAccessibleDescription('Ingrese su RUT')
    expect(screen.getByRole('textbox', { name: 'Fecha de nacimiento' })).toHaveAccessibleDescription(
      'Ingrese su fecha de nacimiento: día, mes y año',
    )
    expect(screen.getByRole('checkbox')).toHaveAccessibleDescription('Marque la casilla para autorizar el pago')
    await waitFor(async () => expect(await rut()).toHaveFocus())
    expect(sent('otorgarMandato')).toEqual([])
  })

  test('a date that does not exist is none', async () => {
    const { sent } = open()
    await fill('31-02-1990')
    await press('Autorizar el pago')
    expect(await screen.findByText('Fecha no válida: use DD-MM-AAAA')).toBeVisible()
    expect(sent('otorgarMandato')).toEqual([])
  })

  test('an applicant with a passport is asked for its number', async () => {
    open({ obtenerMandatoPostulante: { ...pendiente, documento: 'P' } })
    await press('Autorizar el pago')
    expect(await screen.findByText('Ingrese el número de su pasaporte')).toBeVisible()
  })
})

describe('somebody else', () => {
  test('sees the tries left, and the typed text stays', async () => {
    open({ otorgarMandato: { estado: 'noCoincide', quedan: 1 } })
    await fill()
    await press('Autorizar el pago')
    expect(await screen.findByText(/no coinciden con los de la postulación. Le queda 1 intento./)).toBeVisible()
    expect(await rut()).toHaveValue('20.347.878-K')
    await waitFor(async () => expect(await rut()).toHaveFocus())
  })

  test('closes the link at last', async () => {
    open({ otorgarMandato: { estado: 'bloqueado' } })
    await fill()
    await press('Autorizar el pago')
    expect(await screen.findByRole('alert')).toHaveTextContent('Por seguridad bloqueamos este enlace')
    expect(screen.queryByRole('textbox')).toBeNull()
  })
})

test('an amount that changed meanwhile is shown anew before it is authorised', async () => {
  const cambio = 'El monto de su plan cambió mientras leía. Revise el nuevo monto antes de autorizar.'
  open({
    obtenerMandatoPostulante: lastStays(pendiente, { ...pendiente, totalUF: uf(5) }),
    otorgarMandato: new Refused(409, cambio),
  })
  await fill()
  await press('Autorizar el pago')
  expect(await screen.findByText(cambio)).toBeVisible()
  expect(await screen.findByText('5,000 UF')).toBeVisible()
})

test('no answer: a message, and the typed text stays', async () => {
  open({ otorgarMandato: UNREACHABLE })
  await fill()
  await press('Autorizar el pago')
  expect(await screen.findByText('No pudimos registrar su autorización. Inténtelo nuevamente.')).toBeVisible()
  expect(screen.getByRole('checkbox', { checked: true })).toBeVisible()
})

test('an applicant who declines sees other ways to pay, and can still authorise', async () => {
  const { sent } = open()
  await press('No autorizo')
  expect(await screen.findByRole('heading', { name: 'No autorizó el pago' })).toBeVisible()
  expect(screen.getByText(/Puede pagar con el cupón mensual/)).toBeVisible()
  expect(sent('noOtorgarMandato')).toEqual([{ enlace }])
  await press('Volver a la autorización')
  expect(await rut()).toBeVisible()
})

describe('another day', () => {
  test('it says that it is recorded, and when', async () => {
    open({ obtenerMandatoPostulante: otorgado })
    expect(await screen.findByRole('heading', { name: 'El pago ya está autorizado' })).toBeVisible()
    expect(screen.getByText('07-10-2026 10:00')).toBeVisible()
  })

  test.each<[string, Answers, string | undefined]>([
    ['a link that opens nothing', { obtenerMandatoPostulante: new Refused(404, NO_VIGENTE) }, undefined],
    ['an address without a token', {}, '/mandato'],
  ])('%s shows the next step', async (_what, answers, at) => {
    open(answers, at)
    expect(await screen.findByRole('alert')).toHaveTextContent(NO_VIGENTE)
  })

  test('a failed read can be repeated', async () => {
    open({ obtenerMandatoPostulante: inTurn(new Refused(503, 'No pudimos abrir la autorización.'), pendiente) })
    await press('Reintentar')
    expect(await rut()).toBeVisible()
  })
})

describe('with a payment provider', () => {
  const PAGINA = 'https://pagos.test/pagina/1'
  const conPago: Answers = {
    obtenerMandatoPostulante: { ...otorgado, enLinea: true },
    abrirPagoPorEnlace: { direccion: PAGINA },
  }
  const pago = { entidadId: 7, mes: '202612', pesos: pesos(173_229), situacion: 'porPagar' as const }
  const assign = vi.fn()
  beforeEach(() => {
    assign.mockClear()
    const real = window.location
    const live = Object.fromEntries(
      (['hash', 'search', 'pathname', 'origin', 'href'] as const).map((key) => [key, { get: () => real[key] }]),
    )
    vi.stubGlobal('location', Object.defineProperties({ assign }, live))
  })

  test('a consent goes on at the page of the provider, and comes back to the same link', async () => {
    open({ otorgarMandato: { estado: 'espera' }, abrirMandatoPorEnlace: { direccion: PAGINA } })
    await fill()
    await press('Autorizar el pago')
    await waitFor(() => expect(assign).toHaveBeenCalledWith(PAGINA))
    expect(await screen.findByRole('heading', { level: 1, name: 'Confirme su autorización' })).toBeVisible()
    expect(sessionStorage.getItem('alerce.vuelta')).toBe(enlace)
  })

  test('a provider that is down is told, and its button stays', async () => {
    const { sent } = open({ obtenerMandatoPostulante: { estado: 'espera' }, abrirMandatoPorEnlace: UNREACHABLE })
    await press('Seguir en la página de pago')
    expect(await screen.findByText(/página de pago no respondió/)).toBeVisible()
    expect([sent('abrirMandatoPorEnlace'), assign.mock.calls]).toEqual([[{ enlace }], []])
    expect(screen.getByRole('button', { name: 'Seguir en la página de pago' })).toBeVisible()
  })

  test('a rejected authorisation says so above the terms', async () => {
    open({ obtenerMandatoPostulante: { ...pendiente, anterior: 'rechazado' } })
    expect(await screen.findByText(/La autorización fue rechazada/)).toBeVisible()
  })

  test.each([
    ['porPagar', null, 'Pagar ahora'],
    ['espera', /no pague otra vez/, 'Seguir en la página de pago'],
    ['rechazado', /fue rechazado/, 'Intentar de nuevo'],
    ['vencido', /no se confirmó a tiempo/, 'Pagar ahora'],
    ['pagado', /Recibimos su primer pago/, null],
    ['porRevisar', /no pudimos aplicar/, null],
  ] as const)('a first payment in %s', async (situacion, text, button) => {
    const { sent } = open({ ...conPago, obtenerPagoPorEnlace: [{ ...pago, situacion }] })
    expect(await screen.findByRole('region', { name: 'Primer pago' })).toHaveTextContent('diciembre de 2026: $ 173.229')
    if (text) expect(screen.getByText(text)).toBeVisible()
    if (!button) return expect(screen.queryByRole('button')).toBeNull()
    await press(button)
    await waitFor(() => expect(assign).toHaveBeenCalledWith(PAGINA))
    expect(sent('abrirPagoPorEnlace')).toEqual([{ enlace, entidadId: 7 }])
  })

  test('a first payment that could not be read says so, and is read again', async () => {
    open({ ...conPago, obtenerPagoPorEnlace: inTurn<Answer<'obtenerPagoPorEnlace'>>(new Refused(503, ''), [pago]) })
    expect(await screen.findByText('No pudimos leer su pago. Inténtelo nuevamente.')).toBeVisible()
    await press('Reintentar')
    expect(await screen.findByRole('button', { name: 'Pagar ahora' })).toBeVisible()
  })

  test('the browser that comes back without its fragment opens the same link', async () => {
    sessionStorage.setItem('alerce.vuelta', enlace)
    const { sent } = open({ obtenerMandatoPostulante: otorgado }, '/mandato?vuelta')
    expect(await screen.findByRole('heading', { level: 1, name: 'El pago ya está autorizado' })).toBeVisible()
    expect(sent('obtenerMandatoPostulante')).toEqual([{ enlace }])
    expect([window.location.search, window.history.state]).toEqual(['', { enlace }])
  })
})
