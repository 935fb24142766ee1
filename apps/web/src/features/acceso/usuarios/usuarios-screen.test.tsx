import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { userEvent } from '../../../testing/acts/user-event.ts'
import { type Answers, fakeServer, inTurn, Refused } from '../../../testing/fake-server.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { jefa, retirado, usuario } from '../../../testing/usuario.ts'
import { UsuariosScreen } from './usuarios-screen.tsx'

function open(answers: Answers = {}) {
  fakeServer({ obtenerUsuarios: [usuario(), jefa, retirado], ...answers })
  return renderScreen(<UsuariosScreen />, { at: '/usuarios', session: { roles: ['administracion'] } })
}

const names = () => screen.queryAllByRole('rowheader').map((cell) => cell.querySelector('a')?.textContent)

test('a row says who, as what, where and since when', async () => {
  open()
  const row = await screen.findByRole('row', { name: /MATILDE/ })
  const said = within(row)
    .getAllByRole('cell')
    .map((cell) => cell.textContent)
  expect(said).toEqual(['12.345.678-5', 'Asesor', 'Oriente', 'Activo', '07-10-2026 09:58', '2'])
})

test('who never logged in, who has no team and who must change the password', async () => {
  open({ obtenerUsuarios: [usuario({ ultimoIngreso: null, equipo: null, debeCambiarClave: true })] })
  const row = await screen.findByRole('row', { name: /MATILDE/ })
  for (const text of ['Nunca', 'Sin equipo', 'Debe cambiar su contraseña']) expect(row).toHaveTextContent(text)
})

test('the deactivated are there when all are asked for', async () => {
  open()
  expect(await screen.findByRole('region', { name: '2 usuarios' })).toBeVisible()
  await userEvent.click(screen.getByRole('radio', { name: 'Todos' }))
  expect(screen.getByRole('region', { name: '3 usuarios' })).toBeVisible()
  expect(screen.getByText('Desactivado')).toBeVisible()
})

test.each([
  ['nunez', ['BERTA NÚÑEZ']],
  ['oyarzun mat', ['MATILDE ROSA OYARZÚN PÉREZ']],
  ['JEFATURA', ['BERTA NÚÑEZ']],
  ['12.345', ['MATILDE ROSA OYARZÚN PÉREZ']],
  ['123456785', ['MATILDE ROSA OYARZÚN PÉREZ']],
  ['oriente', ['MATILDE ROSA OYARZÚN PÉREZ', 'BERTA NÚÑEZ']],
])('the search %s finds %o and stays out of the URL', async (search, found) => {
  const { router } = open()
  await userEvent.type(await screen.findByLabelText('Buscar'), search)
  expect(names()).toEqual(found)
  expect(router.state.location.search).toBe('')
})

test('fifty are drawn, fifty more by Ver más, and the search finds those that are not', async () => {
  const muchos = Array.from({ length: 60 }, (_, at) => usuario({ usuarioId: at + 1, nombres: `ANA ${at}` }))
  open({ obtenerUsuarios: muchos })
  expect(await screen.findByRole('region', { name: '60 usuarios' })).toBeVisible()
  expect(names()).toHaveLength(50)
  await userEvent.type(screen.getByLabelText('Buscar'), 'ana 59')
  expect(names()).toHaveLength(1)
  await userEvent.clear(screen.getByLabelText('Buscar'))
  await userEvent.click(screen.getByRole('button', { name: 'Ver más' }))
  expect(names()).toHaveLength(60)
})

test('a search without matches can be cleared', async () => {
  open()
  await userEvent.type(await screen.findByLabelText('Buscar'), 'zzz')
  expect(screen.getByText('Ningún usuario coincide con la búsqueda')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Limpiar búsqueda' }))
  expect(names()).toHaveLength(2)
})

test('a list that cannot be read says so and is read again', async () => {
  open({ obtenerUsuarios: inTurn(new Refused(503, ''), [jefa]) })
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'No se han podido obtener los usuarios. Inténtelo nuevamente.',
  )
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }))
  expect(await screen.findByText('BERTA NÚÑEZ')).toBeVisible()
})
