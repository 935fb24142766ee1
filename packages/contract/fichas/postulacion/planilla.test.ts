import { describe, expect, test } from 'vitest'
import { leerCabecera, leerFila, planillaDeMuestra } from './planilla.ts'

const TODAS = ['Tipo', 'RUT', 'Nombres', 'Primer apellido', 'Segundo apellido', 'Celular', 'Correo']

describe('the head of a file', () => {
  test.each([
    [TODAS],
    [['correo electrónico', 'TELÉFONO', 'Apellido Materno', 'apellido_paterno', 'nombre', 'RUN', 'Tipo de prospecto']],
    [['e-mail', 'Fono', 'MATERNO', 'Paterno', 'Nombres', 'rut', 'tipo', 'Notas', '']],
  ])('is recognised in any order and spelling: %j', (celdas) => {
    const { lugares, faltan } = leerCabecera(celdas)
    expect(faltan).toEqual([])
    expect(lugares.size).toBe(7)
  })

  test('says which columns are missing; a RUT may be', () => {
    expect(leerCabecera(['Nombres', 'Notas', 'Correo']).faltan).toEqual([
      'Tipo',
      'Primer apellido',
      'Segundo apellido',
      'Celular',
    ])
  })

  test('takes the exact name before another, in any position', () => {
    const { lugares } = leerCabecera(['Teléfono', ...TODAS, 'Móvil'])
    expect(lugares.get('celular')).toBe(6)
    expect(leerCabecera(['Fono', 'Móvil']).lugares.get('celular')).toBe(1)
  })

  test('is read with invisible signs and hard blanks in it', () => {
    expect(leerCabecera(['Ti\u200Bpo', 'Primer\u00A0apellido', '\uFEFFNombres']).lugares.size).toBe(3)
  })

  test('takes the first of two columns with one name', () => {
    expect(leerCabecera([...TODAS, 'Correo']).lugares.get('correo')).toBe(6)
  })
})

describe('a row', () => {
  const cabecera = leerCabecera(TODAS)

  test.each([
    ['ref', 'REF'],
    ['Referido de empresa', 'REM'],
    ['OBSERVACION PERSONAL', 'OPE'],
    ['REW', 'REW'],
    ['otro', 'OTRO'],
    ['', ''],
  ])('has the type %s as %s', (typed, tipo) => {
    expect(leerFila(cabecera, [typed]).tipoProspecto).toBe(tipo)
  })

  test('is read by its columns, trimmed, and missing ones are empty', () => {
    const fila = leerFila(cabecera, ['REF', ' 12.345.678-5 ', ' Ana ', 'Ñandú', 'O’Higgins', '+56 9 8765 4321'])
    expect(fila).toEqual({
      tipoProspecto: 'REF',
      rut: '12.345.678-5',
      nombres: 'Ana',
      apellidoPaterno: 'Ñandú',
      apellidoMaterno: 'O’Higgins',
      celular: '+56 9 8765 4321',
      correo: '',
    })
  })
})

test.each([
  ['="987654321"', '987654321'],
  ["'+56987654321", '+56987654321'],
  ['\u202A+56 9 8765\u00A04321\u202C', '+56 9 8765 4321'],
  ['9.8765432E8', '9.8765432E8'],
])('a cell %j is read as %s', (celda, leida) => {
  expect(leerFila(leerCabecera(['Celular']), [celda]).celular).toBe(leida)
})

test('a name over two lines is one name', () => {
  expect(leerFila(leerCabecera(['Nombres']), ['Ana\nMaría\u200B']).nombres).toBe('Ana María')
})

test('the sample has the columns that are read', () => {
  const [head = '', row = ''] = planillaDeMuestra().slice(1).split('\r\n')
  const cabecera = leerCabecera(head.split(';'))
  expect(cabecera.faltan).toEqual([])
  expect(leerFila(cabecera, row.split(';')).correo).toBe('maria@example.cl')
})
