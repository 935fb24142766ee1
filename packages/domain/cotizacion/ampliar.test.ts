import { expect, test } from 'vitest'
import { pesos } from '../base/dinero/tipos.ts'
import { type PlanesQueQuedan, queAmpliar } from './ampliar.ts'

const rango = { minimo: pesos(105_000), maximo: pesos(150_000) }
const plan = (nombre: string, total: number) => ({ nombre, totalPesos: pesos(total) })
const cubre = (hospitalario: number, ambulatorio: number) => ({ hospitalario, ambulatorio })
const trasTodo = (...conBonificacion: PlanesQueQuedan['conBonificacion']): PlanesQueQuedan => ({
  enRegion: 9,
  conPrestador: [cubre(80, 60), cubre(90, 70), cubre(90, 80)],
  conBonificacion,
})

test.each<[string, PlanesQueQuedan, string | null]>([
  [
    'no plan in the region',
    { ...trasTodo(), enRegion: 0, conPrestador: [] },
    'No hay planes en venta en esa región: elija otra.',
  ],
  [
    'none with the provider',
    { ...trasTodo(), conPrestador: [] },
    'Ningún plan de la región incluye a ese prestador: elija otro, o cualquiera.',
  ],
  [
    'none so good there',
    trasTodo(),
    'Con ese prestador la mayor bonificación es 90 % hospitalaria y 80 % ambulatoria.',
  ],
  [
    'all too dear',
    trasTodo(plan('Laguna', 200_000), plan('Bosque', 151_000)),
    'El más cercano, Bosque, cuesta $\u00a0151.000: suba el máximo del rango en $\u00a01.000.',
  ],
  [
    'the nearest too cheap',
    trasTodo(plan('Laguna', 200_000), plan('Arroyo', 104_999)),
    'El más cercano, Arroyo, cuesta $\u00a0104.999: baje el mínimo del rango en $\u00a01.',
  ],
  ['one that gives all', trasTodo(plan('Bosque', 105_000), plan('Laguna', 900_000)), null],
])('%s', (_title, quedan, texto) => expect(queAmpliar(quedan, rango)?.texto ?? null).toBe(texto))

test.each([
  ['within it', 130_000, 130_000, null, null],
  ['above it', 130_001, 130_000, 'adicional', 'suba el monto adicional en $\u00a01.'],
  [
    'above the range and above it',
    151_000,
    130_000,
    'maximo',
    'suba el máximo del rango en $\u00a01.000 y suba el monto adicional en $\u00a021.000.',
  ],
  ['above the range alone', 151_000, 200_000, 'maximo', 'suba el máximo del rango en $\u00a01.000.'],
  ['below the range', 104_000, 130_000, 'minimo', 'baje el mínimo del rango en $\u00a01.000.'],
])('of the amount added to the 7 %%, a price %s', (_title, total, tope, motivo, fin) => {
  const ampliar = queAmpliar(trasTodo(plan('Bosque', total)), rango, pesos(tope))
  expect(ampliar?.motivo ?? null).toBe(motivo)
  if (fin !== null) expect(ampliar?.texto.endsWith(`: ${fin}`)).toBe(true)
})

test('the nearest of several is the one that asks for least', () => {
  const quedan = trasTodo(plan('Laguna', 149_000), plan('Bosque', 140_000))
  expect(queAmpliar(quedan, rango, pesos(120_000))?.texto).toMatch(/^El más cercano, Bosque, .* en \$\u00a020\.000\.$/)
})
