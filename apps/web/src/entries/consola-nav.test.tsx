import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { desksOf, type Session } from '../lib/session/session.ts'
import { renderScreen } from '../testing/render-screen.tsx'
import { ConsolaNav } from './consola-nav.tsx'

const administration = ['Usuarios', 'Enlaces de supervisor', 'Sesiones', 'Accesos', 'Clientes API', 'Correos']

type Roles = Session['roles']

test.each<[Roles, readonly string[]]>([
  [['administracion'], administration],
  [
    ['contraloria', 'administracion'],
    ['Contraloría', ...administration],
  ],
  [
    ['contraloria', 'mesa'],
    ['Contraloría', 'Correos'],
  ],
  [['mesa'], []],
  [['contraloria'], []],
])('%o works at %o', (roles, names) => {
  renderScreen(<ConsolaNav />, { at: '/correos', session: { roles } })
  expect(screen.queryAllByRole('link').map((link) => link.textContent)).toEqual(names)
})

test('the page that is looked at is marked', () => {
  renderScreen(<ConsolaNav />, { at: '/enlaces?nuevo=1', session: { roles: ['administracion'] } })
  const current = screen.getAllByRole('link').filter((link) => link.hasAttribute('aria-current'))
  expect(current.map((link) => link.textContent)).toEqual(['Enlaces de supervisor'])
})

test.each<[Roles, string]>([
  [['administracion'], '/usuarios'],
  [['mesa'], '/correos'],
  [['contraloria'], '/contraloria'],
  [['contraloria', 'administracion'], '/contraloria'],
  [['asesor', 'administracion'], '/home'],
])('%o lands on %s', (roles, path) => expect(desksOf({ roles })[0]?.path).toBe(path))
