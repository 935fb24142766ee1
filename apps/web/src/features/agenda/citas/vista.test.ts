import { expect, test } from 'vitest'
import { conLugar, lugarDe } from './vista.ts'

const read = (search: string) => lugarDe(new URLSearchParams(search))

test.each([
  ['vista=dia&fecha=2026-11-21', { vista: 'day', fecha: '2026-11-21' }],
  ['vista=semana', { vista: 'week', fecha: null }],
  ['vista=mes&fecha=2024-02-29', { vista: 'month', fecha: '2024-02-29' }],
  ['vista=lista', { vista: 'list', fecha: null }],
  ['', { vista: null, fecha: null }],
  ['vista=day', { vista: null, fecha: null }],
  ['vista=toString&fecha=mañana', { vista: null, fecha: null }],
  ['vista=DIA&fecha=2026-02-30', { vista: null, fecha: null }],
  ['fecha=21-11-2026', { vista: null, fecha: null }],
  ['fecha=1999-12-31', { vista: null, fecha: null }],
  ['fecha=2101-01-01', { vista: null, fecha: null }],
])('?%s', (search, lugar) => expect(read(search)).toEqual(lugar))

test.each([
  [{ vista: 'month' }, 'prospectoId=12&fecha=2026-11-21&vista=mes'],
  [{ fecha: '2026-12-01' }, 'prospectoId=12&fecha=2026-12-01'],
  [{ fecha: null }, 'prospectoId=12'],
  [{ vista: 'day', fecha: null }, 'prospectoId=12&vista=dia'],
] as const)('%o stands beside the prospect', (lugar, search) => {
  expect(conLugar(new URLSearchParams('prospectoId=12&fecha=2026-11-21'), lugar).toString()).toBe(search)
})
