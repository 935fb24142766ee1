import { createHash } from 'node:crypto'
import type { Route } from '@alerce/contract/route'
import { campoEnCabecera, disposicionDe, TIPO_BINARIO } from '@alerce/contract/wire/binario'
import type { FastifyInstance } from 'fastify'
import type { Avance, Venta } from './golden/venta.ts'

export interface Answer {
  readonly status: number
  // biome-ignore lint/suspicious/noExplicitAny: a test reads whatever the wire carries
  readonly body: any
  readonly raw: Buffer
  readonly headers: Record<string, unknown>
}

/** Code and text of a refusal, in any envelope. */
export const rechazoEn = ({ status, body }: Answer) => [
  body.data?.codigoError ?? status,
  body.data?.descripcion ?? body.descripcion,
]

export interface Client {
  post(path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer>
  get(path: string): Promise<Answer>
  /** Posts and returns `data`, or `Valor`; throws when the answer is not a plain 200 without refusal. */
  // biome-ignore lint/suspicious/noExplicitAny: a test reads whatever the wire carries
  data(path: string, body?: unknown): Promise<any>
  login(usuario: string, clave?: string): Promise<Answer>
  /** Calls an operation that opens a session, and keeps its CSRF token. */
  enter(path: string, body: unknown): Promise<Answer>
  takeToken(id?: string, secret?: string, scope?: string): Promise<Answer>
  /** A prepared sale of this advisor from the golden database, if any is left. */
  ventaLista(avance: Avance): Venta | undefined
  /** Sends the held answers of contraloría at once. */
  releaseRespuestas(): Promise<void>
  /** Headers that identify the caller. */
  credentials(): Readonly<Record<string, string>>
}

const CLAVE = 'Alerce-2026'

/** HTTP client of the app, as a browser (cookie and CSRF token) or as a bearer client. */
export function createClient(
  app: FastifyInstance,
  {
    ventaLista = () => undefined,
    releaseRespuestas = async () => undefined,
  }: Partial<Pick<Client, 'ventaLista' | 'releaseRespuestas'>> = {},
): Client {
  const headers: Record<string, string> = {}

  async function send(method: 'GET' | 'POST', url: string, payload?: unknown, extra = {}): Promise<Answer> {
    const response = await app.inject({
      method,
      url,
      headers: { ...headers, ...extra },
      ...(payload === undefined ? {} : { payload: payload as object }),
    })
    const json = String(response.headers['content-type']).includes('json')
    const cookie = response.cookies.find((c) => c.name.endsWith('alerce') && c.value !== '')
    if (cookie) headers.cookie = `${cookie.name}=${cookie.value}`
    return {
      status: response.statusCode,
      body: json ? response.json() : response.body,
      raw: response.rawPayload,
      headers: response.headers,
    }
  }

  async function enter(path: string, body: unknown): Promise<Answer> {
    const answer = await send('POST', path, body)
    const me = await send('GET', '/api/alerce/v1/sesion')
    if (me.status === 200) headers['x-csrf-token'] = me.body.data.csrf
    return answer
  }

  return {
    post: (path, body = {}, extra = {}) => send('POST', path, body, extra),
    get: (path) => send('GET', path),
    async data(path, body = {}) {
      const answer = await send('POST', path, body)
      if (answer.status !== 200 || answer.body.data?.codigoError || answer.body.CodError)
        throw new Error(`${path}: ${answer.status} ${JSON.stringify(answer.body)}`)
      return 'Valor' in answer.body ? answer.body.Valor : answer.body.data
    },
    login: (usuario, clave = CLAVE) => enter('/api/v2/autenticarDashboard', { usuario, clave }),
    enter,
    ventaLista,
    releaseRespuestas,
    credentials: () => headers,
    async takeToken(id = 'alerce-demo', secret = 'alerce-demo-secret', scope = '') {
      const form = new URLSearchParams({ grant_type: 'client_credentials', client_id: id, client_secret: secret })
      if (scope) form.set('scope', scope)
      const answer = await send('POST', '/oauth/access/oauth2/token', form.toString(), {
        'content-type': 'application/x-www-form-urlencoded',
      })
      if (answer.status === 200) headers.authorization = `Bearer ${answer.body.access_token}`
      return answer
    },
  }
}

export interface Archivo {
  readonly nombre?: string
  readonly bytes: Uint8Array
}

/** Uploads a file as our own pages do: bytes as the body, under their hash; `headers` overrides the default ones. */
export async function upload(
  client: Client,
  { path, enCabecera }: Pick<Route, 'path' | 'enCabecera'>,
  campos: Readonly<Record<string, unknown>>,
  { bytes, nombre = 'cedula.pdf' }: Archivo,
  headers: Readonly<Record<string, string>> = {},
): Promise<Answer> {
  const query = new URLSearchParams()
  const own: Record<string, string> = {}
  for (const [campo, value] of Object.entries(campos)) {
    if (value === null || value === undefined) continue
    const header = enCabecera[campo]
    if (header) own[header] = campoEnCabecera(String(value))
    else query.set(campo, String(value).toWellFormed())
  }
  return await client.post(`${path}?${query}`, Buffer.from(bytes), {
    'content-type': TIPO_BINARIO,
    'content-disposition': disposicionDe(nombre),
    'idempotency-key': createHash('sha256').update(bytes).digest('hex'),
    ...own,
    ...headers,
  })
}
