import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { normalizaCorreo, revisaCorreo } from './correo.ts'
import { enMayusculas, revisaNombre } from './nombre.ts'
import { normalizaPasaporte } from './pasaporte.ts'
import { digitoVerificador, normalizaRut } from './rut.ts'
import { normalizaTelefono, revisaTelefono } from './telefono.ts'

const GUIONES = [
  '-',
  '\u00AD',
  '\u2010',
  '\u2011',
  '\u2012',
  '\u2013',
  '\u2014',
  '\u2015',
  '\u2212',
  '\uFE63',
  '\uFF0D',
]
const BLANCOS = ['', ' ', '\u00A0', '\u2009', '\t', '\u200B ', '\n']
const blanco = fc.constantFrom(...BLANCOS)
const guion = fc.constantFrom(...GUIONES)
const anchas = (texto: string) => texto.replaceAll(/\d/g, (d) => String.fromCharCode(d.charCodeAt(0) + 0xfee0))

describe('a RUT', () => {
  const rut = fc.integer({ min: 1_000_000, max: 199_999_999 }).map((n) => `${n}-${digitoVerificador(n)}`)
  const etiqueta = fc.constantFrom(
    '',
    'RUT',
    'RUT:',
    'Rut N°',
    'R.U.T.',
    'R.U.N.',
    'RUN :',
    'rut nro.',
    'C.I.',
    'R. U. T.',
  )

  test('in any spelling is that RUT', () => {
    const escrito = fc.record({
      rut,
      etiqueta,
      antes: blanco,
      entre: blanco,
      despues: blanco,
      guion,
      miles: fc.constantFrom('', '.', ',', ' ', '\u00A0'),
      raya: fc.boolean(),
      ancho: fc.boolean(),
    })
    fc.assert(
      fc.property(escrito, ({ rut, etiqueta, antes, entre, despues, guion, miles, raya, ancho }) => {
        const [cuerpo = '', digito = ''] = rut.split('-')
        const grupos = cuerpo.replace(/\B(?=(\d{3})+$)/g, miles)
        const texto = `${antes}${etiqueta} ${grupos}${entre}${raya ? guion : ''}${entre}${digito.toLowerCase()}${despues}`
        expect(normalizaRut(ancho ? anchas(texto) : texto)).toBe(rut)
      }),
    )
  })

  test('is read from no text of other figures', () => {
    const signos = fc.constantFrom(...'0123456789Kk.-, E+RUT:/()'.split(''), '\u2212')
    fc.assert(
      fc.property(fc.string({ unit: signos, maxLength: 16 }), (texto) => {
        const leido = normalizaRut(texto)
        const figuras = texto
          .replace(/^[^\d]*/, '')
          .replaceAll(/[^\dK]/gi, '')
          .toUpperCase()
        if (leido !== null && !/E/i.test(texto)) expect(leido.replace('-', '')).toBe(figuras)
      }),
      { numRuns: 2000 },
    )
  })
})

describe('a phone', () => {
  const telefono = fc
    .tuple(fc.constantFrom('9', '2', '4'), fc.integer({ min: 0, max: 99_999_999 }))
    .map(([primero, resto]) => `${primero}${String(resto).padStart(8, '0')}`)

  test('in any spelling is that phone', () => {
    const pais = fc.constantFrom(
      '',
      '+56',
      '(+56)',
      '56',
      '0056',
      '+56 ',
      'tel:+56',
      'Cel: ',
      'Fono +56-',
      '(56) ',
      '\uFF0B56',
    )
    fc.assert(
      fc.property(
        telefono,
        pais,
        guion,
        blanco,
        fc.constantFrom('', ' ', '.', '-'),
        (numero, pais, guion, blanco, corte) => {
          const partes = `${numero[0]}${corte}${numero.slice(1, 5)}${guion}${numero.slice(5)}`
          expect([
            normalizaTelefono(`${blanco}${pais}${blanco}${partes}${blanco}`),
            revisaTelefono(`${pais}${partes}`),
          ]).toEqual([numero, null])
        },
      ),
    )
  })

  test('of a spreadsheet with its exponent is that phone, or refused where a figure is lacking', () => {
    fc.assert(
      fc.property(
        telefono,
        fc.constantFrom('.', ','),
        fc.constantFrom('E8', 'E+08', 'e+8'),
        (numero, coma, exponente) => {
          expect(normalizaTelefono(`${numero[0]}${coma}${numero.slice(1)}${exponente}`)).toBe(numero)
          expect(revisaTelefono(`${numero[0]}${coma}${numero.slice(1, -1)}${exponente}`)).toBe('cortado')
        },
      ),
    )
  })

  test('with a figure more or less is refused', () => {
    fc.assert(
      fc.property(telefono, fc.nat({ max: 8 }), fc.constantFrom('', '+56', '56', '0056'), (numero, at, pais) => {
        expect(revisaTelefono(`${pais}${numero.slice(0, at)}${numero.slice(at + 1)}`)).not.toBeNull()
        expect(revisaTelefono(`${pais}${numero.slice(0, at)}7${numero.slice(at)}`)).not.toBeNull()
      }),
    )
  })

  test('is read from no text of other figures', () => {
    const signos = fc.constantFrom(...'0123456789+()-./, E'.split(''))
    fc.assert(
      fc.property(fc.string({ unit: signos, minLength: 8, maxLength: 16 }), (texto) => {
        if (revisaTelefono(texto) !== null || texto.includes('E')) return
        expect(texto.replaceAll(/\D/g, '').replace(/^(?:00)?56(?=\d{9}$)/, '')).toBe(normalizaTelefono(texto))
      }),
      { numRuns: 2000 },
    )
  })
})

