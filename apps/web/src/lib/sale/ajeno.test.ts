import { expect, test } from 'vitest'
import { textoDeAjeno } from './ajeno.ts'

const celular = { campo: 'celular', etiqueta: 'Celular', quien: 'Camila Rojas', propio: false }
const cambio = { campos: [celular], quien: 'Camila Rojas', cuando: '2026-11-20T15:30:00.000Z', propio: false }
const sexo = { campo: 'sexo', etiqueta: 'Sexo', quien: 'Pedro Soto', propio: false }
const sigue = 'Lo que usted escribió sigue aquí: si guarda de nuevo, queda lo suyo.'

test.each([
  ['somebody else', cambio, 'Camila Rojas cambió Celular el 20-11-2026 12:30.'],
  [
    'each with their own',
    { ...cambio, campos: [celular, sexo] },
    'Camila Rojas cambió Celular; Pedro Soto cambió Sexo el 20-11-2026 12:30.',
  ],
  [
    'oneself, elsewhere',
    { ...cambio, campos: [{ ...celular, propio: true }], propio: true },
    'Usted cambió Celular en otra ventana el 20-11-2026 12:30.',
  ],
  ['no field', { ...cambio, campos: [], propio: true }, 'Usted cambió esto en otra ventana el 20-11-2026 12:30.'],
])('%s: %o', (_who, ajeno, text) => {
  expect(textoDeAjeno(ajeno)).toBe(`${text} ${sigue}`)
})
