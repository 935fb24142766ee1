import { validate } from '@readme/openapi-parser'
import { describe, expect, test } from 'vitest'
import { openApi } from './openapi.ts'
import { operations } from './operations.ts'

const document = openApi(operations)
const paths = document.paths as Record<string, Record<string, Record<string, unknown>>>
const post = (path: string) => paths[path]?.post

type Document = Parameters<typeof validate>[0]

test.each([
  ['the document', openApi(operations), true],
  ['one without paths', { ...openApi([]), paths: undefined, webhooks: undefined, components: undefined }, false],
])('%s is held against OpenAPI 3.1', async (_, given, valid) => {
  expect(await validate(given as unknown as Document)).toMatchObject({ valid })
})

describe('a call says', () => {
  test('what a token must be allowed', () => {
    expect(post('/api/v1/guardarRespuestaDS')?.security).toEqual([{ sesion: [] }, { cliente: ['escribir', 'salud'] }])
    expect(post('/api/v1/obtenerCitas')?.security).toEqual([{ sesion: [] }, { cliente: ['leer'] }])
    expect(post('/api/v2/autenticarDashboard')?.security).toEqual([])
  })

  test('what hangs on it', () => {
    expect(post('/api/v2/autenticarDashboard')).toMatchObject({
      'x-freno': { por: 'usuario', falla: 'login_fallido' },
      'x-sesion': 'abre',
    })
    expect(post('/api/v1/guardarRespuestaDS')).toMatchObject({
      'x-roles': ['asesor'],
      'x-salud': true,
      'x-cambia': ['preguntas'],
    })
    expect(post('/api/v1/obtenerCitas')).toMatchObject({ 'x-lee': ['agenda'] })
  })

  test('whose record an id names', () => {
    expect(post('/api/v1/eliminarCita')?.requestBody).toMatchObject({
      content: { 'application/json': { schema: { properties: { citaId: { 'x-recurso': 'cita' } } } } },
    })
  })
})
