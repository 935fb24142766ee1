import { z } from 'zod'
import { type Alcance, alcancesDe } from './alcances.ts'
import type { Operation } from './operation.ts'

type Json = Record<string, unknown>

const jsonSchema = (schema: z.ZodType, io: 'input' | 'output') =>
  z.toJSONSchema(schema, { io, target: 'draft-2020-12', unrepresentable: 'any' }) as Json

const refusal = {
  type: 'object',
  required: ['httpCode', 'codigoError', 'codigo', 'descripcion'],
  properties: {
    httpCode: { type: 'integer' },
    codigoError: { type: 'integer' },
    codigo: { type: 'string' },
    descripcion: { type: 'string' },
    errores: { type: 'array', items: { type: 'object' } },
  },
}

function replyContent(operation: Operation): Json {
  if (operation.envelope === 'binary') return { 'application/pdf': { schema: { type: 'string', format: 'binary' } } }
  const data = jsonSchema(operation.reply, 'output')
  const envelopes = {
    data: { type: 'object', properties: { httpCode: { const: 200 }, data } },
    resultado: {
      type: 'object',
      properties: { CodError: { type: 'integer' }, DescError: {}, DecError: {}, Valor: data },
    },
    'body+data': { allOf: [data, { type: 'object', properties: { httpCode: { const: 200 }, data } }] },
  }
  return { 'application/json': { schema: envelopes[operation.envelope] } }
}

function requestOf(operation: Operation): Json {
  const schema = jsonSchema(operation.request, 'input')
  if (operation.method === 'POST') {
    return { requestBody: { required: true, content: { 'application/json': { schema } } } }
  }
  const required = (schema.required as string[] | undefined) ?? []
  const parameters = Object.entries((schema.properties as Json | undefined) ?? {}).map(([name, shape]) => ({
    name,
    in: operation.path.includes(`{${name}}`) ? 'path' : 'query',
    required: required.includes(name),
    schema: shape,
  }))
  return { parameters }
}

const scopes: Record<Alcance, string> = {
  leer: 'Consultar',
  escribir: 'Registrar y cambiar',
  salud: 'Además de lo anterior, datos de salud',
}

function security(operation: Operation): Json[] {
  if (operation.access === 'publica') return []
  return operation.bearer ? [{ sesion: [] }, { cliente: alcancesDe(operation) }] : [{ sesion: [] }]
}

/** What hangs on a call beyond its shapes, as it is declared. */
function effects({ access, health, lee, cambia, freno, sesion }: Operation): Json {
  return {
    ...(access === 'publica' ? {} : { 'x-roles': access }),
    ...(health ? { 'x-salud': health } : {}),
    ...(lee.length > 0 ? { 'x-lee': lee } : {}),
    ...(cambia.length > 0 ? { 'x-cambia': cambia } : {}),
    ...(freno ? { 'x-freno': { por: freno.por, falla: freno.falla.code } } : {}),
    ...(sesion ? { 'x-sesion': sesion.efecto } : {}),
  }
}

function describe(operation: Operation): Json {
  return {
    operationId: operation.name,
    tags: [operation.path.startsWith('/api/alerce/') ? 'Alerce' : 'Especificación'],
    security: security(operation),
    ...effects(operation),
    ...requestOf(operation),
    responses: {
      200: { description: 'Respuesta', content: replyContent(operation) },
      default: { description: operation.failure.text, content: { 'application/json': { schema: refusal } } },
    },
  }
}

/**
 * The OpenAPI 3.1 document of these operations, derived from their declarations: what a field that is an id names
 * (`x-recurso`), roles, health, what a call reads and changes, its brake and its effect on the session stand as `x-` fields.
 */
export function openApi(operations: readonly Operation[]): Json {
  const paths: Record<string, Json> = {}
  for (const operation of operations) {
    paths[operation.path] = { ...paths[operation.path], [operation.method.toLowerCase()]: describe(operation) }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Alerce – Panel del Asesor', version: '2.3.33' },
    paths,
    components: {
      securitySchemes: {
        sesion: { type: 'apiKey', in: 'cookie', name: 'alerce' },
        cliente: {
          type: 'oauth2',
          flows: { clientCredentials: { tokenUrl: '/oauth/access/oauth2/token', scopes } },
        },
      },
    },
  }
}
