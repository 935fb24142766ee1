import { describe, expect, test } from 'vitest'
import { factor, pesos, uf, valorUF } from '../base/dinero/tipos.ts'
import type { PersonaCotizada } from './cotizar.ts'
import { dichoDelPago, fraseDelPago, fuenteDelPrecio, lineasDelPrecio, type PrecioMostrado } from './lineas.ts'

const titular: PersonaCotizada = {
  etiqueta: 'Titular',
  rol: 'cotizante',
  edad: 66,
  tramo: { desde: 65, hasta: null },
  factor: factor(2.4),
  exento: false,
  gesUF: uf(0.731),
}
const hijo: PersonaCotizada = {
  etiqueta: 'Hijo',
  rol: 'carga',
  edad: 1,
  tramo: { desde: 0, hasta: 20 },
  factor: factor(0),
  exento: true,
  gesUF: uf(0),
}
const precio: PrecioMostrado = {
  nombrePlan: 'Alerce Bosque',
  codigoPlan: 'ALBQ',
  preciobasePlanUF: uf(2.34),
  factorGrupoFamiliar: factor(2.4),
  personas: [titular, hijo],
  precioPlanUF: uf(5.616),
  precioGesUF: uf(0.731),
  CAECUF: uf(0.05),
  BESUF: uf(0.142),
  beneficios: [{ codigo: 5, nombre: 'Cobertura dental', precioUF: uf(0.142) }],
  totalUF: uf(6.539),
  totalPesos: pesos(268_741),
  precioCOMPOS: uf(0),
  precioCOMNEG: uf(0),
  fuentes: {
    primaGesUF: uf(0.731),
    primaGesDesde: '01-01-2026',
    factores: 'Tabla Única',
    factoresDesde: '01-04-2020',
    fecha: '05-10-2026',
  },
  uf: { valor: valorUF(41_098.15), fecha: '05-10-2026', referencia: false },
}
const lineas = (cambio: Partial<PrecioMostrado> = {}) =>
  lineasDelPrecio({ ...precio, ...cambio }).map(
    ({ concepto, nota, monto }) => `${concepto}${nota ? ` (${nota})` : ''}: ${monto}`,
  )

describe('the lines of a price', () => {
  test('in the order in which it is made, each with how it came about', () => {
    expect(lineas()).toEqual([
      'Precio base (Alerce Bosque · ALBQ): 2,340',
      'Titular, 66 años (65 y más, cotizante): 2,4',
      'Hijo, 1 año (menor de 2 años, sin factor): 0,0',
      '× Factor Grupo Familiar: 2,4',
      'Precio Plan Complementario (2,340 × 2,4): 5,616',
      'Precio GES (1 persona × 0,731, desde 01-01-2026): 0,731',
      'Precio CAEC (una por contrato): 0,050',
      'Precio Beneficio Adicional: 0,142',
      'Cobertura dental: 0,142',
      'Total Cotización Pactada: 6,539 UF',
      '× UF del 05-10-2026: 41.098,15',
      'Total en pesos (redondeado una vez, al final): $\u00a0268.741',
    ])
  })

  test('of the giver of a pair end in the payment with the compensation added', () => {
    expect(lineas({ precioCOMPOS: uf(0.5) }).slice(-3)).toEqual([
      'Compensación que otorga (fijada por quien otorga): 0,500',
      'Total Cotización Pagar: 7,039 UF',
      'Total a pagar en pesos (redondeado una vez, al final): $\u00a0289.290',
    ])
  })

  test('of the receiver of a pair end in the payment with the compensation deducted', () => {
    expect(lineas({ precioCOMNEG: uf(0.5) }).slice(-3)).toEqual([
      'Compensación que recibe (fijada por quien otorga): −0,500',
      'Total Cotización Pagar: 6,039 UF',
      'Total a pagar en pesos (redondeado una vez, al final): $\u00a0248.192',
    ])
  })

  test('say where tables and UF come from', () => {
    expect(lineas({ uf: { ...precio.uf, referencia: true } })).toContain('× UF de referencia del 05-10-2026: 41.098,15')
    expect(lineas({ personas: [titular, { ...hijo, gesUF: uf(0.731) }] })).toContain(
      'Precio GES (2 personas × 0,731, desde 01-01-2026): 0,731',
    )
    expect(lineas({ personas: [titular, { ...hijo, edad: 0 }] })).toContain(
      'Hijo, menos de 1 año (menor de 2 años, sin factor): 0,0',
    )
    const joven = { ...titular, edad: 30, tramo: { desde: 25, hasta: 35 } }
    expect(lineas({ personas: [joven] })).toContain('Titular, 30 años (25 a menos de 35, cotizante): 2,4')
    expect(fuenteDelPrecio(precio)).toBe('Factores: Tabla Única, desde 01-04-2020; edad cumplida al 05-10-2026.')
    const origen = 'Banco Central de Chile, cargada por Inés Soto el 05-10-2026'
    expect(fuenteDelPrecio({ ...precio, uf: { ...precio.uf, origen } })).toMatch(
      /05-10-2026\. UF: Banco Central de Chile, cargada por Inés Soto el 05-10-2026\.$/,
    )
  })
})

describe('the amount to pay as text', () => {
  const pago = { totalUF: uf(7.361), precioCOMPOS: uf(0), precioCOMNEG: uf(0), uf: precio.uf }

  test.each([
    [{}, '7,361 UF al mes ($\u00a0302.523 con la UF del 05-10-2026)'],
    [
      { precioCOMPOS: uf(1.25) },
      '8,611 UF al mes, 7,361 del plan más 1,250 que otorga a su pareja ($\u00a0353.896 con la UF del 05-10-2026)',
    ],
    [
      { precioCOMNEG: uf(1.25) },
      '6,111 UF al mes, 7,361 del plan menos 1,250 que recibe de su pareja ($\u00a0251.151 con la UF del 05-10-2026)',
    ],
    [{ uf: null }, '7,361 UF al mes'],
    [
      { uf: { ...precio.uf, referencia: true } },
      '7,361 UF al mes ($\u00a0302.523 con la UF de referencia del 05-10-2026)',
    ],
  ])('%j: %s', (cambio, frase) => {
    expect(fraseDelPago({ ...pago, ...cambio })).toBe(frase)
  })

  test('without a pair has no sum', () => {
    expect(dichoDelPago(pago)).toMatchObject({ monto: '7,361 UF', cuenta: null })
  })
})
