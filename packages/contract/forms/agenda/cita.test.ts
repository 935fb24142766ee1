import { describe, expect, test } from 'vitest'
import { applyRules } from '../rules.ts'
import { type CitaForm, citaFuturaRules, citaRules, type ProximaCitaForm, proximaCitaRules, quePaso } from './cita.ts'

const AHORA = { fecha: '2026-10-07', hora: '10:12' }
const buena: CitaForm = {
  prospectoId: '12',
  fecha: '2026-10-08',
  horaInicio: '10:00',
  horaTermino: '10:30',
  comentario: '',
  lugar: '',
  traslado: '0',
  avisar: false,
}
const dichos = (errores: ReturnType<typeof applyRules>) => errores.map((e) => `${e.campo}: ${e.mensaje}`)
const errores = (cambio: Partial<CitaForm>) => dichos(applyRules(citaRules, { ...buena, ...cambio }))

describe('an appointment', () => {
  test.each<[Partial<CitaForm>, string[]]>([
    [{}, []],
    [{ horaTermino: '10:01' }, []],
    [{ horaTermino: '10:00' }, ['horaTermino: La hora de inicio es menor a la de término.']],
    [{ horaTermino: '09:30' }, ['horaTermino: La hora de inicio es menor a la de término.']],
    [{ prospectoId: '' }, ['prospectoId: Elija un prospecto']],
    [{ fecha: '' }, ['fecha: Indique la fecha']],
    [{ fecha: '31-02-2027' }, ['fecha: Fecha no válida: use DD-MM-AAAA']],
    [{ horaInicio: '' }, ['horaInicio: Indique la hora']],
    [{ comentario: 'x'.repeat(500) }, []],
    [{ comentario: 'x'.repeat(501) }, ['comentario: El comentario admite hasta 500 caracteres']],
  ])('%o: %o', (cambio, esperado) => expect(errores(cambio)).toEqual(esperado))
})

test.each([
  ['2026-10-06', '23:00', 'fecha'],
  ['2026-10-07', '10:12', 'hora'],
  ['2026-10-07', '10:13', null],
  ['2026-10-08', '08:00', null],
  ['', '08:00', null],
  ['2026-10-06', '', 'fecha'],
  ['2026-10-07', '', null],
] as const)('%s %s has passed by its %s', (fecha, hora, paso) => expect(quePaso({ fecha, hora }, AHORA)).toBe(paso))

describe('date and time', () => {
  const enElFuturo = (cambio: Partial<CitaForm>, antes: typeof AHORA | null = null) =>
    dichos(applyRules(citaFuturaRules(AHORA, antes), { ...buena, ...cambio }))

  test('a new one lies in the future', () => {
    expect(enElFuturo({})).toEqual([])
    expect(enElFuturo({ fecha: '2026-10-06' })).toEqual(['fecha: La cita debe comenzar en el futuro'])
    expect(enElFuturo({ fecha: '2026-10-07' })).toEqual(['horaInicio: La cita debe comenzar en el futuro'])
  })

  test('one that stays where it stood may have begun', () => {
    const antes = { fecha: '2026-10-07', hora: '10:00' }
    expect(enElFuturo({ fecha: '2026-10-07' }, antes)).toEqual([])
    expect(enElFuturo({ fecha: '2026-10-07', horaInicio: '09:30' }, antes)).toEqual([
      'horaInicio: La cita debe comenzar en el futuro',
    ])
  })
})

describe('the next appointment of a prospect', () => {
  const rules = proximaCitaRules(AHORA)
  test.each<[ProximaCitaForm, string[]]>([
    [{ citaFecha: '', citaHora: '', citaDuracion: null }, []],
    [{ citaFecha: '2026-10-08', citaHora: '09:30', citaDuracion: 30 }, []],
    [
      { citaFecha: '2026-10-08', citaHora: '', citaDuracion: 30 },
      ['citaHora: Para agendar indique fecha, hora y duración'],
    ],
    [
      { citaFecha: '2026-10-08', citaHora: '09:30', citaDuracion: 0 },
      ['citaDuracion: La fecha de fin no puede ser menor o igual a la de inicio'],
    ],
    [
      { citaFecha: '2026-10-07', citaHora: '09:30', citaDuracion: 30 },
      ['citaHora: La cita debe comenzar en el futuro'],
    ],
  ])('%o: %o', (values, esperado) => expect(dichos(applyRules(rules, values))).toEqual(esperado))
})
