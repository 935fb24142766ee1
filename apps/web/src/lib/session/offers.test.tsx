import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Places } from '../../components/layout/places.tsx'
import { ImprimirCotizacion } from '../../components/precio/imprimir-cotizacion.tsx'
import { Gate } from '../../features/acceso/sesion/gate.tsx'
import { userEvent } from '../../testing/acts/user-event.ts'
import { fakeServer } from '../../testing/fake-server.ts'
import { renderScreen } from '../../testing/render-screen.tsx'

const cerradas = ['revisarImportacion', 'descargarCotizacion', 'cambiarClave', 'obtenerSegundoFactor', 'compararPlanes']

test('an act that the remote core does not offer is absent', () => {
  const { unmount } = renderScreen(<ImprimirCotizacion prospectoId={12} />)
  expect(screen.getByRole('button', { name: 'Imprimir' })).toBeVisible()
  unmount()
  renderScreen(<ImprimirCotizacion prospectoId={12} />, { session: { cerradas } })
  expect(screen.queryByRole('button', { name: 'Imprimir' })).toBeNull()
})

test('a screen that is not offered has no link', () => {
  renderScreen(<Places />, { session: { cerradas } })
  expect(screen.getByRole('link', { name: 'Cartera' })).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Importar cartera' })).toBeNull()
})

test('at its address it says why, with a way back and without a call', async () => {
  const received = fakeServer({})
  const { router } = renderScreen(<Gate />, { at: '/importar', session: { cerradas } })
  expect(await screen.findByRole('heading', { name: 'Importar cartera' })).toBeVisible()
  expect(screen.getByText('El sistema de la isapre no ofrece esta pantalla.')).toBeVisible()
  await userEvent.click(screen.getByRole('link', { name: 'Ir al inicio' }))
  expect(router.state.location.pathname).toBe('/home')
  expect(received).toEqual([])
})

test('a user of the core changes the password there', async () => {
  fakeServer({})
  renderScreen(<Gate />, { at: '/clave', session: { cerradas } })
  expect(await screen.findByText('Su contraseña es la del sistema de la isapre.')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'MATILDE OYARZÚN' }))
  expect(screen.getByRole('link', { name: 'Mis sesiones' })).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Segundo paso' })).toBeNull()
})
