import Holidays from 'date-holidays'
import { describe, expect, test } from 'vitest'
import { sumaDias } from './fecha.ts'
import { feriadosDe } from './feriados.ts'
import { feriadosFechados, feriadosFijos, primerAnioDeFeriados, ultimoAnioDeFeriados } from './tabla-feriados.ts'

const anios = Array.from(
  { length: ultimoAnioDeFeriados - primerAnioDeFeriados + 1 },
  (_, index) => primerAnioDeFeriados + index,
)
const biblioteca = new Holidays('CL', { languages: ['es'] })
const nombres: Record<string, string> = { 'La inmaculada concepción': 'Inmaculada Concepción' }

/**
 * Holidays of the library, corrected: Easter Sunday and bank holidays are not legal ones, and it lacks Sábado Santo
 * (Ley 2.977).
 */
const segunBiblioteca = (anio: number) =>
  biblioteca
    .getHolidays(anio)
    .filter(({ type, name }) => type === 'public' && name !== 'Pascua')
    .map(({ date, name }) => [date.slice(0, 10), nombres[name] ?? name] as const)
    .flatMap(([fecha, nombre]) =>
      nombre === 'Viernes Santo'
        ? [
            [fecha, nombre],
            [sumaDias(fecha, 1), 'Sábado Santo'],
          ]
        : [[fecha, nombre]],
    )
    .sort(([a = ''], [b = '']) => a.localeCompare(b))

test.each(anios)('the holidays of %i are those of the library', (anio) => {
  expect(feriadosDe(anio)?.map(({ fecha, nombre }) => [fecha, nombre])).toEqual(segunBiblioteca(anio))
})

test.each(anios)('in %i shops close on five days', (anio) => {
  const dias = feriadosDe(anio)?.flatMap(({ fecha, irrenunciable }) => (irrenunciable ? [fecha.slice(5)] : []))
  expect(dias).toEqual(['01-01', '05-01', '09-18', '09-19', '12-25'])
})

describe('the table', () => {
  test.each([primerAnioDeFeriados - 1, ultimoAnioDeFeriados + 1])('does not reach %i, and says so', (anio) => {
    expect(feriadosDe(anio)).toBeNull()
  })

  test('names the law of each row, and no date twice', () => {
    const filas = [...feriadosFijos, ...feriadosFechados]
    expect(filas.filter(({ ley }) => !/^(Ley|Leyes|Código)/.test(ley))).toEqual([])
    for (const anio of anios) {
      const fechas = feriadosDe(anio)?.map(({ fecha }) => fecha)
      expect(new Set(fechas).size).toBe(fechas?.length)
    }
  })
})
