import { peticionDe } from '@alerce/contract/wire/peticion'
import { describe, expect, test } from 'vitest'
import { goTo } from './routes.ts'
import { desksOf } from './session/session.ts'
import { halfHours } from './time/half-hours.ts'

describe('paths of screens', () => {
  test.each([
    ['home', {}, '/home'],
    ['timeline', { prospectoId: 12 }, '/timeline?prospectoId=12'],
    ['postulantDs', { prospectoId: 12, identificador: 34 }, '/postulant-ds?prospectoId=12&identificador=34'],
    ['postulantData', { prospectoId: 12, identificador: null }, '/postulant-data?prospectoId=12'],
  ] as const)('%s with %o is %s', (screen, ids, path) => expect(goTo(screen, ids)).toBe(path))
})

describe('the desks of a user', () => {
  test.each([
    [['asesor'], '/home'],
    [['jefatura'], '/home'],
    [['contraloria'], '/contraloria'],
    [['mesa'], '/mesa'],
    [['administracion'], '/usuarios'],
    [['administracion', 'asesor'], '/home'],
    [['supervisor'], '/home'],
  ] as const)('%o works at %s', (roles, path) => expect(desksOf({ roles: [...roles] })[0]?.path).toBe(path))
})

test('the appointment pickers go from 08:00 to 22:00 by half hours', () => {
  const hours = halfHours.map(({ value }) => value)
  expect(hours).toHaveLength(29)
  expect([hours[0], hours[1], hours[2], hours.at(-1)]).toEqual(['08:00', '08:30', '09:00', '22:00'])
})

describe('a call made ready', () => {
  const route = { envelope: 'data', effect: 'read', refusal: 'status', bearer: true } as const

  test.each([
    ['/api/v1/Ciudades/{id}', { id: 5 }, '/api/v1/Ciudades/5'],
    ['/api/v1/x/{id}', { id: 'a/b' }, '/api/v1/x/a%2Fb'],
    ['/api/v1/x', { a: 1, b: null, c: 'ñ' }, '/api/v1/x?a=1&c=%C3%B1'],
    ['/api/v1/x', {}, '/api/v1/x'],
  ])('GET %s with %o is %s', (path, payload, url) =>
    expect(peticionDe({ ...route, method: 'GET', path }, payload)).toEqual({ url, body: null, headers: {} }),
  )

  test('a POST keeps its payload in the body', () => {
    const made = peticionDe({ ...route, method: 'POST', path: '/api/v1/x' }, { a: 1 })
    expect(made).toEqual({ url: '/api/v1/x', body: '{"a":1}', headers: { 'content-type': 'application/json' } })
  })
})
