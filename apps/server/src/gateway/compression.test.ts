import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib'
import Fastify from 'fastify'
import { afterAll, expect, test } from 'vitest'
import { compressAnswers } from './compression.ts'

const app = Fastify()
compressAnswers(app)
const long = { texto: 'ñandú '.repeat(400) }
const huge = { texto: 'ñandú '.repeat(60_000) }
app.get('/long', async () => long)
app.get('/huge', async () => huge)
app.get('/short', async () => ({ texto: 'ñ' }))
app.get('/paper', async (_request, reply) => reply.type('application/pdf').send(Buffer.alloc(5000)))
app.get('/packed', async (_request, reply) =>
  reply.type('text/css').header('content-encoding', 'br').send(Buffer.alloc(5000)),
)
afterAll(() => app.close())

const unpack = { zstd: zstdDecompressSync, br: brotliDecompressSync, gzip: gunzipSync }

async function ask(url: string, accepted?: string) {
  const answer = await app.inject({ url, headers: accepted === undefined ? {} : { 'accept-encoding': accepted } })
  const encoding = answer.headers['content-encoding'] as keyof typeof unpack | undefined
  const body =
    encoding && encoding in unpack && url !== '/packed' ? unpack[encoding](answer.rawPayload) : answer.rawPayload
  return { encoding, headers: answer.headers, bytes: answer.rawPayload.length, text: body.toString() }
}

test.each([
  ['gzip, deflate, br, zstd', 'zstd'],
  ['gzip, deflate, br', 'br'],
  ['gzip;q=1.0, zstd;q=0, br;q=0.0', 'gzip'],
  ['GZIP', 'gzip'],
  ['deflate', undefined],
  ['', undefined],
  [undefined, undefined],
])('a client accepting %s is answered in %s, small or large', async (accepted, encoding) => {
  for (const [url, whole] of [['/long', long] as const, ['/huge', huge] as const]) {
    const { text, bytes, ...answer } = await ask(url, accepted)
    expect(answer).toMatchObject({ encoding, headers: { vary: 'accept-encoding', 'content-length': String(bytes) } })
    expect(JSON.parse(text)).toEqual(whole)
    if (encoding) expect(bytes).toBeLessThan(text.length / 10)
  }
})

test('short, binary and compressed replies are sent as they are', async () => {
  expect(await ask('/short', 'gzip')).toMatchObject({ encoding: undefined, text: '{"texto":"ñ"}' })
  expect(await ask('/paper', 'gzip')).toMatchObject({ encoding: undefined, bytes: 5000 })
  expect(await ask('/packed', 'gzip')).toMatchObject({ encoding: 'br', bytes: 5000 })
})
