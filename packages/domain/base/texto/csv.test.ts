import { expect, test } from 'vitest'
import { escribeCsv } from './csv.ts'

const celda = (texto: string) =>
  escribeCsv(['c'], [[texto]])
    .split('\r\n')
    .slice(1, -1)
    .join('\r\n')

test.each([
  ['=1+1', "'=1+1"],
  ['+1', "'+1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['-cmd|calc', "'-cmd|calc"],
  ["-2+3+cmd|' /C calc'!A0", "'-2+3+cmd|' /C calc'!A0"],
  ['-1,2,3', "'-1,2,3"],
  ['\tx', "'\tx"],
])('%s is not run by a spreadsheet', (texto, escrita) => expect(celda(texto)).toBe(escrita))

test.each([
  ['-12,5', '-12,5'],
  ['-1.234.567', '-1.234.567'],
  ['Ana; "Pía"', '"Ana; ""Pía"""'],
  ['Ñuñoa', 'Ñuñoa'],
])('%s stays unchanged', (texto, escrita) => expect(celda(texto)).toBe(escrita))
