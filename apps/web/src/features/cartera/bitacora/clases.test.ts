import { expect, test } from 'vitest'
import { claseDe, clasesDe } from './clases.ts'

test.each([
  [15, 'declaracion'],
  [19, 'documentos'],
  [22, 'documentos'],
  [100, 'prospecto'],
  [103, 'prospecto'],
  [104, 'cotizacion'],
  [106, 'cotizacion'],
  [107, 'prospecto'],
  [109, 'prospecto'],
  [110, 'agenda'],
  [112, 'agenda'],
  [113, 'declaracion'],
  [114, 'prospecto'],
  [120, 'declaracion'],
  [125, 'declaracion'],
  [130, 'documentos'],
  [132, 'documentos'],
  [170, 'cotizacion'],
  [172, 'cotizacion'],
  [160, 'documentos'],
  [175, 'prospecto'],
  [176, 'prospecto'],
  [14, 'otros'],
  [999, 'otros'],
])('entry %i is of %s', (bitacoraId, clase) => expect(claseDe(bitacoraId)).toBe(clase))

test('only the kinds that occur are offered, each once, always in the same order', () => {
  expect(clasesDe([110, 120, 100, 113, 101])).toEqual(['prospecto', 'declaracion', 'agenda'])
  expect(clasesDe([])).toEqual([])
})
