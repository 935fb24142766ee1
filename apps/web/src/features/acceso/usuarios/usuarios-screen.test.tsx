import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { expectFocusSomewhere } from '../../../testing/acts/focus.ts'
import { press, userEvent } from '../../../testing/acts/user-event.ts'
import { type Answers, fakeServer, inTurn, payloadsIn, Refused } from '../../../testing/fake-server.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { enUnaPagina, jefa, losUsuarios, retirado, sinBorrador, usuario } from '../../../testing/usuario.ts'
import { UsuariosScreen } from './usuarios-screen.tsx'

function open(answers: Answers = {}) {
  const received = fakeServer({ ...losUsuarios(usuario(), jefa, retirado), ...answers })
  const { router } = renderScreen(<UsuariosScreen />, { at: '/usuarios', session: { roles: ['administracion'] } })
  return { router, sent: payloadsIn(received) }
}

const names = () => screen.queryAllByRole('rowheader').map((cell) => cell.querySelector('a')?.textContent)

test('a row shows user, role, team, state and last login', async () => {
  open()
  const row = await screen.findByRole('row', { name: /MATILDE/ })
  const said = within(row)
    .getAllByRole('cell')
    .map((cell) => cell.textContent)
  expect(said).toEqual(['12.345.678-5', 'Asesor', 'Oriente', 'Activo', '07-10-2026 09:58', '2'])
})

test('users without a login, without a team, or with a provisional password', async () => {
  open(losUsuarios(usuario({ ultimoIngreso: null, equipo: null, debeCambiarClave: true })))
  const row = await screen.findByRole('row', { name: /MATILDE/ })
  for (const text of ['Nunca', 'Sin equipo', 'Debe cambiar su contraseña']) expect(row).toHaveTextContent(text)
})

test('the deactivated are there when all are asked for', async () => {
  open()
  expect(await screen.findByRole('region', { name: '2 usuarios' })).toBeVisible()
  await userEvent.click(screen.getByRole('radio', { name: 'Todos' }))
  expect(await screen.findByRole('region', { name: '3 usuarios' })).toBeVisible()
  expect(screen.getByText('Desactivado')).toBeVisible()
})

test('the search runs on the server after a pause in typing, and stays out of the URL', async () => {
  const { router, sent } = open({
    obtenerUsuarios: ({ texto }) => enUnaPagina(...(texto ? [jefa] : [usuario(), jefa])),
  })
  await userEvent.type(await screen.findByLabelText('Buscar'), 'nunez')
  expect(await screen.findByRole('region', { name: '1 usuario' })).toBeVisible()
  expect(names()).toEqual(['BERTA NÚÑEZ'])
  expect(sent('obtenerUsuarios')).toEqual([
    { texto: '', soloActivos: true },
    { texto: 'nunez', soloActivos: true },
  ])
  expect(screen.getByLabelText('Buscar')).toHaveFocus()
  expect(router.state.location.search).toBe('')
})

test('Ver más brings the next page, and says of how many; the focus stays', async () => {
  const { sent } = open({
    obtenerUsuarios: ({ cursor }) => ({
      filas: [cursor ? jefa : usuario()],
      siguiente: cursor ? null : 3,
      cuantos: 60,
    }),
  })
  expect(await screen.findByRole('region', { name: '60 usuarios' })).toBeVisible()
  await press('Ver más')
  await waitFor(() => expect(names()).toEqual(['MATILDE ROSA OYARZÚN PÉREZ', 'BERTA NÚÑEZ']))
  expect(sent('obtenerUsuarios').at(-1)).toEqual({ texto: '', soloActivos: true, cursor: 3 })
  expect(screen.queryByRole('button', { name: 'Ver más' })).toBeNull()
  await expectFocusSomewhere()
})

test('one that is on no page yet is opened by its address', async () => {
  fakeServer({
    ...losUsuarios(jefa, usuario()),
    obtenerUsuarios: enUnaPagina(jefa),
    obtenerEquipos: [],
    ...sinBorrador,
  })
  renderScreen(<UsuariosScreen />, { at: '/usuarios?usuarioId=3', session: { roles: ['administracion'] } })
  expect(await screen.findByRole('dialog', { name: 'MATILDE ROSA OYARZÚN PÉREZ' })).toBeVisible()
})

test('a search without matches can be cleared', async () => {
  open({ obtenerUsuarios: ({ texto }) => enUnaPagina(...(texto ? [] : [usuario(), jefa])) })
  await userEvent.type(await screen.findByLabelText('Buscar'), 'zzz')
  expect(await screen.findByText('Ningún usuario coincide con la búsqueda')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Limpiar búsqueda' }))
  await waitFor(() => expect(names()).toHaveLength(2))
  await expectFocusSomewhere()
})

test('a list that cannot be read says so and is read again', async () => {
  open({ obtenerUsuarios: inTurn(new Refused(503, ''), enUnaPagina(jefa)) })
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'No se han podido obtener los usuarios. Inténtelo nuevamente.',
  )
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }))
  expect(await screen.findByText('BERTA NÚÑEZ')).toBeVisible()
})
