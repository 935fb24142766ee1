import { describe, expect, test } from 'vitest'
import { escribeParametro, leeParametro } from '../base/parametros.ts'
import { codigoDeRecuperacion, codigoLegible, debeTenerSegundoFactor } from './segundo-factor.ts'

describe('roles that must have a second factor', () => {
  test.each([
    ['ninguno', []],
    ['mesa', ['mesa']],
    ['Administracion, contraloria,mesa', ['administracion', 'contraloria', 'mesa']],
    ['mesa,mesa', ['mesa']],
    ['mesa,nadie', null],
    ['', null],
  ])('%j reads %j', (texto, perfiles) => {
    expect(leeParametro('perfilesConSegundoFactor', texto)).toEqual(perfiles)
  })

  test.each([
    [[], 'ninguno'],
    [['administracion', 'mesa'], 'administracion,mesa'],
  ])('%j is written %j', (perfiles, texto) => {
    expect(escribeParametro(perfiles)).toBe(texto)
  })

  test.each([
    [['asesor'], ['mesa'], false],
    [['asesor', 'mesa'], ['mesa'], true],
    [['administracion'], [], false],
  ])('a person with %j under %j: %s', (roles, perfiles, debe) => {
    expect(debeTenerSegundoFactor(roles, perfiles)).toBe(debe)
  })
})

test('a recovery code begins with its number, and is read in groups', () => {
  const codigo = codigoDeRecuperacion(3, (menorQue) => menorQue - 1)
  expect([codigo, codigoLegible(codigo)]).toEqual(['3zzzzzzzzzz', '3-zzzzz-zzzzz'])
})
