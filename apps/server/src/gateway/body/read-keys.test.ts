import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { readKeys } from './read-keys.ts'

const schema = z.object({
  prospectoId: z.number(),
  añoRegistro: z.number().optional(),
  lista: z.array(z.object({ Rut: z.string() })).optional(),
  dentro: z.object({ TipoDoc: z.string().nullable() }).nullish(),
  una: z
    .union([z.object({ Cursor: z.number() }), z.object({ Orden: z.string(), Lista: z.array(z.number()) })])
    .optional(),
  fecha: z
    .string()
    .transform((s) => s)
    .optional(),
})

describe('keys of a payload', () => {
  test.each([
    ['any case', { PROSPECTOID: 1, fecha: 'x' }, { prospectoId: 1, fecha: 'x' }],
    ['unknown ones are dropped', { prospectoId: 1, ip: '1.2.3.4', __proto__x: 1 }, { prospectoId: 1 }],
    ['in lists', { lista: [{ rut: 'a' }, { RUT: 'b', otra: 1 }] }, { lista: [{ Rut: 'a' }, { Rut: 'b' }] }],
    ['inside objects', { Dentro: { tipodoc: null } }, { dentro: { TipoDoc: null } }],
    ['of every record of a union', { una: { orden: 'a', lista: [1] } }, { una: { Orden: 'a', Lista: [1] } }],
    ['the exact spelling wins', { ProspectoID: 1, prospectoId: 2 }, { prospectoId: 2 }],
    ['the year composed', { 'a\u00f1oRegistro': 2026 }, { 'a\u00f1oRegistro': 2026 }],
    ['the year decomposed', { 'an\u0303oRegistro': 2026 }, { 'a\u00f1oRegistro': 2026 }],
    ['the year without tilde', { anoRegistro: 2026 }, { 'a\u00f1oRegistro': 2026 }],
    ['a value that is not an object stays', 'texto', 'texto'],
  ])('%s', (_title, payload, read) => {
    expect(readKeys(payload, schema)).toEqual(read)
  })
})
