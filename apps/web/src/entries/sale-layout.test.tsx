import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { fakeEvents } from '../testing/fake-events.ts'
import { fakeServer, Refused } from '../testing/fake-server.ts'
import { renderScreen } from '../testing/render-screen.tsx'
import { SaleLayout } from './sale-layout.tsx'

const venta = {
  prospectoId: 12,
  nombre: 'ÓSCAR PEÑA',
  rut: null,
  estado: 'Prospecto Ingresado',
  etapa: 'prospecto',
  tipoVenta: null,
  tipoPlan: 'N',
  folioDS: null,
  declaracionSaludId: null,
  etapaDS: null,
  pasos: [],
}

test('a screen of a sale says whose it is', async () => {
  const received = fakeServer({ obtenerVenta: venta })
  renderScreen(<SaleLayout />, { at: '/timeline?prospectoId=12' })
  expect(await screen.findByText('ÓSCAR PEÑA')).toBeVisible()
  expect(received[0]?.payload).toEqual({ prospectoId: 12 })
})

test.each([
  ['prospecto', { prospectoId: 12 }, 'PEDRO PEÑA'],
  ['prospecto', { prospectoId: 13 }, 'ÓSCAR PEÑA'],
  ['resync', null, 'PEDRO PEÑA'],
] as const)('told of %s %o, the frame of 12 shows %s', async (name, data, nombre) => {
  const events = fakeEvents()
  const answers = [venta, { ...venta, nombre: 'PEDRO PEÑA' }]
  const received = fakeServer({ obtenerVenta: () => answers.shift() })
  renderScreen(<SaleLayout />, { at: '/timeline?prospectoId=12' })
  await screen.findByText('ÓSCAR PEÑA')
  events.tell(name, data)
  expect(await screen.findByText(nombre)).toBeVisible()
  expect(received).toHaveLength(nombre === 'PEDRO PEÑA' ? 2 : 1)
})

test('without a prospect one is taken home', async () => {
  fakeServer({})
  const { router } = renderScreen(<SaleLayout />, { at: '/timeline' })
  await waitFor(() => expect(router.state.location.pathname).toBe('/home'))
})

test("somebody else's prospect is not there", async () => {
  const answers: unknown[] = [new Refused(404, 'No se encontró lo que busca.'), venta]
  fakeServer({ obtenerVenta: () => answers.shift() })
  renderScreen(<SaleLayout />, { at: '/timeline?prospectoId=12' })
  expect(await screen.findByRole('alert')).toHaveTextContent('No se encontró lo que busca.')
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }))
  expect(await screen.findByText('ÓSCAR PEÑA')).toBeVisible()
})
