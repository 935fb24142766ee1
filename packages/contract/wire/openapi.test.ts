import { validate } from '@readme/openapi-parser'
import { describe, expect, test } from 'vitest'
import type { Operation } from '../operation.ts'
import { operations } from '../operations.ts'
import { openApi } from './openapi.ts'

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
  test('scopes of a token', () => {
    expect(post('/api/v1/guardarRespuestaDS')?.security).toEqual([{ sesion: [] }, { cliente: ['escribir', 'salud'] }])
    expect(post('/api/v1/obtenerCitas')?.security).toEqual([{ sesion: [] }, { cliente: ['leer'] }])
    expect(post('/api/v2/autenticarDashboard')?.security).toEqual([])
  })

  test('effects of a call', () => {
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

  test('kind of record of an id', () => {
    expect(post('/api/v1/eliminarCita')?.requestBody).toMatchObject({
      content: { 'application/json': { schema: { properties: { citaId: { 'x-recurso': 'cita' } } } } },
    })
  })
})

describe('a file', () => {
  test('is the body of its call; names and secrets are in headers, ids in the address', () => {
    const { parameters, requestBody } = post('/api/alerce/v1/validarCertificado') as {
      parameters: { name: string; in: string; required?: boolean }[]
      requestBody: object
    }
    expect(parameters.map(({ name, in: place }) => `${place} ${name}`)).toEqual([
      ...['query prospectoId', 'query afp', 'query tipoAdjunto'],
      ...['header x-alerce-rut', 'header x-alerce-rut-empleador', 'header x-alerce-clave'],
      ...['header Content-Disposition', 'header Idempotency-Key'],
    ])
    expect(requestBody).toEqual({
      required: true,
      content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary', maxLength: 2_097_152 } } },
    })
  })

  test.each([
    ['/api/alerce/v1/descargarAdjuntoDS', ['image/jpeg', 'image/gif', 'application/pdf']],
    ['/api/alerce/v1/descargarPapel', ['application/pdf']],
    ['/api/alerce/v1/descargarCartaDS', ['application/pdf']],
    ['/api/alerce/v1/descargarJurada', ['application/pdf']],
    ['/api/alerce/v1/descargarAgenda', ['text/calendar']],
  ])('comes from %s in the types that it may be of', (path, tipos) => {
    const content = Object.fromEntries(tipos.map((tipo) => [tipo, { schema: { type: 'string', format: 'binary' } }]))
    expect(paths[path]?.get?.responses).toMatchObject({ 200: { content } })
  })
})

test('every call that answers a file declares its types, and every received file has a limit', () => {
  const all: readonly Operation[] = operations
  const mute = all.filter(
    ({ envelope, tipos, cuerpo, bodyLimit }) =>
      (envelope === 'binary' && !tipos) || (cuerpo === 'binario' && bodyLimit === undefined),
  )
  expect(mute).toEqual([])
})
