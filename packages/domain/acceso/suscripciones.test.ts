import { describe, expect, test } from 'vitest'
import { revisaDireccion } from './suscripciones.ts'

describe('the address of a webhook', () => {
  test.each([
    ['https://crm.example.cl/alerce', null],
    [' https://crm.example.cl:8443/a?b=ñ ', null],
    ['crm.example.cl/alerce', 'formato'],
    ['ftp://crm.example.cl', 'formato'],
    ['', 'formato'],
    ['http://crm.example.cl', 'sin https'],
    ['http://127.0.0.1:4000/', 'sin https'],
    ['https://ana:clave@crm.example.cl', 'con clave'],
    [`https://crm.example.cl/${'a'.repeat(500)}`, 'larga'],
  ])('%s: %s', (escrita, falla) => {
    expect(revisaDireccion(escrita, { local: false })).toBe(falla)
  })

  test.each([
    ['http://127.0.0.1:4000/', null],
    ['http://localhost:4000/', 'sin https'],
    ['http://10.0.0.1/', 'sin https'],
  ])('in a demonstration, %s: %s', (escrita, falla) => {
    expect(revisaDireccion(escrita, { local: true })).toBe(falla)
  })
})
