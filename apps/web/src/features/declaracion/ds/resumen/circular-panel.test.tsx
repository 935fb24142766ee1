import { circularMessages } from '@alerce/contract/messages/declaracion/juradas'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { expectFocusSomewhere } from '../../../../testing/acts/focus.ts'
import { userEvent } from '../../../../testing/acts/user-event.ts'
import { circularDe, DE_LA_DS, leidoEnElResumen, sinCircular, ventaConDS } from '../../../../testing/declaracion.ts'
import {
  type Answers,
  fakeServer,
  inTurn,
  lastStays,
  payloadsIn,
  Refused,
  UNREACHABLE,
} from '../../../../testing/fake-server.ts'
import { renderScreen } from '../../../../testing/render-screen.tsx'
import { ResumenScreen } from './resumen-screen.tsx'

const pendiente =
  'El cotizante debe aceptar la circular del cónyuge (Ley 21.337) antes de firmar la Declaración de Salud.'

const accepted = circularDe({ firma: true, por: 'Camila Rojas', en: '2026-11-23T14:05:00.000Z' })

function open(answers: Answers = {}) {
  let circular = circularDe()
  const received = fakeServer({
    obtenerVenta: ventaConDS('resumenDeclaracion'),
    adjuntosDS: [],
    ...leidoEnElResumen,
    obtenerConyugeCircular: () => circular,
    confirmarConyugeCircular: ({ firma }) => {
      circular = firma ? accepted : circularDe()
      return 'ok'
    },
    ...answers,
  })
  renderScreen(<ResumenScreen />, { at: `/enviar-ds${DE_LA_DS}` })
  return payloadsIn(received)
}

const sending = () => screen.findByRole('button', { name: 'Enviar Declaración de Salud' })
const box = () => screen.findByRole('checkbox', { name: 'El cotizante leyó la circular y la acepta' })

test('it is read whole, marked as an example, and holds the sending until it is accepted', async () => {
  const sent = open()
  for (const text of ['Primer párrafo.', 'Segundo párrafo.', 'Cónyuge: PEDRO SOTO REYES'])
    expect(await screen.findByText(text)).toBeVisible()
  expect(screen.getByText(/^Texto de ejemplo/)).toBeVisible()
  expect(await sending()).toHaveAccessibleDescription(pendiente)
  await userEvent.click(await sending())
  expect(sent('enviarDS')).toEqual([])

  await userEvent.click(await box())
  expect(await screen.findByText('Quedó registrado que el cotizante aceptó la circular.')).toBeVisible()
  expect(sent('confirmarConyugeCircular')).toEqual([{ identificador: 20_001, firma: true, version: 3 }])
  expect(await screen.findByText(/^Registrada por Camila Rojas el 23-11-2026/)).toBeVisible()
  await waitFor(async () => expect((await sending()).getAttribute('aria-disabled')).toBeNull())
  await expectFocusSomewhere()
})

test('until it is sent the holder may think again', async () => {
  open({ obtenerConyugeCircular: inTurn(accepted, circularDe()) })
  expect(await screen.findByText(/^Registrada por Camila Rojas el 23-11-2026/)).toBeVisible()
  await userEvent.click(await box())
  expect(await screen.findByText('Quedó registrado que el cotizante no ha aceptado la circular.')).toBeVisible()
  expect(await sending()).toHaveAccessibleDescription(pendiente)
})

test('without a spouse there is none', async () => {
  open({ obtenerConyugeCircular: sinCircular })
  await waitFor(async () => expect((await sending()).getAttribute('aria-disabled')).toBeNull())
  expect(screen.queryByRole('checkbox')).toBeNull()
})

test('it cannot be read: the message of the specification', async () => {
  open({ obtenerConyugeCircular: UNREACHABLE })
  expect(await screen.findByText('No se ha podido cargar informacion de la firma de la circular')).toBeVisible()
  expect((await sending()).getAttribute('aria-disabled')).toBe('true')
})

test.each([
  ['nobody answers', UNREACHABLE, 'No se ha podido guardar la firma de la circular'],
  ['another is in force', new Refused(409, 'La circular cambió.'), 'La circular cambió.'],
])('it cannot be accepted, %s: a message, and it stays unaccepted', async (_, answer, text) => {
  open({ confirmarConyugeCircular: answer })
  await userEvent.click(await box())
  expect(await screen.findByRole('alertdialog')).toHaveTextContent(text)
  await userEvent.click(screen.getByRole('button', { name: 'Cerrar' }))
  expect(((await box()) as HTMLInputElement).checked).toBe(false)
})

test('another version is in force meanwhile: it is read by itself, and accepted once it stands there', async () => {
  const vieja = circularDe()
  const nueva = circularDe()
  const [texto, cambio] = ['La que redactó la isapre.', circularMessages.cambio.text]
  if (nueva.circular) Object.assign(nueva.circular, { version: 4, cuerpo: texto })
  const sent = open({
    obtenerConyugeCircular: lastStays(vieja, nueva),
    confirmarConyugeCircular: inTurn(new Refused(409, cambio), 'ok'),
  })
  await userEvent.click(await box())
  expect(await screen.findByRole('alertdialog')).toHaveTextContent(cambio)
  expect(screen.getByText(texto)).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Cerrar' }))
  await expectFocusSomewhere()
  await userEvent.click(await box())
  await waitFor(() => expect(sent('confirmarConyugeCircular')).toHaveLength(2))
  expect(sent('confirmarConyugeCircular')).toMatchObject([{ version: 3 }, { version: 4 }])
})

test('the spouse was taken out in another window: nothing of the circular is left to hold the sending', async () => {
  const { text } = circularMessages.sinConyuge
  open({
    obtenerConyugeCircular: lastStays(circularDe(), sinCircular),
    confirmarConyugeCircular: new Refused(422, text),
  })
  await userEvent.click(await box())
  await userEvent.click(within(await screen.findByRole('alertdialog', { name: text })).getByRole('button'))
  expect(screen.queryByRole('checkbox')).toBeNull()
  expect((await sending()).getAttribute('aria-disabled')).toBeNull()
})
