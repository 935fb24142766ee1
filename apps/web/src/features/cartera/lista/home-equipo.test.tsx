import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { userEvent } from '../../../testing/acts/user-event.ts'
import { fakeServer } from '../../../testing/fake-server.ts'
import { fichaDe } from '../../../testing/ficha.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { HomeScreen } from './home-screen.tsx'

function open(at: string, roles: ['jefatura'] | ['asesor']) {
  const received = fakeServer({
    obtenerAsesoresDelEquipo: {
      asesores: [
        { identificador: 7, nombre: 'Camila Rojas', activo: true },
        { identificador: 8, nombre: 'Pedro Soto', activo: false },
      ],
      deProspecto: null,
    },
    obtenerProspectos: [fichaDe(1)],
    obtenerEstadosProspectos: [],
    obtenerTipoProspectos: [],
    obtenerVistas: { vistas: [] },
    obtenerEtiquetas: { etiquetas: [] },
  })
  const { router } = renderScreen(<HomeScreen />, { at, session: { roles } })
  const de = () =>
    received.flatMap(({ name, payload }) =>
      name === 'obtenerProspectos' && payload.limite !== 1 ? [payload.identificador] : [],
    )
  return { router, de }
}

test('a head of team filters the portfolio by an advisor of the team, kept in the address', async () => {
  const { router, de } = open('/home', ['jefatura'])
  await screen.findByRole('option', { name: 'Pedro Soto (desactivado)' })
  const asesor = screen.getByRole('combobox', { name: 'Asesor' })
  await userEvent.selectOptions(asesor, 'Camila Rojas')
  await waitFor(() => expect(de().at(-1)).toBe(7))
  expect(router.state.location.search).toBe('?asesor=7')
  expect(asesor).toHaveFocus()
  await userEvent.click(screen.getByRole('button', { name: 'Limpiar búsqueda' }))
  await waitFor(() => expect(router.state.location.search).toBe(''))
})

test('an advisor cannot choose another, even by the address', async () => {
  const { de } = open('/home?asesor=8', ['asesor'])
  await waitFor(() => expect(de()).toEqual([undefined]))
  expect(screen.queryByRole('combobox', { name: 'Asesor' })).toBeNull()
})

test('of somebody of another team the address says so, with the way back beside it', async () => {
  open('/home?asesor=99', ['jefatura'])
  expect(await screen.findByRole('option', { name: 'No es de su equipo' })).toHaveProperty('selected', true)
})
