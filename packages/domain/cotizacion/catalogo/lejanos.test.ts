import { describe, expect, test } from 'vitest'
import { compararTabla, type FilaDeTabla } from './comparar.ts'
import { anterioresDe, esLejano } from './lejanos.ts'

test.each([
  [41_130.94, 415_000.12, 5, true],
  [41_130.94, 41_139.15, 5, false],
  [100, 105, 5, false],
  [100, 94.9, 5, true],
  [2.34, 3.6, 50, true],
  [2.34, 3.5, 50, false],
  [0.142, 0, 50, true],
  [0, 0.05, 50, true],
  [0, 0, 50, false],
])('%s then %s at %s %%: far %s', (antes, ahora, porcentaje, lejano) => {
  expect(esLejano(antes, ahora, porcentaje)).toBe(lejano)
})

describe('a row is held against', () => {
  const uf = (fecha: string, valor: string): FilaDeTabla => ({ fecha, valor })
  const contra = (clave: string[], actuales: FilaDeTabla[], archivo: FilaDeTabla[]) => {
    const escritas = archivo.map((datos, at) => ({ linea: at + 2, datos, quitar: false }))
    const comparadas = compararTabla({ clave, completa: false }, actuales, escritas)
    const anteriores = anterioresDe({ clave }, actuales, comparadas)
    return comparadas.map((fila) => anteriores(fila))
  }

  test('the last day before it, in the table or in the file', () => {
    const actuales = [uf('2026-10-09', '1'), uf('2026-10-08', '2')]
    expect(contra(['fecha'], actuales, [uf('2026-11-28', '3'), uf('2026-11-29', '4')])).toEqual([
      [uf('2026-10-09', '1')],
      [uf('2026-11-28', '3')],
    ])
  })

  test('the one it replaces, too', () => {
    const actuales = [uf('2026-10-08', '2'), uf('2026-10-09', '1')]
    expect(contra(['fecha'], actuales, [uf('2026-10-09', '10')])).toEqual([
      [uf('2026-10-09', '1'), uf('2026-10-08', '2')],
    ])
  })

  test('the same step of the table before, and nothing where there is none', () => {
    const tramo = (desde: string, edadDesde: string) => ({ desde, edadDesde })
    const actuales = [tramo('2020-04-01', '0'), tramo('2020-04-01', '20')]
    expect(contra(['desde', 'edadDesde'], actuales, [tramo('2027-01-01', '20'), tramo('2027-01-01', '25')])).toEqual([
      [tramo('2020-04-01', '20')],
      [],
    ])
    expect(contra(['codigo'], [], [{ codigo: '1' }])).toEqual([[]])
  })
})
