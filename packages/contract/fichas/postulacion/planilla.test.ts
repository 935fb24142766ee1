import { describe, expect, test } from 'vitest'
import { celdasDe, filaDeEjemplo, filaVacia, leerCabecera, leerFila, titulosDePlanilla } from './planilla.ts'

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
      ...filaVacia,
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

test.each([
  ['Fecha de nacimiento', '21/05/1988', 'fechaNacimiento', '1988-05-21'],
  ['Nacimiento', '1988-05-21', 'fechaNacimiento', '1988-05-21'],
  ['Fecha de nacimiento', '31-02-1988', 'fechaNacimiento', '31-02-1988'],
  ['Sexo', 'Mujer', 'sexo', 'F'],
  ['Género', 'masculino', 'sexo', 'M'],
  ['Sexo', 'x', 'sexo', 'X'],
] as const)('in %s, %j is %s %j', (titulo, celda, campo, leida) => {
  expect(leerFila(leerCabecera([titulo]), [celda])[campo]).toBe(leida)
})

test('the model has all columns, and its row is read back as it was written', () => {
  const cabecera = leerCabecera([...titulosDePlanilla, 'Motivo'])
  expect([cabecera.faltan, cabecera.lugares.size]).toEqual([[], titulosDePlanilla.length])
  const fila = leerFila(cabecera, filaDeEjemplo)
  expect(fila.correo).toBe('maria@example.cl')
  expect(leerFila(cabecera, celdasDe(fila))).toEqual(fila)
})
