import { describe, expect, test } from 'vitest'
import { dentroDeHorario } from './horario.ts'

describe('hours in which a role may come in', () => {
  const horarios = { asesor: { desde: '08:00:00', hasta: '20:00:00' } }
  test.each<[roles: string[], hora: string, abierto: boolean]>([
    [['asesor'], '07:59:59', false],
    [['asesor'], '08:00:00', true],
    [['asesor'], '20:00:01', false],
    [['asesor', 'jefatura'], '23:00:00', true],
    [['mesa'], '03:00:00', true],
  ])('%o at %s: %s', (roles, hora, abierto) => {
    expect(dentroDeHorario(roles, horarios, hora)).toBe(abierto)
  })
})
