import { act, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { userEvent } from '../../../testing/acts/user-event.ts'
import { type Answers, fakeServer, UNREACHABLE } from '../../../testing/fake-server.ts'
import { oscar as prospecto } from '../../../testing/ficha.ts'
import { renderScreen, supervisor } from '../../../testing/render-screen.tsx'
import { gestionLibre as libre, ventaDe } from '../../../testing/venta.ts'
import { Ficha } from './components/ficha.tsx'

const ok: Answers = {
  resolverGestion: libre,
  prospectoGestionado: 'ok',
  obtenerVenta: ventaDe(),
}

const button = (name: string) => screen.getByRole('button', { name: `${name} a ${prospecto.nombre}` })

test('pressed twice before it is drawn again, it runs once', async () => {
  const received = fakeServer(ok)
  const { router } = renderScreen(<Ficha prospecto={prospecto} />)
  act(() => {
    for (const name of ['Gestionar', 'Gestionar', 'Agendar']) button(name).click()
  })
  await waitFor(() => expect(router.state.location.pathname).toBe('/postulant-data'))
  expect(received.map(({ name }) => name)).toEqual(['resolverGestion', 'prospectoGestionado'])
})

test('the reason of a halt is shown in a dialog, and the act can be repeated', async () => {
  const texto = 'Recibe no puede continuar hasta que el otorgante complete su proceso.'
  fakeServer({ ...ok, resolverGestion: { ...libre, detiene: { codigo: 'otorgante_sin_terminar', texto } } })
  renderScreen(<Ficha prospecto={prospecto} />)
  for (const _ of [1, 2]) {
    await userEvent.click(button('Gestionar'))
    expect(await screen.findByText(texto)).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Cerrar' }))
    await waitFor(() => expect(screen.queryByText(texto)).toBeNull())
  }
})

test('Agendar goes to the agenda of the prospect, or says why not', async () => {
  fakeServer(ok)
  const { router } = renderScreen(<Ficha prospecto={prospecto} />)
  await userEvent.click(button('Agendar'))
  await waitFor(() => expect(router.state.location).toMatchObject({ pathname: '/agenda', search: '?prospectoId=12' }))
})

test('an Agendar that nobody answers says so', async () => {
  fakeServer({ prospectoGestionado: UNREACHABLE })
  renderScreen(<Ficha prospecto={prospecto} />)
  await userEvent.click(button('Agendar'))
  expect(await screen.findByText('No se ha podido verificar la identificación del prospecto')).toBeVisible()
})

test.each([
  ['Gestionar', '/cotizar', ['obtenerVenta']],
  ['Agendar', '/agenda', []],
])('of a supervisor by link %s only looks', async (name, pathname, asked) => {
  const received = fakeServer(ok)
  const { router } = renderScreen(<Ficha prospecto={prospecto} />, { session: supervisor })
  await userEvent.click(button(name))
  await waitFor(() => expect(router.state.location.pathname).toBe(pathname))
  expect(received.map((call) => call.name)).toEqual(asked)
})
