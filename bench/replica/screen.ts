import { rutaDeEventos } from '../../packages/contract/eventos.ts'
import type { OperationMap } from '../../packages/contract/operation-map.ts'
import { routes } from '../../packages/contract/routes.ts'
import { CABECERA_DE_POSICION } from '../../packages/contract/wire/posicion.ts'
import { enter } from '../support/session.ts'

type Name = keyof OperationMap

interface Answered {
  readonly status: number
  readonly data: unknown
}

export interface Screen {
  /** Calls a server, another one each time. */
  call(name: Name, payload: object): Promise<Answered>
  /** The next event with this prospect. */
  told(prospectoId: number): Promise<void>
  close(): void
}

/** Events of a stream: name, id and data. */
async function* eventsOf(body: ReadableStream<Uint8Array>) {
  const decoder = new TextDecoder()
  let left = ''
  for await (const part of body) {
    const blocks = (left + decoder.decode(part, { stream: true })).split('\n\n')
    left = blocks.pop() ?? ''
    for (const block of blocks)
      yield new Map(block.split('\n').map((line) => line.split(/: ?(.*)/, 2) as [string, string]))
  }
}

/** A screen as the page does it: its position rises with replies and events, and goes with each call once it hears. */
export async function openScreen(urls: readonly string[], usuario: string): Promise<Screen> {
  const [first = ''] = urls
  const { headers } = await enter(first, usuario)
  const leaving = new AbortController()
  const waiting = new Map<number, () => void>()
  const before = new Set<number>()
  let seen = ''
  let turn = 0
  const raise = (position: string | null | undefined) => {
    if (position && position > seen) seen = position
  }

  const stream = await fetch(first + rutaDeEventos, { headers, signal: leaving.signal })
  if (!stream.ok) throw new Error(`the stream was refused with ${stream.status}`)
  const ready = Promise.withResolvers<void>()
  const listen = async () => {
    if (!stream.body) throw new Error('no stream')
    for await (const event of eventsOf(stream.body)) {
      raise(event.get('id'))
      if (event.get('event') === 'listo') ready.resolve()
      const { prospectoId } = (JSON.parse(event.get('data') ?? 'null') ?? {}) as { prospectoId?: number }
      if (prospectoId === undefined) continue
      before.add(prospectoId)
      waiting.get(prospectoId)?.()
    }
  }
  listen().catch(() => undefined)
  await ready.promise

  return {
    async call(name, payload) {
      const { method, path } = routes[name]
      const url = (urls[turn++ % urls.length] ?? first) + path
      const body = method === 'POST' ? JSON.stringify(payload) : null
      const answer = await fetch(url, { method, body, headers: { ...headers, [CABECERA_DE_POSICION]: seen } })
      const told = (await answer.json().catch(() => null)) as { data?: unknown } | null
      raise(answer.headers.get(CABECERA_DE_POSICION))
      return { status: answer.status, data: told?.data }
    },
    told: (prospectoId) =>
      before.has(prospectoId) ? Promise.resolve() : new Promise((tell) => waiting.set(prospectoId, tell)),
    close: () => leaving.abort(),
  }
}
