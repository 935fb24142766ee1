import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { finDelDia, inicioDelDia } from '../base/fechas/dia.ts'
import { DIA_MS, MINUTO_MS } from '../base/fechas/duracion.ts'
import { sumaDias } from '../base/fechas/fecha.ts'
import { hoyEnSantiago } from '../base/fechas/instante.ts'
import { type EstadoProspecto, estadosDelProspecto } from '../postulacion/estado.ts'
import { claseDelDia, plazoDe, plazosDelDia } from './mi-dia/plazos.ts'
import { citaDelDia, diasDeAtraso, siguientes } from './siguiente.ts'

const claseDe = (estado: EstadoProspecto) => claseDelDia(siguientes[estado], estado)
/** Group of the day for a case known only by its Estado. */
const grupoDelDia = ({ estado, desde, ahora }: { estado: EstadoProspecto; desde: string; ahora: string }) =>
  plazoDe(plazosDelDia(hoyEnSantiago(ahora)), { clase: claseDe(estado), desde })?.grupo ?? null

const cerrados: readonly EstadoProspecto[] = ['DS Rechazada', 'DS Anulada', 'Contrato Suscrito', 'Inactivo']
const antes = (instante: string) => new Date(Date.parse(instante) - 1).toISOString()

describe('no state without a next step', () => {
  test.each(estadosDelProspecto)('%s', (estado) => {
    const siguiente = siguientes[estado]
    expect(siguiente.paso).toMatch(/^\p{Lu}.+\P{P}$/u)
    expect(siguiente.actua === 'nadie').toBe(cerrados.includes(estado))
  })

  test.each(estadosDelProspecto.filter((estado) => !cerrados.includes(estado)))('%s has a term', (estado) => {
    const siguiente = siguientes[estado]
    expect(siguiente).toMatchObject({ plazoDias: expect.any(Number) })
    expect(plazosDelDia('2026-10-07').filter(({ clase }) => clase === claseDe(estado))).toHaveLength(2)
  })

  test('an expired term of another side gives the advisor a step', () => {
    for (const siguiente of Object.values(siguientes))
      if ('recordar' in siguiente) expect(siguiente.recordar).toMatch(/^(Recordar|Consultar) al? /)
  })

  test('the same text never names two steps of different people', () => {
    const pasos = Object.values(siguientes).map(({ actua, paso }) => `${paso} / ${actua}`)
    expect(new Set(pasos.map((one) => one.split(' / ')[0])).size).toBe(new Set(pasos).size)
  })
})

describe('the day of a case', () => {
  const ahora = '2026-10-07T15:00:00.000Z'
  const haceDias = (dias: number) => `${sumaDias('2026-10-07', -dias)}T14:00:00.000Z`

  test.each([
    ['Prospecto Ingresado', 0, null],
    ['Prospecto Ingresado', 2, null],
    ['Prospecto Ingresado', 3, 'hoy'],
    ['Prospecto Ingresado', 4, 'atrasado'],
    ['Prospecto Ingresado', 400, 'atrasado'],
    ['DS en Revisión', 0, null],
    ['DS en Revisión', 1, 'hoy'],
    ['DS en Revisión', 2, 'atrasado'],
    ['DS en Evaluación', 0, 'espera'],
    ['DS en Evaluación', 2, 'espera'],
    ['DS en Evaluación', 3, 'atrasado'],
    ['Invitación Enviada', 3, 'espera'],
    ['Invitación Enviada', 4, 'atrasado'],
    ['Documentos Enviados', 3, 'espera'],
    ['Documentos Enviados', 4, 'atrasado'],
    ['DS Rechazada', 100, null],
    ['Contrato Suscrito', 0, null],
    ['Inactivo', 3, null],
  ] as const)('%s for %i days: %s', (estado, dias, grupo) => {
    expect(grupoDelDia({ estado, desde: haceDias(dias), ahora })).toBe(grupo)
  })

  test('a change that another clock dates a little ahead of ours is not lost', () => {
    const desde = '2026-10-07T15:00:01.000Z'
    expect(grupoDelDia({ estado: 'DS en Evaluación', desde, ahora })).toBe('espera')
    expect(grupoDelDia({ estado: 'DS en Revisión', desde, ahora })).toBeNull()
  })

  // 'Prospecto Ingresado' has three days, counted in Santiago, also days of 23 or 25 hours
  test.each([
    ['April, when 23 h comes twice', '2026-04-02', '2026-04-05'],
    ['the day before', '2026-04-01', '2026-04-04'],
    ['a term that holds the long day', '2026-04-04', '2026-04-07'],
    ['September, when there is no midnight', '2026-09-03', '2026-09-06'],
    ['the last day of winter', '2026-09-02', '2026-09-05'],
    ['a term that begins on the short day', '2026-09-06', '2026-09-09'],
    ['a new year', '2026-12-30', '2027-01-02'],
  ])('its edges: %s', (_when, fecha, vence) => {
    const estado = 'Prospecto Ingresado'
    for (const desde of [inicioDelDia(fecha), antes(finDelDia(fecha))]) {
      expect(grupoDelDia({ estado, desde, ahora: antes(inicioDelDia(vence)) })).toBeNull()
      expect(grupoDelDia({ estado, desde, ahora: inicioDelDia(vence) })).toBe('hoy')
      expect(grupoDelDia({ estado, desde, ahora: antes(finDelDia(vence)) })).toBe('hoy')
      expect(grupoDelDia({ estado, desde, ahora: finDelDia(vence) })).toBe('atrasado')
    }
  })

  test('23:59 and 00:00 belong to different days', () => {
    const estado = 'DS en Revisión'
    const ahora = '2026-04-05T12:00:00.000Z'
    expect(grupoDelDia({ estado, desde: '2026-04-05T03:59:00.000Z', ahora })).toBe('hoy')
    expect(grupoDelDia({ estado, desde: '2026-04-05T04:00:00.000Z', ahora })).toBeNull()
    expect(grupoDelDia({ estado, desde: '2026-04-04T02:59:00.000Z', ahora })).toBe('atrasado')
  })
})

