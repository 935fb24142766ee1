import { describe, expect, test } from 'vitest'
import { type LlaveDeBusqueda, llavesDeBusqueda } from './busqueda.ts'

const leido = (llave: LlaveDeBusqueda) =>
  llave.campo === 'nombre' ? `nombre ${llave.palabras.join('+')}` : `${llave.campo} ${llave.comienzo}`
const claves = (texto: string) => llavesDeBusqueda(texto).map(leido)

describe('possible meanings of a text', () => {
  test.each([
    ['a RUT with dots and dash', '12.345.678-5', ['rut 12345678-5']],
    ['a RUT with its dash only', '12345678-5', ['rut 12345678-5']],
    [
      'a RUT without either',
      '123456785',
      ['pasaporte 123456785', 'rut 12345678-5', 'rut 123456785', 'folio 123456785', 'telefono 123456785'],
    ],
    ['a RUT with leading zeros', '012.345.678-5', ['rut 12345678-5']],
    [
      'a RUT with check digit k',
      '10000013k',
      ['pasaporte 10000013K', 'rut 10000013-K', 'nombre 10000013k', 'correo 10000013k'],
    ],
    ['a RUT up to its dash', '12.345.678-', ['rut 12345678-']],
    ['the beginning of a RUT', '12.34', ['rut 1234']],
    ['three digits', '123', []],
    ['five digits', '12345', ['pasaporte 12345', 'rut 12345', 'telefono 12345']],
    ['a folio', '5000000140', ['pasaporte 5000000140', 'folio 5000000140']],
    ['a folio as a card shows it', 'DS 5000000140', ['folio 5000000140']],
    ['a folio with dots', '5.000.000.006', ['folio 5000000006']],
    ['a folio with blanks', '5 000 000 006', ['pasaporte 5000000006', 'folio 5000000006']],
    ['a folio with dashes', 'ds-5000-000-006', ['folio 5000000006']],
    ['a folio that begins with DS and has dots', 'DS 5.000.000.006', ['folio 5000000006']],
    ['the beginning of a folio', '500000', ['pasaporte 500000', 'rut 500000', 'folio 500000', 'telefono 500000']],
    ['a phone with its country', '+56 9 8120 4417', ['telefono 981204417']],
    ['a phone with 0056', '0056981204417', ['pasaporte 0056981204417', 'folio 0056981204417', 'telefono 981204417']],
    ['a phone with a bare 56', '56981204417', ['pasaporte 56981204417', 'folio 56981204417', 'telefono 981204417']],
    ['the beginning of a phone', '+56 98120', ['telefono 98120']],
    ['a passport', 'ab 123456', ['pasaporte AB123456', 'nombre ab+123456']],
    ['an e-mail', 'Felipe.Contreras@Example.cl', ['correo felipe.contreras@example.cl']],
    ['two letters', 'pe', ['nombre pe']],
    ['one letter', 'p', []],
    ['an initial beside a name', 'p mora', ['nombre p+mora']],
    ['ñ and accents', 'MUÑOZ  Núñez', ['nombre munoz+nunez']],
    ['an apostrophe of any kind', 'O’Higgins', ["nombre o'higgins"]],
    ['names with a comma', 'Mora, Rosa', ['nombre mora+rosa']],
    ['a word twice', 'ana Ana', ['nombre ana']],
    ['a short word that may be an e-mail', 'ros', ['nombre ros', 'correo ros']],
    ['a RUT with a minus sign and its label', 'RUT: 12.345.678\u22125', ['rut 12345678-5']],
    ['a phone as a link has it', 'tel:+56981204417', ['telefono 981204417']],
    ['a phone with its country in brackets', '(+56) 9 8120\u20134417', ['telefono 981204417']],
    ['a name with an accent for an apostrophe', 'D´Angelo', ["nombre d'angelo"]],
    ['signs', '%_', []],
    ['nothing', '   ', []],
  ])('%s: %s', (_what, texto, expected) => {
    expect(claves(texto)).toEqual(expected)
  })
})
