import { codigo, idDe } from '@alerce/contract/shapes/base/ids'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { whatIsWrong } from './what-is-wrong.ts'

const siNo = z.enum(['S', 'N'])
const nada = z.literal('').transform(() => null)

test.each<[what: string, rule: z.ZodType, value: unknown, text: string]>([
  ['an absent value', siNo, undefined, 'Falta el dato.'],
  ['null', z.number(), null, 'Falta el dato.'],
  ['an empty text', z.string().min(1), '', 'Falta el dato.'],
  ['an id that is absent', idDe('cita'), undefined, 'Falta el dato.'],
  ['another value', siNo, 'X', 'Use S o N.'],
  ['another value, where it may be empty', z.union([nada, siNo]), 'X', 'Use S o N.'],
  ['another value of three', z.enum(['D', 'I', 'P']).nullish(), 'X', 'Use D, I o P.'],
  [
    'another value of very many',
    z.enum(Array.from({ length: 40 }, (_, i) => `v${i}`)),
    'X',
    'El dato no tiene el formato esperado.',
  ],
  ['the only value', z.literal(1), 2, 'Use 1.'],
  ['a number over its bounds', codigo().pipe(z.number().min(1).max(100)), '101', 'Use un número de 1 a 100.'],
  ['a number under its bounds', codigo().pipe(z.number().min(1).max(100)), 0, 'Use un número de 1 a 100.'],
  ['a whole number that is not over 0', z.number().int().positive().max(9), 0, 'Use un número de 1 a 9.'],
  ['a number with one bound', z.number().min(7), 1, 'Use un número desde 7.'],
  ['a number with the other', z.number().max(7), 8, 'Use un número hasta 7.'],
  ['a number that must be over 0', z.number().positive(), 0, 'Use un número mayor que 0.'],
  ['a number that must be under 0', z.number().negative(), 0, 'Use un número menor que 0.'],
  ['a number between two that are not of it', z.number().gt(0).lt(1), 2, 'Use un número mayor que 0 y menor que 1.'],
  ['a number of a list', z.union([z.literal(40), z.literal(3)]), 5, 'Use 3 o 40.'],
  ['a part of a number', z.number().int(), 0.5, 'Use un número entero.'],
  ['a number beyond all', z.number().int().min(0), 2 ** 60, 'Use un número desde 0.'],
  ['a text that is no number', codigo(), 'dos', 'Use un número.'],
  ['a text that is no id, where none may be named', z.union([z.literal(0), nada, idDe('cita')]), 'x', 'Use un número.'],
  ['a text that is no boolean', z.boolean(), 'si', 'Use true o false.'],
  ['a number that is no text', z.string(), 3, 'Use un texto.'],
  ['a value that is not a list', z.array(z.string()), 'a', 'Envíe una lista.'],
  ['a text that is too long', z.string().max(3), 'cuatro', 'Use a lo más 3 caracteres.'],
  ['a text that is too short', z.string().min(20), 'corto', 'Use al menos 20 caracteres.'],
  ['a list that is too long', z.array(z.number()).max(1), [1, 2], 'Envíe a lo más 1.'],
  ['a list that is too short', z.array(z.number()).min(2), [1], 'Envíe al menos 2.'],
  ['a text of another form', z.string().regex(/^a/), 'b', 'El dato no tiene el formato esperado.'],
  ['a value that is not an object', z.object({ a: siNo }), 'b', 'El dato no tiene el formato esperado.'],
  ['a broken rule without message', z.string().refine(() => false), 'b', 'El dato no tiene el formato esperado.'],
  ['a rule with its own message', z.enum(['S', 'N'], 'Indique si acepta'), 'X', 'Indique si acepta'],
  ['an absent value with its own message', z.string('Ingrese el RUT'), undefined, 'Ingrese el RUT'],
])('%s has a message', (_what, rule, value, text) => {
  const issues = rule.safeParse(value, { error: whatIsWrong }).error?.issues ?? []
  expect(issues.map(({ message }) => message)).toEqual([text])
})
