import { expect, test } from 'vitest'
import { addressOfReturn, loginOf } from './retorno.ts'

test.each([
  '/dashboard/home',
  '/dashboard/',
  '/consola/',
  '/consola/mesa?ver=hoy&pagina=2',
  '/dashboard/timeline?prospectoId=12',
])('%s is a screen of ours: the login returns there', (path) => {
  expect(addressOfReturn(path)).toBe(path)
})

test.each([
  null,
  '',
  'https://otro.example',
  '//otro.example/dashboard/home',
  '/\\otro.example',
  '/dashboard/..//otro.example',
  '/dashboard//otro.example',
  '/dashboard/\\otro.example',
  '/dashboard/%2e%2e//otro.example',
  '/dashboardotro.example',
  '/consola@otro.example/',
  'javascript:alert(1)',
  '/api/alerce/v1/sesion',
  '/dashboard/login?ingreso=empresa_negada',
  `/dashboard/${'x'.repeat(600)}`,
])('%s is none: the login ends on the portfolio', (path) => {
  expect(addressOfReturn(path)).toBe('/dashboard/home')
})

test('each entry has its own login page', () => {
  expect(['/dashboard/home', '/consola/mesa'].map(loginOf)).toEqual(['/dashboard/login', '/consola/login'])
})
