import { z } from 'zod'
import { type Alcance, alcancesDe, type Operation } from '../operation.ts'
import { TIPO_BINARIO } from './binario.ts'
import { RUTA_DE_TOKEN } from './token.ts'

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

const bytes = { type: 'string', format: 'binary' }

function replyContent(operation: Operation): Json {
  if (operation.envelope === 'binary') {
    return Object.fromEntries((operation.tipos ?? []).map((tipo) => [tipo, { schema: bytes }]))
  }
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

/** Place of a field outside the body: header, path or query. */
function placeOf({ path, enCabecera }: Operation, name: string): Json {
  const header = enCabecera[name]
  if (header) return { name: header, in: 'header', description: `${name}, con codificación porcentual (UTF-8)` }
  return { name, in: path.includes(`{${name}}`) ? 'path' : 'query' }
}

function parametersOf(operation: Operation): Json[] {
  const schema = jsonSchema(operation.request, 'input')
  const required = (schema.required as string[] | undefined) ?? []
  return Object.entries((schema.properties as Json | undefined) ?? {}).map(([name, shape]) => ({
    ...placeOf(operation, name),
    required: required.includes(name),
    schema: shape,
  }))
}

/** Headers of a file upload, besides the fields of its call. */
const ofAFile = [
  {
    name: 'Content-Disposition',
    in: 'header',
    description: "El nombre del archivo: attachment; filename*=UTF-8''…",
    schema: { type: 'string' },
  },
  {
    name: 'Idempotency-Key',
    in: 'header',
    description: 'SHA-256 de los bytes, en hexadecimal: con otra se rechaza',
    schema: { type: 'string', pattern: '^[0-9a-f]{64}$' },
  },
]

function requestOf(operation: Operation): Json {
  if (operation.method === 'GET') return { parameters: parametersOf(operation) }
  if (operation.cuerpo === 'binario') {
    const schema = { ...bytes, maxLength: operation.bodyLimit }
    const requestBody = { required: true, content: { [TIPO_BINARIO]: { schema } } }
    return { parameters: [...parametersOf(operation), ...ofAFile], requestBody }
  }
  const schema = jsonSchema(operation.request, 'input')
  return { requestBody: { required: true, content: { 'application/json': { schema } } } }
}

const scopes: Record<Alcance, string> = {
  leer: 'Consultar',
  escribir: 'Registrar y cambiar',
  salud: 'Además de lo anterior, datos de salud',
  usuarios: 'Crear, cambiar y desactivar usuarios de una lista',
}

function security(operation: Operation): Json[] {
  if (operation.access === 'publica') return []
  return operation.bearer ? [{ sesion: [] }, { cliente: alcancesDe(operation) }] : [{ sesion: [] }]
}

/** Extension fields of a call, beyond its shapes. */
function effects({ access, health, lee, cambia, freno, sesion }: Operation): Json {
  return {
    ...(access === 'publica' ? {} : { 'x-roles': access }),
    ...(health ? { 'x-salud': health } : {}),
    ...(lee.length > 0 ? { 'x-lee': lee } : {}),
    ...(cambia.length > 0 ? { 'x-cambia': cambia } : {}),
    ...(freno ? { 'x-freno': { por: freno.por, ...(freno.falla ? { falla: freno.falla.code } : {}) } } : {}),
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
 * OpenAPI 3.1 document of these operations, derived from their declarations. `x-` fields carry the record that an id
 * names (`x-recurso`), roles, health, data read and changed, rate limit and effect on the session.
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
          flows: { clientCredentials: { tokenUrl: RUTA_DE_TOKEN, scopes } },
        },
      },
    },
  }
}
