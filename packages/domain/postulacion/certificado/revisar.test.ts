import { describe, expect, test } from 'vitest'
import { type Pesos, pesos } from '../../base/dinero/tipos.ts'
import { type HechosDelCertificado, revisaCertificado } from './revisar.ts'
import { rentasValidadas } from './validada.ts'

const hechos: HechosDelCertificado = {
  rut: '12345678-5',
  rutEmpleador: '76086428-5',
  hoy: '2026-10-07',
  diasDeVigencia: 30,
  meses: 3,
  tope: () => pesos(3_700_000),
}
const fila = (mes: string, renta = '1.500.000') => `${mes}  $ ${renta}  $ 150.000  76.086.428-5  Pagada`
const certificado = ({
  rut = '12.345.678-5',
  emitido = '01-10-2026',
  meses = ['2026-09', '2026-08', '2026-07'],
} = {}) => [
  'CERTIFICADO DE COTIZACIONES PREVISIONALES',
  `AFP de ejemplo certifica que don(ña) ANA ROJAS, RUT ${rut}, registra las siguientes cotizaciones:`,
  'Período  Remuneración imponible  Cotización  RUT empleador  Estado',
  ...meses.map((mes) => fila(mes)),
  `Fecha de emisión: ${emitido}`,
]
const valido = (rentaPromedio: number, meses: number) => ({
  valido: true,
  certificado: { emitido: '2026-10-01', rentaPromedio, meses },
})

test('a certificate of this person, of late, gives its average', () => {
  expect(revisaCertificado(certificado(), hechos)).toEqual(valido(1_500_000, 3))
})

test('without a table that is known it is valid, and gives none', () => {
  const lineas = [
    'Cotizaciones de ANA ROJAS, RUT 123456785',
    'Emitido el 1 de octubre de 2026',
    'mes a mes en hoja adjunta',
  ]
  expect(revisaCertificado(lineas, hechos)).toEqual(valido(0, 0))
})

describe('it is not valid', () => {
  test.each([
    [
      'when it is something else',
      ['Cuenta de luz de RUT 12.345.678-5', 'Fecha de emisión: 01-10-2026'],
      [{ falla: 'noEsCertificado' }],
    ],
    ['of somebody else', certificado({ rut: '20.347.878-K' }), [{ falla: 'otraPersona', leido: '20347878-K' }]],
    [
      'of another worker of the applicant',
      [...certificado({ rut: '20.347.878-K', meses: [] }), '2026-09  $ 500.000  $ 50.000  12.345.678-5'],
      [{ falla: 'otraPersona', leido: '20347878-K' }],
    ],
    [
      'of nobody that it names',
      ['CERTIFICADO DE COTIZACIONES', 'Fecha de emisión: 01-10-2026'],
      [{ falla: 'otraPersona', leido: null }],
    ],
    [
      'when 31 days have passed',
      certificado({ emitido: '06-09-2026' }),
      [{ falla: 'antiguo', dias: 30, emitido: '2026-09-06' }],
    ],
    [
      'when it is of tomorrow',
      certificado({ emitido: '08-10-2026' }),
      [{ falla: 'fechaFutura', emitido: '2026-10-08' }],
    ],
    ['without its date', certificado({ emitido: 's/i' }), [{ falla: 'sinFecha' }]],
    [
      'with too few months',
      certificado({ meses: ['2026-09', '2026-08'] }),
      [{ falla: 'pocosMeses', meses: ['2026-09', '2026-08'], pedidos: 3 }],
    ],
    [
      'with months of long ago',
      certificado({ meses: ['2025-09', '2025-08', '2025-07'] }),
      [{ falla: 'pocosMeses', meses: [], pedidos: 3 }],
    ],
    [
      'for every reason at once',
      certificado({ emitido: '06-09-2026', meses: ['2026-08'] }),
      [
        { falla: 'antiguo', dias: 30, emitido: '2026-09-06' },
        { falla: 'pocosMeses', meses: ['2026-08'], pedidos: 3 },
      ],
    ],
  ])('%s', (_, lineas, fallas) => {
    expect(revisaCertificado(lineas, hechos)).toEqual({ valido: false, fallas })
  })

  test('for another employer', () => {
    const fallas = [{ falla: 'otroEmpleador', leidos: ['76086428-5'] }]
    expect(revisaCertificado(certificado(), { ...hechos, rutEmpleador: '96501450-0' })).toEqual({
      valido: false,
      fallas,
    })
  })
})

test.each([
  ['30 days old', '07-09-2026'],
  ['of today', '07-10-2026'],
])('%s is still valid', (_, emitido) => {
  expect(revisaCertificado(certificado({ emitido }), hechos).valido).toBe(true)
})

describe('the income of a row', () => {
  const promedios = new Map<string, Pesos>([
    ['76086428-5', pesos(1_500_000)],
    ['96501450-0', pesos(0)],
  ])
  const row = (rut: string | null, renta: number) => ({ rut, remuneracionImponible: pesos(renta) })
  test.each([
    ['is the one of its certificate', [row('76086428-5', 1_500_000)], [true]],
    ['is another', [row('76086428-5', 1_500_001)], [false]],
    ['has a certificate without an average', [row('96501450-0', 0)], [false]],
    ['has no certificate', [row('20347878-K', 1_500_000)], [false]],
    ['has no employer', [row(null, 0)], [false]],
    ['stands twice', [row('76086428-5', 1_500_000), row('76086428-5', 1_500_000)], [false, false]],
    ['stands beside another', [row('20347878-K', 1), row('76086428-5', 1_500_000)], [false, true]],
  ])('%s', (_, filas, validadas) => expect(rentasValidadas(filas, promedios)).toEqual(validadas))
})
