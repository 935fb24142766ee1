import { pesos, uf } from '@alerce/domain/base/dinero/tipos'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { userEvent } from '../../../testing/acts/user-event.ts'
import { fakeEvents } from '../../../testing/fake-events.ts'
import { type Answers, fakeServer, inTurn, Refused } from '../../../testing/fake-server.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { ventaDe } from '../../../testing/venta.ts'
import { ParejaScreen } from './pareja-screen.tsx'
import type { Lado, Pareja } from './queries.ts'

const lado = (part: Partial<Lado>): Lado => ({
  prospectoId: 21,
  nombre: 'ANA PAZ MORA',
  rut: '17112004-7',
  estado: 'Prospecto Ingresado',
  etapa: 'prospecto',
  estadoEdicion: null,
  folioDS: null,
  etapaDS: null,
  declaracionSaludId: null,
  turno: 'actua',
  espera: null,
  detalle: 'Complete sus antecedentes.',
  sigue: { titulo: 'Antecedentes', ruta: '/postulant-data' },
  pasos: ventaDe().pasos,
  ...part,
})
const extremo = (total: number, da: number, toma: number) => ({
  totalUF: uf(total),
  otorgaUF: uf(da),
  recibeUF: uf(toma),
  pagarUF: uf(total + da - toma),
  pagarPesos: pesos(100_000),
})
const pareja: Pareja = {
  otorga: lado({}),
  recibe: lado({
    prospectoId: 22,
    nombre: 'LEO RUIZ SOTO',
    rut: '16482305-9',
    turno: 'espera',
    espera: 'otorga',
    detalle: 'Antes de continuar, el otorgante debe enviar su invitación.',
    sigue: null,
  }),
  compensacion: {
    otorga: { nombrePlan: 'Alerce Bosque 90', ...extremo(3, 1.5, 0) },
    recibe: { nombrePlan: 'Alerce Lago 80', ...extremo(4, 0, 1.5) },
    saldoUF: uf(0),
  },
}

function open(answers: Answers = {}, at = '/pareja?prospectoId=22') {
  const events = fakeEvents()
  const received = fakeServer({ obtenerPareja: pareja, ...answers })
  const { router } = renderScreen(<ParejaScreen />, { at })
  const asked = () => received.filter(({ name }) => name === 'obtenerPareja').length
  return { router, asked, events }
}
const parte = async (name: string) => within(await screen.findByRole('article', { name }))

test('shows both, the active side, and the reason of each wait', async () => {
  open()
  const otorga = await parte('ANA PAZ MORA')
  expect(otorga.getByText('Tipo Comp: Otorga')).toBeVisible()
  expect(otorga.getByText('17.112.004-7')).toBeVisible()
  expect(otorga.getByText('Le toca.')).toBeVisible()
  expect(otorga.getByRole('link', { name: 'Antecedentes de ANA PAZ MORA' })).toHaveAttribute(
    'href',
    '/postulant-data?prospectoId=21',
  )
  const recibe = await parte('LEO RUIZ SOTO')
  expect(recibe.getByText('Tipo Comp: Recibe')).toBeVisible()
  expect(recibe.getByText('Espera a quien otorga.')).toBeVisible()
  const closed = recibe.getByRole('button', { name: 'cotizar de LEO RUIZ SOTO' })
  expect(closed).toHaveAttribute('aria-disabled', 'true')
  expect(closed).toHaveAccessibleDescription('Antes de continuar, el otorgante debe enviar su invitación.')
  expect(screen.getByText('ANA PAZ MORA otorga a LEO RUIZ SOTO')).toBeVisible()
})

test('draws the compensation between both, and shows that given equals received', async () => {
  open()
  const flujo = within(await screen.findByRole('region', { name: 'Compensación' }))
  expect(flujo.getByText('Alerce Bosque 90').closest('div')).toHaveTextContent('3,000 UF')
  expect(flujo.getByText(/^Otorgado/)).toHaveTextContent(
    'Otorgado 1,500 UF − recibido 1,500 UF = 0,000 UF · Entre los dos 7,000 UF antes, 7,000 UF después',
  )
})

test('a person without a plan is shown without one', async () => {
  open({ obtenerPareja: { ...pareja, compensacion: { ...pareja.compensacion, recibe: null } } })
  expect(
    within(await screen.findByRole('region', { name: 'Compensación' })).getByText(/sin plan elegido/),
  ).toBeVisible()
})

test('each leads to its own prospect, Bitácora and agenda', async () => {
  open()
  const recibe = await parte('LEO RUIZ SOTO')
  for (const [name, href] of [
    ['Prospecto de LEO RUIZ SOTO', '/add-prospect?prospectoId=22'],
    ['Bitácora de LEO RUIZ SOTO', '/timeline?prospectoId=22'],
    ['Agendar a LEO RUIZ SOTO', '/agenda?prospectoId=22'],
  ] as const)
    expect(recibe.getByRole('link', { name })).toHaveAttribute('href', href)
})

