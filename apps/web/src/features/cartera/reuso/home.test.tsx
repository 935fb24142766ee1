import { act, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Home } from '../../../entries/home-screen.tsx'
import { userEvent } from '../../../testing/acts/user-event.ts'
import { datosDe } from '../../../testing/datos-prospecto.ts'
import { type Answer, type Answers, fakeServer } from '../../../testing/fake-server.ts'
import { oscar } from '../../../testing/ficha.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { ventaDe } from '../../../testing/venta.ts'

const reutilizable = { ...oscar, dsEsReutilizable: true }

function open(at: string, session = {}, answers: Answers = {}) {
  fakeServer({
    obtenerProspectos: ({ limite }) => (limite === 1 ? [] : [reutilizable]),
    obtenerEstadosProspectos: [],
    obtenerTipoProspectos: [],
    obtenerVistas: { vistas: [] },
    obtenerEtiquetas: { etiquetas: [] },
    obtenerMiDia: { grupos: [] },
    obtenerAsesoresDelEquipo: { asesores: [], deProspecto: null },
    obtenerVenta: ventaDe({ estado: 'DS Aceptada' }),
    reutilizarDS: { prospectoId: 57 },
    obtenerDatosProspecto: datosDe({ activo: false }),
    ...answers,
  })
  return renderScreen(<Home />, { at, session })
}

const dialog = () => screen.queryByRole('dialog', { name: 'Reutilizar DS' })

test('the reuse of a DS opens over the list, which keeps its filters, and closing it leaves the list', async () => {
  const { router } = open('/home?tipo=REF')
  await userEvent.click(await screen.findByRole('button', { name: 'REUTILIZAR la DS de ÓSCAR PEÑA LAZO' }))
  expect(await screen.findByRole('dialog', { name: 'Reutilizar DS' })).toBeVisible()
  expect(router.state.location.search).toBe('?tipo=REF&reutilizar=12')
  await userEvent.click(await screen.findByRole('button', { name: 'Cerrar' }))
  await waitFor(() => expect(dialog()).toBeNull())
  expect(router.state.location.search).toBe('?tipo=REF')
})

test('the sale that reuses it stands in the address, and goes with the dialog', async () => {
  const { router } = open('/home?tipo=REF')
  await userEvent.click(await screen.findByRole('button', { name: 'REUTILIZAR la DS de ÓSCAR PEÑA LAZO' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Reutilizar' }))
  await waitFor(() => expect(router.state.location.search).toBe('?tipo=REF&reutilizar=12&copia=57'))
  expect(await screen.findByText(/se encuentra inactivo/)).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Cerrar' }))
  await waitFor(() => expect(router.state.location.search).toBe('?tipo=REF'))
})

test('a reload finds it open', async () => {
  open('/home?reutilizar=12')
  expect(await screen.findByRole('dialog', { name: 'Reutilizar DS' })).toBeVisible()
})

test.each([
  ['an address that names nobody', '/home?reutilizar=x', {}],
  ['a reader', '/home?reutilizar=12', { roles: ['jefatura'] }],
])('%s finds the list alone', async (_who, at, session) => {
  open(at, session)
  await screen.findByRole('article')
  expect(dialog()).toBeNull()
})

test('a user who went back while the sale is created stays on the list', async () => {
  const { promise, resolve } = Promise.withResolvers<Answer<'reutilizarDS'>>()
  const { router } = open('/home?tipo=REF', {}, { reutilizarDS: () => promise })
  await userEvent.click(await screen.findByRole('button', { name: 'REUTILIZAR la DS de ÓSCAR PEÑA LAZO' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Reutilizar' }))
  await act(() => router.navigate(-1))
  await waitFor(() => expect(dialog()).toBeNull())
  await act(async () => resolve({ prospectoId: 57 }))
  expect(router.state.location.search).toBe('?tipo=REF')
  expect(dialog()).toBeNull()
})
