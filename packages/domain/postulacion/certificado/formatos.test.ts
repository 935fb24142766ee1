import { describe, expect, test } from 'vitest'
import { leerTabla } from './formatos.ts'

const EMPLEADOR = '76086428-5'
const OTRO = '96501450-0'
const cotizacion = (mes: string, imponible: number, rutEmpleador = EMPLEADOR, pagada = true) => ({
  mes,
  imponible,
  rutEmpleador,
  pagada,
})

const porMes = [
  'CERTIFICADO DE COTIZACIONES PREVISIONALES',
  'AFP de ejemplo certifica que don(ña) ANA ROJAS, RUT 12.345.678-5, registra las siguientes cotizaciones:',
  'Período  Remuneración imponible  Cotización  RUT empleador  Razón social  Fecha de pago',
  '2026-09  $ 1.500.000  $ 150.000  76.086.428-5  EJEMPLO 2000 SPA  10-10-2026',
  '2026-09  $ 400.000  $ 40.000  96.501.450-0  OTRA LTDA  10-10-2026',
  '2026-08  1.400.000  140.000  76086428-5  EJEMPLO 2000 SPA  Declarada, no pagada',
  'Fecha de emisión: 01-10-2026',
]

describe('by month', () => {
  test('each line has its employer, and says when it was only declared', () => {
    expect(leerTabla(porMes)).toEqual({
      titular: '12345678-5',
      cotizaciones: [
        cotizacion('2026-09', 1_500_000),
        cotizacion('2026-09', 400_000, OTRO),
        cotizacion('2026-08', 1_400_000, EMPLEADOR, false),
      ],
    })
  })

  test('a heading and a state that a narrow column breaks are read whole', () => {
    const lineas = [
      ...porMes.slice(0, 2),
      'Período  Remuneración  Cotización  RUT  Estado',
      'imponible  empleador',
      '2026-08  $ 800.000  $ 80.000  76.086.428-5  Cotización',
      'declarada',
      '2026-07  $ 800.000  $ 80.000  76.086.428-5  Pagada',
      'Las cotizaciones declaradas y no pagadas se informan a la Dirección del Trabajo cada mes.',
    ]
    expect(leerTabla(lineas)?.cotizaciones.map(({ mes, pagada }) => [mes, pagada])).toEqual([
      ['2026-08', false],
      ['2026-07', true],
    ])
  })
})

describe('by employer', () => {
  test('the lines of a section belong to its heading', () => {
    const lineas = [
      'COTIZACIONES PREVISIONALES POR EMPLEADOR',
      'RUT trabajador: 12345678-5',
      'Empleador: EJEMPLO SPA - RUT 76086428-5',
      'Mes  Días  Renta imponible  Monto cotizado  Estado',
      '09/2026  30  $ 1.500.000  $ 150.000  Pagada',
      '08/2026  12  $ 600.000  $ 60.000  Subsidio por licencia',
      'Empleador: OTRA LTDA - RUT 96501450-0',
      'Mes  Días  Renta imponible  Monto cotizado  Estado',
      '09/2026  30  $ 400.000  $ 40.000  Pagada',
    ]
    expect(leerTabla(lineas)).toEqual({
      titular: '12345678-5',
      cotizaciones: [
        cotizacion('2026-09', 1_500_000),
        cotizacion('2026-08', 600_000, EMPLEADOR, false),
        cotizacion('2026-09', 400_000, OTRO),
      ],
    })
  })

  test('a section without a RUT in its heading is ignored', () => {
    const lineas = ['Empleador: EJEMPLO SPA', 'Mes  Días  Renta imponible', '09/2026  30  $ 1.500.000']
    expect(leerTabla(lineas)).toBeNull()
  })
})

test('of one employer, months by their names', () => {
  const lineas = [
    'CERTIFICADO DE RENTA Y COTIZACIONES',
    'Razón social del empleador: EJEMPLO SPA, RUT 76.086.428-5',
    'Nombre del trabajador: ANA ROJAS, RUT 12.345.678-5',
    'Mes de remuneración  Renta imponible  Cotización pagada',
    'septiembre 2026  $ 1.500.000  $ 150.000',
    'AGO-2026  $ 1.400.000  $ 140.000',
    'Santiago, 1 de octubre de 2026',
  ]
  expect(leerTabla(lineas)).toEqual({
    titular: '12345678-5',
    cotizaciones: [cotizacion('2026-09', 1_500_000), cotizacion('2026-08', 1_400_000)],
  })
})

test.each([
  ['a letter', ['Certifico que las cotizaciones de doña Ana están al día.']],
  ['a heading without rows', porMes.slice(0, 3)],
  ['nothing', []],
])('%s has no table', (_, lineas) => expect(leerTabla(lineas)).toBeNull())
