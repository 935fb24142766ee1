import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dibujada } from './cuadricula.ts'
import { ladoALado } from './lado-a-lado.ts'

const cita = (id: string, desde: string, hasta: string) => ({
  id,
  start: `2026-11-24T${desde}`,
  end: `2026-11-24T${hasta}`,
})

/** Appointment as text: 'a 0+1/2' has lane 0, one wide, of two. */
const dichas = (citas: readonly ReturnType<typeof cita>[]) =>
  ladoALado(citas).map(
    ({ cita: { id }, carril: { carril, ancho, carriles } }) => `${id} ${carril}+${ancho}/${carriles}`,
  )

test.each([
  ['alone', [cita('a', '09:00', '10:00')], ['a 0+1/1']],
  ['one after the other', [cita('b', '10:00', '11:00'), cita('a', '09:00', '10:00')], ['a 0+1/1', 'b 0+1/1']],
  ['two at once', [cita('a', '09:00', '10:00'), cita('b', '09:00', '10:00')], ['a 0+1/2', 'b 1+1/2']],
  [
    'a chain of three needs two lanes',
    [cita('a', '09:00', '10:00'), cita('b', '09:30', '10:30'), cita('c', '10:00', '11:00')],
    ['a 0+1/2', 'b 1+1/2', 'c 0+1/2'],
  ],
  [
    'one with nobody at the right takes the space',
    [
      cita('a', '09:00', '12:00'),
      cita('b', '09:00', '10:00'),
      cita('c', '09:00', '10:00'),
      cita('d', '10:00', '11:00'),
    ],
    ['a 0+1/3', 'b 1+1/3', 'c 2+1/3', 'd 1+2/3'],
  ],
  [
    'quarters are drawn half an hour tall, so they stand beside each other',
    [cita('a', '09:00', '09:15'), cita('b', '09:15', '09:30')],
    ['a 0+1/2', 'b 1+1/2'],
  ],
])('%s', (_, citas, expected) => expect(dichas(citas)).toEqual(expected))

test('no two are ever drawn over each other, and none outside of the day', () => {
  const hora = fc.integer({ min: 0, max: 47 })
  const una = fc.tuple(hora, fc.integer({ min: 1, max: 8 })).map(([inicio, largo]) => {
    const texto = (medias: number) => {
      const fin = Math.min(medias, 47)
      return `${String(Math.floor(fin / 2)).padStart(2, '0')}:${fin % 2 ? '30' : '00'}`
    }
    return cita('x', texto(inicio), texto(inicio + largo))
  })
  fc.assert(
    fc.property(fc.array(una, { maxLength: 14 }), (citas) => {
      const puestas = ladoALado(citas).map(({ cita: one, carril }) => ({ ...dibujada(one), ...carril }))
      expect(puestas).toHaveLength(citas.length)
      for (const [i, a] of puestas.entries()) {
        expect(a.carril + a.ancho).toBeLessThanOrEqual(a.carriles)
        for (const b of puestas.slice(i + 1)) {
          const aLaVez = a.desde < b.hasta && b.desde < a.hasta
          const encima = a.carril < b.carril + b.ancho && b.carril < a.carril + a.ancho
          expect(aLaVez && encima).toBe(false)
        }
      }
    }),
  )
})
