import { expect, test } from 'vitest'
import { z } from 'zod'
import { checked, completed, MissingField } from './completed.ts'

const reply = z.array(
  z.object({
    id: z.number(),
    nombre: z.string().nullable(),
    nota: z.string().optional(),
    turno: z.object({ actua: z.enum(['asesor', 'nadie']), paso: z.string() }),
    version: z.number().int().positive(),
    etiquetas: z.array(z.string()),
    hasta: z.string().nullable(),
    extra: z.boolean().optional(),
  }),
)
const known = { id: true, nombre: true, nota: true } as const

test('fields of ours get neutral values, and a documented one that may be null gets null', () => {
  expect(completed(reply, known, [{ id: 7 }])).toEqual([
    { id: 7, nombre: null, turno: { actua: 'asesor', paso: '' }, version: 1, etiquetas: [], hasta: null },
  ])
  expect(reply.safeParse(completed(reply, known, [{ id: 7 }])).success).toBe(true)
})

test('a value that the core sends stays, also in a field of ours', () => {
  const [row] = completed(reply, known, [{ id: 7, nombre: 'Ñandú', version: 4, otro: 1 }]) as object[]
  expect(row).toMatchObject({ nombre: 'Ñandú', version: 4, otro: 1 })
})

test('only the documented fields are checked before ours are known', () => {
  expect(checked(reply, known, [{ id: 7 }])).toEqual([{ id: 7, nombre: null }])
})

test('a documented field that is missing is named with its place', () => {
  expect(() => checked(reply, known, [{ nombre: 'x' }])).toThrow(new MissingField('id'))
  const inside = z.object({ data: z.object({ valor: z.number() }) })
  expect(() => checked(inside, { data: { valor: true } }, { data: {} })).toThrow(new MissingField('data.valor'))
})

test('a reply that is no record is left as it is', () => {
  expect(completed(z.literal('ok'), {}, 'ok')).toBe('ok')
  expect(completed(reply, known, 'texto')).toBe('texto')
})
