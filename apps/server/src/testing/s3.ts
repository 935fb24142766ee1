import { createHash, createHmac } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

type Refuses = 403 | 500 | 'once' | 'hangs' | null

/** An S3 server in memory, enough for one bucket; it checks each signature (AWS Signature Version 4). */
export interface S3Server {
  /** Variables of a server that keeps its files here. */
  readonly env: { S3_URL: string; S3_ACCESS_KEY_ID: string; S3_SECRET_ACCESS_KEY: string; S3_REGION: string }
  readonly objects: Map<string, Buffer>
  /** Requests received. */
  requests(): number
  /** Makes the server refuse every request, fail the next one, or never answer; null: serves again. */
  refuse(how: Refuses): void
  close(): Promise<void>
}

const KEY_ID = 'AKALERCE'
const SECRET = 'a-secret-of-tests'
const REGION = 'sa-east-1'
const BUCKET = '/archivos-de-alerce'

const sha256 = (bytes: string | Buffer) => createHash('sha256').update(bytes).digest('hex')
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()

/** True for a request signed with our secret over its method, path, query, signed headers and content. */
function isSigned({ method, url = '', headers }: IncomingMessage, body: Buffer): boolean {
  const [, scope = '', names = '', signature] =
    /^AWS4-HMAC-SHA256 Credential=AKALERCE\/(\S+), ?SignedHeaders=(\S+), ?Signature=(\w+)$/.exec(
      headers.authorization ?? '',
    ) ?? []
  const content = String(headers['x-amz-content-sha256'])
  const [path = '', query = ''] = url.split('?')
  const signed = names.split(';')
  if (!signed.includes('host') || (content !== 'UNSIGNED-PAYLOAD' && content !== sha256(body))) return false
  const lines = signed.map((name) => `${name}:${String(headers[name]).trim()}\n`).join('')
  const request = [method, path, query.split('&').toSorted().join('&'), lines, names, content].join('\n')
  const toSign = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, sha256(request)].join('\n')
  const [day = '', region = '', service = '', end = ''] = scope.split('/')
  const key = [region, service, end].reduce(hmac, hmac(`AWS4${SECRET}`, day))
  return region === REGION && service === 's3' && hmac(key, toSign).toString('hex') === signature
}

function serve(
  objects: Map<string, Buffer>,
  { method, url = '' }: IncomingMessage,
  body: Buffer,
  reply: ServerResponse,
) {
  const [path = ''] = url.split('?')
  const key = decodeURIComponent(path.slice(BUCKET.length + 1))
  if (path !== BUCKET && !path.startsWith(`${BUCKET}/`)) return reply.writeHead(404).end()
  if (method === 'HEAD' && key === '') return reply.writeHead(200).end()
  if (method === 'PUT') {
    objects.set(key, body)
    return reply.writeHead(200, { etag: '"1"' }).end()
  }
  if (method === 'DELETE') {
    objects.delete(key)
    return reply.writeHead(204).end()
  }
  const found = objects.get(key)
  return found ? reply.writeHead(200).end(found) : reply.writeHead(404).end()
}

/** Listens on a free port. */
export async function startS3Server(): Promise<S3Server> {
  const objects = new Map<string, Buffer>()
  let refusing: Refuses = null
  let requests = 0

  async function answer(request: IncomingMessage, reply: ServerResponse) {
    const body = await buffer(request)
    requests += 1
    if (refusing === 'hangs') return
    if (refusing !== null) {
      reply.writeHead(refusing === 'once' ? 500 : refusing).end()
      if (refusing === 'once') refusing = null
    } else if (isSigned(request, body)) serve(objects, request, body, reply)
    else reply.writeHead(403).end()
  }

  const server = createServer((request, reply) => void answer(request, reply))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    env: {
      S3_URL: `http://127.0.0.1:${port}${BUCKET}`,
      S3_ACCESS_KEY_ID: KEY_ID,
      S3_SECRET_ACCESS_KEY: SECRET,
      S3_REGION: REGION,
    },
    objects,
    requests: () => requests,
    refuse: (how) => {
      refusing = how
    },
    close: async () => {
      server.closeAllConnections()
      await new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}
