import { describe, expect, test } from 'vitest'
import { registroDeBorrador } from './borradores.ts'
import {
  cruceDeSuplencias,
  fallaDeDias,
  momentoDeSuplencia,
  type Suplencia,
  ultimoDiaDeSuplencia,
} from './suplencia.ts'
import { estaAbierto, fallaDeTraspaso, type PersonaDeEquipo, parejasPartidas, seDiceRecibido } from './traspaso.ts'

const persona = (id: number, otro: Partial<PersonaDeEquipo> = {}): PersonaDeEquipo => ({
  id,
  activo: true,
  vende: true,
  equipoId: 1,
  ...otro,
})
const [camila, pedro] = [persona(1), persona(2)]
const jefe = { equipoId: 1 }

describe('authors, portfolios and receivers of a transfer', () => {
  test.each([
    ['a head, between two of the team', jefe, camila, pedro, null],
    ['a head, from a deactivated advisor', jefe, persona(1, { activo: false }), pedro, null],
    ['a head, from a user who no longer sells', jefe, persona(1, { vende: false }), pedro, null],
    ['a head, from another team', jefe, persona(1, { equipoId: 2 }), pedro, 'ajeno'],
    ['a head, to another team', jefe, camila, persona(2, { equipoId: 2 }), 'destino'],
    [
      'a head of no team, from an advisor without team',
      { equipoId: null },
      persona(1, { equipoId: null }),
      pedro,
      'ajeno',
    ],
    ['a head, to a deactivated advisor', jefe, camila, persona(2, { activo: false }), 'destino'],
    ['a head, to a user who does not sell', jefe, camila, persona(2, { vende: false }), 'destino'],
    ['anybody, to the same', jefe, camila, camila, 'mismo'],
    [
      'an administrator, over two teams',
      'administracion',
      persona(1, { equipoId: 9 }),
      persona(2, { equipoId: null }),
      null,
    ],
    ['an administrator, to a deactivated advisor', 'administracion', camila, persona(2, { activo: false }), 'destino'],
  ] as const)('%s', (_who, quien, de, a, falla) => {
    expect(fallaDeTraspaso(quien, { de, a })).toBe(falla)
  })
})

test('that it was received is news for thirty days', () => {
  const en = '2026-10-07T12:00:00.000Z'
  expect(seDiceRecibido(en, '2026-11-06T11:59:59.000Z')).toBe(true)
  expect(seDiceRecibido(en, '2026-11-06T12:00:00.000Z')).toBe(false)
})

test('an ended sale is not open', () => {
  expect(estaAbierto('DS en Evaluación')).toBe(true)
  expect(estaAbierto('Renta Insuficiente')).toBe(true)
  expect(estaAbierto('Contrato Suscrito')).toBe(false)
  expect(estaAbierto('Inactivo')).toBe(false)
})

test('of a pair, the half that was chosen alone is found', () => {
  const caso = (id: number, parejaId: number | null = null) => ({ id, parejaId })
  expect(parejasPartidas([caso(1), caso(2, 3), caso(3, 2), caso(4, 5)])).toEqual([caso(4, 5)])
})

describe('a cover', () => {
  const hoy = '2026-10-07'
  const deA = (desde: string, hasta: string): Suplencia => ({ ausenteId: 1, cubreId: 2, desde, hasta })

  test.each([
    ['2026-10-07', '2026-10-07', null],
    ['2026-10-06', '2026-10-20', 'pasado'],
    ['2026-10-10', '2026-10-09', 'orden'],
    ['2026-10-10', ultimoDiaDeSuplencia('2026-10-10'), null],
    ['2026-10-10', '2027-02-07', 'larga'],
  ])('from %s to %s: %s', (desde, hasta, falla) => {
    expect(fallaDeDias({ desde, hasta }, hoy)).toBe(falla)
  })

  test('of a person there is one at a time, and none of a cover', () => {
    const otras = [deA('2026-10-10', '2026-10-20')]
    expect(cruceDeSuplencias({ ...deA('2026-10-20', '2026-10-25'), cubreId: 3 }, otras)).toBe('ausente')
    expect(cruceDeSuplencias(deA('2026-10-21', '2026-10-25'), otras)).toBeNull()
    expect(cruceDeSuplencias({ ...deA('2026-10-15', '2026-10-16'), ausenteId: 2, cubreId: 3 }, otras)).toBe('cadena')
    expect(cruceDeSuplencias({ ...deA('2026-10-15', '2026-10-16'), ausenteId: 3, cubreId: 1 }, otras)).toBe('cadena')
    expect(cruceDeSuplencias({ ...deA('2026-10-15', '2026-10-16'), ausenteId: 3, cubreId: 2 }, otras)).toBeNull()
  })

  test('begins and ends with its days', () => {
    const dias = { desde: '2026-10-07', hasta: '2026-10-08' }
    expect(
      ['2026-10-06', '2026-10-07', '2026-10-08', '2026-10-09'].map((dia) => momentoDeSuplencia(dias, dia)),
    ).toEqual(['por venir', 'en curso', 'en curso', 'vencida'])
  })
})

test.each([
  ['antecedentes:12', { de: 'prospecto', id: 12 }],
  ['preferencias:12:76086428-5', { de: 'prospecto', id: 12 }],
  ['upd:cotizar:12', { de: 'prospecto', id: 12 }],
  ['cita:nueva:12#2', { de: 'prospecto', id: 12 }],
  ['cita:12', { de: 'cita', id: 12 }],
  ['pregunta-ds:12:3', { de: 'declaracion', id: 12 }],
  ['prospecto:nuevo', null],
  ['cita:nueva', null],
  ['evaluacion-medica:12', null],
])('the draft %s is of %o', (formulario, registro) => {
  expect(registroDeBorrador(formulario)).toEqual(registro)
})
