import { expect, test } from 'vitest'
import { activoEscrito, columnaDe, columnaDelCampo, perfilesEscritos } from './planilla-de-usuarios.ts'

test.each([
  ['Teléfono', 'telefono'],
  ['SEGUNDO APELLIDO', 'segundo apellido'],
  ['clave', undefined],
])('the heading %s is the column %s', (escrita, columna) => {
  expect(columnaDe(escrita)).toBe(columna)
})

test.each([
  ['apellidoPaterno', 'apellido'],
  ['roles.0', 'perfil'],
  ['otro', 'usuario'],
])('the field %s stands in the column %s', (campo, columna) => {
  expect(columnaDelCampo(campo)).toBe(columna)
})

test('roles in one cell are divided by commas, spaces or plus signs', () => {
  expect(perfilesEscritos(' Asesor, jefatura+mesa ')).toEqual(['asesor', 'jefatura', 'mesa'])
})

test.each([
  ['', true],
  ['Sí', true],
  ['NO', false],
  ['quizás', null],
])('the cell «%s» says %s', (celda, activo) => {
  expect(activoEscrito(celda)).toBe(activo)
})
