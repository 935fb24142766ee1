import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pass } from 'node:timers/promises'
import { soloEspecificado } from '@alerce/contract/especificacion/campos'
import { especificacion, type NombreEspecificado } from '@alerce/contract/especificacion/especificacion'
import { operations } from '@alerce/contract/operations'
import { RUTA_DE_TOKEN } from '@alerce/contract/wire/token'

interface Respuesta {
  readonly status: number
  readonly type: string
  readonly body: Buffer
}

/** Fault of the core in a call. */
export type Falla = (respuesta: Respuesta) => Respuesta | Promise<Respuesta>

const json = (status: number, body: unknown): Respuesta => ({
  status,
  type: 'application/json; charset=utf-8',
  body: Buffer.from(JSON.stringify(body)),
})

/** Delay of a slow answer, milliseconds. */
const PAUSA_MS = 2500

/** Faults by name. `cambia`: another value in the place of the data. */
export const fallas = {
  caida: () => json(503, { httpCode: 503 }),
  falta: () => json(404, { httpCode: 404 }),
  html: ({ status }) => ({ status, type: 'text/html', body: Buffer.from('<html><h1>Mantención</h1></html>') }),
  lenta: async (respuesta) => {
    await pass(PAUSA_MS)
    return respuesta
  },
  trunca: (respuesta) => ({ ...respuesta, body: respuesta.body.subarray(0, Math.ceil(respuesta.body.length / 2)) }),
} satisfies Readonly<Record<string, Falla>>

/** Changes the parsed body of the answer. */
export const cambia =
  // biome-ignore lint/suspicious/noExplicitAny: a fault may break any part of a body
    (change: (body: any) => unknown): Falla =>
    ({ status, body }) =>
      json(status, change(JSON.parse(body.toString('utf8'))))

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts)
}

const specified = operations.filter(({ name }) => name in especificacion)
const patternOf = (path: string) => new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`)
const known = specified.map(({ name, method, path }) => ({ name, method, pattern: patternOf(path) }))

function unknownFields(name: NombreEspecificado, sent: unknown): string[] {
  const { pide } = especificacion[name]
  const rows = Object.entries((sent ?? {}) as object).every(([key]) => /^\d+$/.test(key) || key === 'ip')
    ? Object.values((sent ?? {}) as object).filter((row) => typeof row === 'object')
    : [sent]
  return rows.flatMap((row) => Object.keys(row as object).filter((key) => key !== 'ip' && !(key in pide)))
}

/** Reply with the fields of the specifications alone, inside its envelope; one that they do not describe has none. */
function soloLoEspecificado(name: NombreEspecificado, answer: Respuesta): Respuesta {
  const { responde } = especificacion[name]
  const body = JSON.parse(answer.body.toString('utf8')) as Record<string, unknown>
  if (answer.status !== 200) return answer
  const inside = (value: unknown) =>
    typeof value === 'object' && value !== null && 'codigoError' in value
      ? value
      : soloEspecificado(value, responde ?? {})
  if ('Valor' in body) return json(200, { ...body, Valor: inside(body.Valor) })
  return json(200, {
    httpCode: body.httpCode,
    ...(body.descripcion ? { descripcion: body.descripcion } : {}),
    data: inside(body.data),
  })
}

/**
 * A core that knows the two specifications and nothing else: each of their calls is answered by the server at `url`,
 * without the fields that are ours; another call, or a field that they do not name, is refused. `plantadas`: faults by
 * call, which may change while it runs.
 */
export async function openNucleoEspecificado(
  url: string,
  plantadas: Partial<Record<NombreEspecificado | 'token', Falla>> = {},
) {
  /** Calls answered, in their order. */
  const llamadas: string[] = []

  async function forward(request: IncomingMessage, body: Buffer): Promise<Respuesta> {
    const { 'content-type': type = 'application/json', authorization = '', 'idempotency-key': clave } = request.headers
    const answer = await fetch(new URL(request.url ?? '/', url), {
      method: request.method ?? 'GET',
      headers: {
        'content-type': type,
        ...(authorization ? { authorization } : {}),
        ...(typeof clave === 'string' ? { 'idempotency-key': clave } : {}),
      },
      body: body.length > 0 ? new Uint8Array(body) : null,
    })
    return {
      status: answer.status,
      type: answer.headers.get('content-type') ?? '',
      body: Buffer.from(await answer.arrayBuffer()),
    }
  }

  async function answerTo(request: IncomingMessage): Promise<Respuesta> {
    const body = await bodyOf(request)
    const { pathname, searchParams } = new URL(request.url ?? '/', url)
    if (pathname === RUTA_DE_TOKEN) {
      llamadas.push('token')
      const answer = await forward(request, body)
      return (await plantadas.token?.(answer)) ?? answer
    }
    const found = known.find(({ method, pattern }) => method === request.method && pattern.test(pathname))
    const name = found?.name as NombreEspecificado | undefined
    if (!name) return json(404, { httpCode: 404, descripcion: 'No existe.' })
    llamadas.push(name)
    const sent = request.method === 'GET' ? Object.fromEntries(searchParams) : JSON.parse(body.toString('utf8') || '{}')
    const unknown = unknownFields(name, sent)
    if (unknown.length > 0) return json(400, { httpCode: 400, descripcion: `No se conoce ${unknown.join(', ')}.` })
    const answer = await forward(request, body)
    const own = answer.type.includes('json') ? soloLoEspecificado(name, answer) : answer
    return (await plantadas[name]?.(own)) ?? own
  }

  const server = createServer((request, response) => {
    answerTo(request).then(
      ({ status, type, body }) => response.writeHead(status, { 'content-type': type }).end(body),
      (error: unknown) => response.destroy(error as Error),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    llamadas,
    plantadas,
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