describe('the stretches of a day', () => {
  const instante = (min: string, max: string) =>
    fc.date({ min: new Date(min), max: new Date(max), noInvalidDate: true }).map((date) => date.toISOString())

  test('put each case where it belongs, and into one at most', () => {
    const ahoras = instante('2026-03-25', '2026-09-20')
    const hace = fc.integer({ min: 0, max: 8 * DIA_MS })
    const casos = fc.property(fc.constantFrom(...estadosDelProspecto), ahoras, hace, (estado, ahora, ms) => {
      const desde = new Date(Date.parse(ahora) - ms).toISOString()
      const suyos = plazosDelDia(hoyEnSantiago(ahora)).filter(
        (tramo) =>
          tramo.clase === claseDe(estado) &&
          Date.parse(desde) >= Date.parse(tramo.desde ?? '1900-01-01') &&
          Date.parse(desde) < Date.parse(tramo.hasta ?? '2200-01-01'),
      )
      expect(suyos.map(({ grupo }) => grupo)).toEqual([grupoDelDia({ estado, desde, ahora })].filter(Boolean))
      const { plazoDias = 0 } = siguientes[estado] as { plazoDias?: number }
      for (const { grupo } of suyos)
        expect(diasDeAtraso(desde, plazoDias, hoyEnSantiago(ahora)) > 0).toBe(grupo === 'atrasado')
    })
    fc.assert(casos, { numRuns: 400 })
  })
})

describe('days overdue', () => {
  test.each([
    ['2026-10-07T14:00:00.000Z', 0, 0],
    ['2026-10-06T14:00:00.000Z', 0, 1],
    ['2026-10-07T02:59:00.000Z', 0, 1],
    ['2026-10-04T14:00:00.000Z', 3, 0],
    ['2026-10-03T14:00:00.000Z', 3, 1],
    ['2026-09-05T14:00:00.000Z', 3, 29],
    ['2026-10-08T14:00:00.000Z', 0, 0],
  ])('since %s with a term of %i: %i', (desde, plazo, dias) => {
    expect(diasDeAtraso(desde, plazo, '2026-10-07')).toBe(dias)
  })
})

describe('an appointment without outcome', () => {
  const ahora = '2026-09-05T15:00:00.000Z'
  test.each([
    ['later today', '2026-09-05T16:30:00.000Z', 60, { grupo: 'hoy', paso: 'Cita a las 12:30' }],
    ['under way', '2026-09-05T14:30:00.000Z', 60, { grupo: 'hoy', paso: 'Cita a las 10:30' }],
    ['ended just now', '2026-09-05T14:00:00.000Z', 60, { grupo: 'atrasado', paso: 'Cerrar la cita: ¿se realizó?' }],
    ['of last week', '2026-08-29T14:00:00.000Z', 60, { grupo: 'atrasado', paso: 'Cerrar la cita: ¿se realizó?' }],
    ['in the last minutes of today', '2026-09-06T03:30:00.000Z', 30, { grupo: 'hoy', paso: 'Cita a las 23:30' }],
    ['at the first hour of the day without midnight', '2026-09-06T04:00:00.000Z', 30, null],
    ['of next week', '2026-09-12T14:00:00.000Z', 30, null],
  ])('%s', (_when, inicio, minutos, expected) => {
    const termino = new Date(Date.parse(inicio) + minutos * MINUTO_MS).toISOString()
    expect(citaDelDia({ inicio, termino, ahora })).toEqual(expected)
  })
})
