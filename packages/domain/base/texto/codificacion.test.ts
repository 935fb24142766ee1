import fc from 'fast-check'
import { expect, test } from 'vitest'
import { codificacionesDeUnByte, codificacionProbable, textoDeBytes } from './codificacion.ts'

/** All letters of an encoding, by themselves. */
const tabla = (cual: (typeof codificacionesDeUnByte)[number]) =>
  textoDeBytes(
    Uint8Array.from({ length: 256 }, (_, n) => n),
    cual,
  )
const bytesDe = (texto: string, cual: (typeof codificacionesDeUnByte)[number]) => {
  const letras = tabla(cual)
  return Uint8Array.from(texto, (letra) => letras.indexOf(letra))
}

const NOMBRES = [
  'José Martínez',
  'Íngrid Ñanco',
  'Verónica Muñoz',
  'Álvaro Núñez',
  'Sofía Peña',
  'Inés Güell',
  'Raúl Ibáñez',
  'Begoña Íñiguez',
  'María Concepción',
  'Óscar Ávila',
  'Úrsula Cortés',
  'Martín Zúñiga',
  'Noé Bermúdez',
]
const escrito = (nombre: string, como: 'tal' | 'altas' | 'bajas') =>
  ({ tal: nombre, altas: nombre.toUpperCase(), bajas: nombre.toLowerCase() })[como]

test.each(codificacionesDeUnByte)('ten names or more in %s are read as they were written', (cual) => {
  const filas = fc.array(fc.constantFrom(...NOMBRES), { minLength: 10, maxLength: 30 })
  fc.assert(
    fc.property(filas, fc.constantFrom('tal', 'altas', 'bajas'), (nombres, como) => {
      const texto = nombres.map((nombre) => `REF;${escrito(nombre, como)};987654321`).join('\r\n')
      const bytes = bytesDe(texto, cual)
      expect([codificacionProbable(bytes), textoDeBytes(bytes, cual)]).toEqual([
        { codificacion: cual, dudosa: false },
        texto,
      ])
    }),
    { numRuns: 30 },
  )
})

test.each(codificacionesDeUnByte)('one name in %s is read as it was written, or is in doubt', (cual) => {
  fc.assert(
    fc.property(fc.constantFrom(...NOMBRES), fc.constantFrom('tal', 'altas', 'bajas'), (nombre, como) => {
      const { codificacion, dudosa } = codificacionProbable(bytesDe(escrito(nombre, como), cual))
      expect(dudosa || codificacion === cual).toBe(true)
    }),
  )
})

test.each([
  ['José Martínez, as Excel for Mac saves it', [0x8e, 0x92], 'macintosh'],
  ['the same in capitals', [0x83, 0xea], 'macintosh'],
] as const)('%s', (_title, [e, i], cual) => {
  const letras = (texto: string) => Array.from(texto, (letra) => letra.charCodeAt(0))
  const bytes = Uint8Array.from(
    cual && e === 0x8e
      ? [...letras('Jos'), e, ...letras(' Mart'), i, ...letras('nez')]
      : [...letras('JOS'), e, ...letras(' MART'), i, ...letras('NEZ')],
  )
  expect(codificacionProbable(bytes)).toEqual({ codificacion: cual, dudosa: false })
})

test.each([
  ['a capital that may be a small letter', Uint8Array.of(0xe9, 0x72, 0x73, 0x75, 0x6c, 0x61)],
  ['signs alone', Uint8Array.of(0x3b, 0x95, 0x3b)],
])('%s is in doubt', (_title, bytes) => expect(codificacionProbable(bytes).dudosa).toBe(true))