test('the step of a DS carries its identificador', async () => {
  const conDS = lado({ declaracionSaludId: 5, sigue: { titulo: 'Declaración de Salud', ruta: '/postulant-ds' } })
  open({ obtenerPareja: { ...pareja, otorga: conDS } })
  expect(await screen.findByRole('link', { name: /^Declaración de Salud de/ })).toHaveAttribute(
    'href',
    '/postulant-ds?prospectoId=21&identificador=5',
  )
})

test.each([
  ['actua', null, 'Le toca.'],
  ['espera', 'isapre', 'Espera a la isapre.'],
] as const)('an update that one of them has open is named, and is a step away (%s)', async (turno, espera, text) => {
  const abierta = lado({ turno, espera, estadoEdicion: 'E', sigue: { titulo: 'resumen', ruta: '/resumen-plan' } })
  open({ obtenerPareja: { ...pareja, otorga: abierta } })
  const otorga = await parte('ANA PAZ MORA')
  expect(otorga.getByText(text)).toBeVisible()
  expect(otorga.getByText(/Hay una actualización sin confirmar/)).toBeVisible()
  expect(otorga.queryByRole('link', { name: /^resumen/ })).toBeNull()
  expect(otorga.getByRole('link', { name: 'Ir a la actualización de ANA PAZ MORA' })).toHaveAttribute(
    'href',
    '/postulant-datanew?prospectoId=21',
  )
})

test('step by step, how far each is', async () => {
  open()
  const table = await screen.findByRole('table')
  const rows = within(table).getAllByRole('row').slice(1)
  expect(rows).toHaveLength(8)
  expect(rows[2]).toHaveTextContent('cotizarAhoraAhora')
})

test('the step of the waiting side has the text of its bar', async () => {
  const pasos = pareja.recibe.pasos.map((p) => (p.situacion === 'ahora' ? { ...p, detalle: 'en espera' } : p))
  open({ obtenerPareja: { ...pareja, recibe: { ...pareja.recibe, pasos } } })
  const rows = within(await screen.findByRole('table')).getAllByRole('row')
  expect(rows[3]).toHaveTextContent('cotizarAhoraEn espera')
})

test('is read again on an event of either of the two, and of no other', async () => {
  const { asked, events } = open()
  await parte('ANA PAZ MORA')
  events.ready()
  const antes = asked()
  events.tell('prospecto', { prospectoId: 99 })
  events.tell('prospecto', { prospectoId: 21 })
  await waitFor(() => expect(asked()).toBe(antes + 1))
  events.tell('prospecto', { prospectoId: 22 })
  await waitFor(() => expect(asked()).toBe(antes + 2))
})

test.each([
  ['actua', null, 'Le toca.'],
  ['espera', 'recibe', 'Espera a quien recibe.'],
  ['espera', 'postulante', 'Espera al postulante.'],
  ['espera', 'isapre', 'Espera a la isapre.'],
  ['cerrado', null, 'Cerrado por ahora.'],
  ['termino', null, 'Nada pendiente.'],
] as const)('%s %s: %s', async (turno, espera, text) => {
  open({ obtenerPareja: { ...pareja, otorga: lado({ turno, espera, sigue: null }) } })
  expect((await parte('ANA PAZ MORA')).getByText(text)).toBeVisible()
})

test('a prospect without a pair gets a notice and a link to the sale; a pair formed meanwhile is shown', async () => {
  const text = 'El prospecto no es parte de una pareja de compensados.'
  const { events } = open({ obtenerPareja: inTurn(new Refused(422, text), pareja) })
  expect(await screen.findByText(text)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Reintentar' })).toBeNull()
  expect(screen.getByRole('link', { name: 'Volver a la venta' })).toHaveAttribute(
    'href',
    '/postulant-data?prospectoId=22',
  )
  events.ready()
  events.tell('prospecto', { prospectoId: 22 })
  await parte('ANA PAZ MORA')
})

test('where there is no such prospect there is a way home', async () => {
  open({ obtenerPareja: new Refused(404, 'No se encontró lo que busca.') })
  expect(await screen.findByRole('alert')).toHaveTextContent('No se encontró lo que busca.')
  expect(screen.getByRole('link', { name: 'Volver al inicio' })).toHaveAttribute('href', '/home')
})

test('a failed reading shows the reason, and can be retried', async () => {
  open({ obtenerPareja: inTurn(new Refused(503, 'Sin base de datos.'), pareja) })
  expect(await screen.findByRole('alert')).toHaveTextContent('Sin base de datos.')
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }))
  await parte('ANA PAZ MORA')
})

test('without a prospect it goes home', async () => {
  const { router } = open({}, '/pareja')
  await waitFor(() => expect(router.state.location.pathname).toBe('/home'))
})
