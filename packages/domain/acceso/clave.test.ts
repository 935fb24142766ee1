import { describe, expect, test } from 'vitest'
import { revisaClave } from './clave.ts'

const dueno = { usuario: 'crojas', nombres: 'Camila Andrea', apellidoPaterno: 'Ibáñez', rut: '15784221-8' }

describe('a new password', () => {
  test.each([
    ['once letras', 'corta'],
    ['doce letras!', null],
    ['ñandú-ñandú1', null],
    ['😀😀😀😀😀😀😀😀😀😀😀', 'corta'],
    ['x'.repeat(129), 'larga'],
    [`${'frase muy larga '.repeat(8)}`, null],
    ['aaaaaaaaaaaa', 'comun'],
    ['012345678901', 'comun'],
    ['abababababab', 'comun'],
    ['Contraseña2026!', 'comun'],
    ['PASSWORD-1234', 'comun'],
    ['ClaveClave123', 'comun'],
    ['Alerce-2026-2027', 'comun'],
    ['mi-crojas-secreta', 'personal'],
    ['camila y su gato', 'personal'],
    ['IBANEZ mil veces', 'personal'],
    ['mi rut 15.784.221', 'personal'],
    ['el tren sale tarde', null],
  ])('%s → %s', (clave, problema) => {
    expect(revisaClave(clave, dueno)).toBe(problema)
  })

  test('is another than the one it replaces', () => {
    expect(revisaClave('el tren sale tarde', dueno, 'el tren sale tarde')).toBe('igual')
    expect(revisaClave('el tren sale tarde', dueno, 'el tren sale temprano')).toBeNull()
  })

  test('without a known owner only its own shape counts', () => {
    expect(revisaClave('camila y su gato', null)).toBeNull()
  })
})
