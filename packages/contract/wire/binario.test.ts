import { expect, test } from 'vitest'
import { campoDeCabecera, campoEnCabecera, disposicionDe, nombreEn } from './binario.ts'

test.each([
  ['a plain name', 'cedula.pdf', "attachment; filename*=UTF-8''cedula.pdf"],
  ['a name with ñ', 'niña.pdf', "attachment; filename*=UTF-8''ni%C3%B1a.pdf"],
  ['an apostrophe', "O'Higgins (1).pdf", "attachment; filename*=UTF-8''O%27Higgins%20%281%29.pdf"],
  ['a semicolon and a line', 'a;b\r\nx: y.pdf', "attachment; filename*=UTF-8''a%3Bb%0D%0Ax%3A%20y.pdf"],
])('%s goes into a header and comes out again', (_title, nombre, disposicion) => {
  expect(disposicionDe(nombre)).toBe(disposicion)
  expect(nombreEn(disposicion)).toBe(nombre)
})

test('a lone surrogate is replaced, without throwing', () => {
  expect(nombreEn(disposicionDe('a\ud800.pdf'))).toBe('a\ufffd.pdf')
})

test.each([[''], ['attachment'], ['attachment; filename="x.pdf"'], ["attachment; filename*=UTF-8''%E0%A4%A"]])(
  '%j holds no name',
  (disposicion) => expect(nombreEn(disposicion)).toBe(''),
)

test('a field comes back as it was; one that is broken comes back as null', () => {
  expect(campoDeCabecera(campoEnCabecera('clave ñ 100% "'))).toBe('clave ñ 100% "')
  expect(campoDeCabecera('%E0%A4%A')).toBeNull()
})