describe('a name', () => {
  const palabra = fc.constantFrom("D'ANGELO", 'PÉREZ-COTAPOS', 'ÑANCO', 'MA. JOSÉ', "O'HIGGINS", 'MÜLLER', 'LEŚNIAK')

  test('in any spelling is that name', () => {
    const apostrofo = fc.constantFrom("'", '´', '`', '‘', '’', 'ʼ', '′', '\uFF07')
    const raya = fc.constantFrom(...GUIONES.filter((signo) => signo !== '\u00AD'))
    fc.assert(
      fc.property(
        fc.array(palabra, { minLength: 1, maxLength: 3 }),
        apostrofo,
        raya,
        blanco,
        (palabras, apostrofo, raya, blanco) => {
          const texto = palabras.join(` ${blanco}`).replaceAll("'", apostrofo).replaceAll('-', raya).normalize('NFD')
          expect([revisaNombre(`${blanco}${texto.toLowerCase()}${blanco}`), enMayusculas(texto.toLowerCase())]).toEqual(
            [null, palabras.join(' ')],
          )
        },
      ),
    )
  })

  test.each([
    ['王小明', 'no_se_imprime'],
    ['محمد', 'no_se_imprime'],
    ['Нгуен', null],
    ['\u0410na', 'dos_alfabetos'],
    ['Ana 3', 'signos'],
    ['Ana/Luz', 'signos'],
    ["D'", null],
    ['-', 'signos'],
  ])('%s: %s', (texto, problema) => expect(revisaNombre(texto)).toBe(problema))
})

describe('an e-mail', () => {
  test('in any spelling is that e-mail', () => {
    const correo = fc.constantFrom(
      'ana.soto@example.cl',
      'a_b+c@sub.example.cl',
      'ana@ñandú.cl',
      'x@xn--80ak6aa92e.com',
    )
    const entre = fc.constantFrom<[string, string]>(['', ''], ['mailto:', ''], ['Ana Soto <', '>'], ['<', '>'])
    fc.assert(
      fc.property(correo, entre, blanco, fc.boolean(), (correo, [antes, despues], blanco, altas) => {
        const texto = `${blanco}${antes}${(altas ? correo.toUpperCase() : correo).replace('@', `${blanco}@${blanco}`)}${despues}${blanco}`
        expect([normalizaCorreo(texto), revisaCorreo(texto)]).toEqual([correo, null])
      }),
    )
  })

  test.each([
    ['a@аррӏе.com', 'alfabeto'],
    ['a@exаmple.cl', 'alfabeto'],
    ['a@пример.рф', 'alfabeto'],
    ['Ana ana@example.cl', 'formato'],
    ['a@b.cl; c@d.cl', 'formato'],
    ['ana@example.cl?subject=x', 'formato'],
  ])('%s: %s', (texto, problema) => expect(revisaCorreo(texto)).toBe(problema))
})

describe('a passport', () => {
  test('in any spelling is that passport', () => {
    // 'NRO 12345' reads as a label and its number
    const numero = fc.stringMatching(/^[A-Z]{1,3}\d{4,8}$/).filter((one) => !one.startsWith('NRO'))
    const etiqueta = fc.constantFrom('', 'Pasaporte ', 'PASAPORTE N° ', 'Passport No. ', 'N°', 'pasaporte: ')
    fc.assert(
      fc.property(numero, etiqueta, guion, blanco, (numero, etiqueta, guion, blanco) => {
        const texto = `${blanco}${etiqueta}${numero.slice(0, 3)}${guion}${blanco}${numero.slice(3)}`
        expect(normalizaPasaporte(texto.toLowerCase())).toBe(numero)
      }),
    )
  })

  test.each([
    ['N°RO-0000', 'RO0000'],
    ['Nro. 12345', '12345'],
    ['N.º AB12345', 'AB12345'],
    ['NRO1234', 'NRO1234'],
    ['No. 12345', '12345'],
  ])('%s is %s', (texto, numero) => expect(normalizaPasaporte(texto)).toBe(numero))

  test.each(['12.345.678-5', '12345678–K', 'Pasaporte', 'AB/12345', 'ÑA12345'])('%s is none', (texto) =>
    expect(normalizaPasaporte(texto)).toBeNull(),
  )
})
