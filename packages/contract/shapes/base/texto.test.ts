import { textoLargoLimpio, textoLimpio } from '@alerce/domain/base/texto/limpio'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { operations } from '../../operations.ts'
import { correo, nombrePropio, texto, textoLargo } from './ids.ts'

test('any sent text is cleaned', () => {
  expect(texto(20).parse(' uno\ndos\u202E\u0007 ')).toBe('uno dos')
  expect(textoLargo(20).parse(' uno\r\ndos\u202E ')).toBe('uno\ndos')
  expect(correo().parse(' Ana @example.cl\u200B')).toBe('ana@example.cl')
  expect(nombrePropio(30).parse('  D´Angelo  Pérez–Cotapos ')).toBe("D'Angelo Pérez-Cotapos")
})

test('removed signs do not count for the length', () => {
  expect(texto(3).parse('a\u200Bb\u200Bc')).toBe('abc')
})

const LIMPIAN = ['textoLimpio', 'textoLargoLimpio', 'enSignosSimples', 'normalizaCorreo']

/** Free texts of a shape, by path, without cleaning and without a fixed format. */
function crudos(shape: z.core.$ZodType, path: string): string[] {
  const def = shape._zod.def as unknown as {
    type: string
    checks?: { _zod: { def: { check: string; tx?: { name: string } } } }[]
    shape?: Record<string, z.core.$ZodType>
    element?: z.core.$ZodType
    innerType?: z.core.$ZodType
    in?: z.core.$ZodType
    out?: z.core.$ZodType
    options?: z.core.$ZodType[]
    transform?: unknown
  }
  if (def.type === 'string') {
    const checks = (def.checks ?? []).map(({ _zod }) => _zod.def)
    const fijo = checks.some(({ check, tx }) => check === 'string_format' || LIMPIAN.includes(tx?.name ?? ''))
    return fijo ? [] : [path]
  }
  // A string parsed into another type needs no cleaning.
  if (def.type === 'pipe' && def.in?._zod.def.type === 'string' && def.out?._zod.def.type === 'transform') return []
  return [
    ...Object.entries(def.shape ?? {}).flatMap(([key, one]) => crudos(one, `${path}.${key}`)),
    ...(def.options ?? []).flatMap((one) => crudos(one, path)),
    ...[def.element, def.innerType, def.in, def.out].flatMap((one) => (one ? crudos(one, path) : [])),
  ]
}

test('a raw text is found at any depth', () => {
  const planted = z.object({ a: z.array(z.object({ b: z.string().max(3).nullish() })), c: texto(3).min(1) })
  expect(crudos(planted, 'x')).toEqual(['x.a.b'])
  expect(textoLimpio('a')).toBe(textoLargoLimpio('a'))
})

/** Fields read as sent: secrets, links, bytes, and days, which their own shape reads. */
const NO_SON_TEXTO = [
  ...[
    'actual',
    'clave',
    'nueva',
    'Password',
    'enlace',
    'desafio',
    'version',
    'identificadorAsesor',
    'identificadorJefe',
  ],
  ...['Base64', 'Binario', 'binario'],
  // signed byte by byte
  'cuerpo',
  ...['fechaNacimiento', 'rangoInicio', 'rangoTermino'],
]

test('every text that a caller can write is cleaned', () => {
  const found = operations.flatMap(({ name, request }) => crudos(request, name))
  expect(found.filter((path) => !NO_SON_TEXTO.includes(path.split('.').at(-1) ?? ''))).toEqual([])
})
