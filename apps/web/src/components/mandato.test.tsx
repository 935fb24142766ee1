import { emisionMessages } from '@alerce/contract/messages/contrato/documentos'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { FaltaMandato } from '../features/contrato/contractual/components/aviso-de-mandato.tsx'
import { Halt } from '../lib/api/must.ts'
import { press, userEvent } from '../testing/acts/user-event.ts'
import { fakeEvents } from '../testing/fake-events.ts'
import { type Answers, fakeServer, lastStays, payloadsIn, Refused } from '../testing/fake-server.ts'
import { renderScreen } from '../testing/render-screen.tsx'
import { Button } from './actions/button.tsx'
import { useDecirDetencion } from './use-decir-detencion.ts'

const { text, code: codigo } = emisionMessages.mandatoFaltante

function answer(answers: Answers) {
  const received = fakeServer({ reenviarEnlaceMandato: 'ok', ...answers })
  return payloadsIn(received)
}

function Probe({ error }: { readonly error: unknown }) {
  const say = useDecirDetencion()
  return <Button onClick={() => void say(error, 12, 'No se pudo')}>Gestionar</Button>
}

test('a sale stopped by the mandate offers to send the link', async () => {
  const sent = answer({})
  renderScreen(<Probe error={new Halt(text, { codigo })} />)
  await press('Gestionar')
  expect(await screen.findByRole('alertdialog', { name: text })).toBeVisible()
  await press('Enviar enlace al postulante')
  expect(await screen.findByRole('alertdialog', { name: 'El enlace se envió al correo del postulante.' })).toBeVisible()
  expect(sent('reenviarEnlaceMandato')).toEqual([{ prospectoId: 12 }])
})

test('the question stays, busy, until the link has left; one that cannot leave says so', async () => {
  const { promise, resolve } = Promise.withResolvers<Refused>()
  const sent = answer({ reenviarEnlaceMandato: () => promise })
  renderScreen(<Probe error={new Halt(text, { codigo })} />)
  await press('Gestionar')
  await press('Enviar enlace al postulante')
  await waitFor(() => expect(sent('reenviarEnlaceMandato')).toHaveLength(1))
  const busy = screen.getByRole('button', { name: 'Enviar enlace al postulante' })
  expect(busy).toHaveAttribute('aria-busy', 'true')
  await userEvent.click(busy)
  resolve(new Refused(503, ''))
  expect(await screen.findByRole('alertdialog', { name: /^No se ha podido enviar el enlace/ })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Enviar enlace al postulante' })).toBeNull()
  expect(sent('reenviarEnlaceMandato')).toHaveLength(1)
})

test.each<[string, unknown, string]>([
  ['another stop', new Halt('Debe esperar'), 'Debe esperar'],
  ['an unexpected error', new TypeError('x'), 'No se pudo'],
])('%s is only said', async (_what, error, said) => {
  answer({})
  renderScreen(<Probe error={error} />)
  await press('Gestionar')
  expect(await screen.findByRole('alertdialog', { name: said })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Enviar enlace al postulante' })).toBeNull()
})

const falta = { codigo: 1, valor: 'No hay un mandato de pago vigente.' }
const notice = <FaltaMandato prospectoId={12} identificador={34} />

test('the notice goes by itself when the applicant authorises', async () => {
  const events = fakeEvents()
  answer({ obtenerEstadoSuscripcion: lastStays(falta, { codigo: 0, valor: 'OK' }) })
  renderScreen(notice)
  expect(await screen.findByText('Falta el mandato de pago.')).toBeVisible()
  events.tell('prospecto', { prospectoId: 12 })
  await waitFor(() => expect(screen.queryByText('Falta el mandato de pago.')).toBeNull())
})

test('too many links in a day are refused in words', async () => {
  const refused = 'Ya se enviaron 5 enlaces en las últimas 24 horas. Contacte al postulante o inténtelo mañana.'
  answer({ obtenerEstadoSuscripcion: falta, reenviarEnlaceMandato: new Refused(422, refused) })
  renderScreen(notice)
  await press('Reenviar enlace')
  expect(await screen.findByRole('alertdialog', { name: refused })).toBeVisible()
})

test('a reader cannot send the link', async () => {
  answer({ obtenerEstadoSuscripcion: falta })
  renderScreen(notice, { session: { roles: ['jefatura'] } })
  expect(await screen.findByText('Falta el mandato de pago.')).toBeVisible()
  expect(screen.queryByRole('button')).toBeNull()
})
