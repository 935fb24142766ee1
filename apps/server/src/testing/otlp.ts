import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

type Value = { readonly stringValue?: string; readonly intValue?: number | string; readonly arrayValue?: unknown }

/** A span of OTLP in JSON, as far as tests read it. */
export interface ReceivedSpan {
  readonly traceId: string
  readonly spanId: string
  readonly parentSpanId?: string
  readonly name: string
  readonly kind: number
  readonly attributes: Readonly<Record<string, unknown>>
  readonly status: { readonly code?: number; readonly message?: string }
  readonly events: readonly unknown[]
}

interface Sent extends Omit<ReceivedSpan, 'attributes'> {
  readonly attributes: readonly { readonly key: string; readonly value: Value }[]
}

const readValue = ({ stringValue, intValue, arrayValue }: Value): unknown =>
  stringValue ?? (intValue === undefined ? arrayValue : Number(intValue))

const spansIn = (body: string): ReceivedSpan[] =>
  JSON.parse(body).resourceSpans.flatMap(({ scopeSpans }: { scopeSpans: { spans: Sent[] }[] }) =>
    scopeSpans.flatMap(({ spans }) =>
      spans.map((span) => ({
        ...span,
        attributes: Object.fromEntries(span.attributes.map(({ key, value }) => [key, readValue(value)])),
      })),
    ),
  )

/** A receiver of OTLP over HTTP, which keeps every byte. `status`: its answer. */
export async function startReceiver(status = 200) {
  const bodies: string[] = []
  const paths: (string | undefined)[] = []
  const server = createServer(async (request, reply) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part as Buffer)
    bodies.push(Buffer.concat(parts).toString())
    paths.push(request.url)
    reply.writeHead(status, { 'content-type': 'application/json' }).end('{}')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    paths: () => paths,
    /** Everything received, as it came. */
    bytes: () => bodies.join('\n'),
    spans: () => bodies.flatMap(spansIn),
    async close() {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}
