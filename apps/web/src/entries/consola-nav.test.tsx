import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { desksOf, type Session } from '../lib/session/session.ts'
import { fakeServer } from '../testing/fake-server.ts'
import { renderScreen } from '../testing/render-screen.tsx'
import { ConsolaNav, JefaturaNav } from './consola-nav.tsx'

const administration = [
  'Usuarios',
  'Enlaces de supervisor',
  'Carteras',
  'Sesiones',
  'Accesos',
  'Catálogo',
  'Textos',
  'Personas',
  'Clientes API',
  'Webhooks',
  'Correos',
  'Estado',
]
const mesa = ['Pendientes 7']

type Roles = Session['roles']

test.each<[Roles, readonly string[]]>([
  [['administracion'], administration],
  [
    ['contraloria', 'administracion'],
    ['Contraloría', 'Resueltas', ...administration],
  ],
  [
    ['contraloria', 'mesa'],
    ['Contraloría', 'Resueltas', ...mesa, 'Correos'],
  ],
  [['mesa'], [...mesa, 'Correos']],
  [['contraloria'], ['Contraloría', 'Resueltas']],
  [['jefatura'], ['Cartera', 'Equipo', 'Autorizaciones', 'Enlaces de supervisor', 'Carteras']],
  [
    ['jefatura', 'mesa'],
    ['Cartera', 'Equipo', 'Autorizaciones', 'Enlaces de supervisor', 'Carteras', ...mesa, 'Correos'],
  ],
])('%o works at %o', async (roles, names) => {
  fakeServer({
    obtenerPendientesMesa: {
      filas: [],
      totales: { firma: 0, pago: 0, irregularidad: 4, fun: 2, mandato: 0, rechazo: 1, devolucion: 0 },
      metaHoras: 24,
    },
  })
  renderScreen(<ConsolaNav />, { at: '/correos', session: { roles } })
  await waitFor(() => expect(screen.queryAllByRole('link').map((link) => link.textContent)).toEqual(names))
})

test.each(['/equipo', '/metas', '/alertas'])('on %s the team is marked', (at) => {
  renderScreen(<JefaturaNav />, { at, session: { roles: ['jefatura'] } })
  const current = screen.getAllByRole('link').filter((link) => link.hasAttribute('aria-current'))
  expect(current.map((link) => link.textContent)).toEqual(['Equipo'])
})

test('the page that is looked at is marked', () => {
  renderScreen(<ConsolaNav />, { at: '/enlaces?nuevo=1', session: { roles: ['administracion'] } })
  const current = screen.getAllByRole('link').filter((link) => link.hasAttribute('aria-current'))
  expect(current.map((link) => link.textContent)).toEqual(['Enlaces de supervisor'])
})

test.each<[Roles, string]>([
  [['administracion'], '/usuarios'],
  [['mesa'], '/mesa'],
  [['contraloria'], '/contraloria'],
  [['contraloria', 'administracion'], '/contraloria'],
  [['asesor', 'administracion'], '/home'],
  [['jefatura'], '/home'],
])('%o lands on %s', (roles, path) => expect(desksOf({ roles })[0]?.path).toBe(path))

test('the portfolio of a head of team stands in the other entry', () => {
  renderScreen(<ConsolaNav />, { at: '/autorizaciones', session: { roles: ['jefatura'] } })
  expect(screen.getByRole('link', { name: 'Cartera' })).toHaveAttribute('href', '/dashboard/home')
  expect(screen.getByRole('link', { name: 'Autorizaciones' }).ariaCurrent).toBe('page')
})

test('a head of team goes from the portfolio, a link of the bar above, to the pending decisions', () => {
  renderScreen(<JefaturaNav />, { at: '/home', session: { roles: ['jefatura'] } })
  expect(screen.queryByRole('link', { name: 'Cartera' })).toBeNull()
  expect(screen.getByRole('link', { name: 'Autorizaciones' })).toHaveAttribute('href', '/consola/autorizaciones')
})

test.each([['asesor' as const], ['supervisor' as const]])('%s has one place alone', (role) => {
  renderScreen(<JefaturaNav />, { at: '/home', session: { roles: [role] } })
  expect(screen.queryByRole('link')).toBeNull()
})
