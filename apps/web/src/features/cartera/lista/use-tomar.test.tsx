import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { datosDe } from '../../../testing/datos-prospecto.ts'
import { type Answers, fakeServer, UNREACHABLE } from '../../../testing/fake-server.ts'
import { oscar as prospecto } from '../../../testing/ficha.ts'
import { renderScreen, supervisor } from '../../../testing/render-screen.tsx'
import { ventaDe } from '../../../testing/venta.ts'
import { Ficha } from './components/ficha.tsx'

const ok: Answers = {
  obtenerDatosProspecto: datosDe({ empleadores: [] }),
  validarGestionarCompensado: 'ok',
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
  expect(received.map(({ name }) => name)).toEqual([
    'obtenerDatosProspecto',
    'validarGestionarCompensado',
    'prospectoGestionado',
  ])
})

test('what stops it is said in a dialog, and it can be tried again', async () => {
  fakeServer({ ...ok, validarGestionarCompensado: 'espera' })
  renderScreen(<Ficha prospecto={prospecto} />)
  const text = 'Recibe no puede continuar hasta que el otorgante complete su proceso.'
  for (const _ of [1, 2]) {
    await userEvent.click(button('Gestionar'))
    expect(await screen.findByText(text)).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Cerrar' }))
    await waitFor(() => expect(screen.queryByText(text)).toBeNull())
  }
})

test('Agendar goes to the agenda of the prospect, or says why not', async () => {
  fakeServer({ ...ok, validarGestionarCompensado: 'espera' })
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
