import { rename, writeFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import { type Alerce, createClient, type RespuestaDeLlamada } from '@alerce/client/client'
import { verifyWebhook } from '@alerce/client/webhook'

/** Rows asked for at a time: the most that the API gives. */
const PAGE = 100
/** A message of Alerce is far smaller. */
const LARGEST_BODY = 65_536
/** Pause between two whole readings in milliseconds, for messages that were lost while this program was down. */
const HOUR_MS = 3_600_000

const columns = ['prospectoId', 'asesorId', 'estado', 'actua', 'paso', 'folioDS', 'fechaRegistro'] as const

type Row = Readonly<Record<(typeof columns)[number], string | number | null>>

const cell = (value: string | number | null): string => `"${String(value ?? '').replaceAll('"', '""')}"`

/** Begins with a mark by which Excel reads accents. */
function csvOf(rows: Iterable<Row>): string {
  const lines = [...rows].map((row) => columns.map((name) => cell(row[name])).join(';'))
  return `\ufeff${[columns.join(';'), ...lines, ''].join('\r\n')}`
}

interface Options {
  readonly alerce: Alerce
  /** Advisors whose sales stand in the file: a client names the portfolio that it reads. */
  readonly asesores: readonly number[]
  readonly file: string
  /** Secret of the webhook; two during a rotation. */
  readonly secrets: readonly string[]
  /** Present instant in milliseconds. */
  readonly now?: () => number
}

/** A CSV of sales: read whole by `catchUp`, then kept in step by the messages of a webhook, which `server` receives. */
export function openPlanilla({ alerce, asesores, file, secrets, now = Date.now }: Options) {
  let rows = new Map<number, Row>()
  const changed = new Set<number>()
  /** Readings, one after the other. */
  let work: Promise<void> = Promise.resolve()

  async function* sales(): AsyncGenerator<Row & { readonly prospectoId: number }> {
    for (const asesorId of asesores) {
      let cursor: number | null = null
      do {
        const asked = { identificador: asesorId, limite: PAGE, cursor }
        const page: RespuestaDeLlamada<'obtenerProspectos'> = await alerce.call('obtenerProspectos', asked)
        for (const { prospectoId, estado, turno, folioDS, fechaRegistro } of page)
          yield { prospectoId, asesorId, estado, ...turno, folioDS, fechaRegistro }
        cursor = page.length === PAGE ? (page.at(-1)?.prospectoId ?? null) : null
      } while (cursor !== null)
    }
  }

  /** Writes beside the file and renames: a reader never finds half of it. */
  async function save(): Promise<void> {
    await writeFile(`${file}.nueva`, csvOf(rows.values()))
    await rename(`${file}.nueva`, file)
  }

  async function readAll(): Promise<void> {
    const found = new Map<number, Row>()
    for await (const sale of sales()) found.set(sale.prospectoId, sale)
    rows = found
    await save()
  }

  /** Reads, newest first, as far as the changed sales reach; one that is in no portfolio any more leaves the file. */
  async function readChanged(): Promise<void> {
    const left = new Set(changed)
    changed.clear()
    if (left.size === 0) return
    try {
      for await (const sale of sales()) {
        rows.set(sale.prospectoId, sale)
        left.delete(sale.prospectoId)
        if (left.size === 0) break
      }
    } catch (error) {
      for (const id of left) changed.add(id)
      throw error
    }
    for (const id of left) rows.delete(id)
    await save()
  }

  /** Runs after the readings before it; a failed one hinders no later one. */
  function queue(read: () => Promise<void>): Promise<void> {
    const done = work.then(read)
    work = done.catch((error: unknown) => {
      process.stderr.write(`${error}\n`)
    })
    return done
  }

  /** Status for a message. Its reading goes on after the reply, which Alerce awaits for 15 seconds only. */
  async function hear(body: string, headers: IncomingMessage['headers']): Promise<number> {
    const message = await verifyWebhook(body, headers, secrets, now())
    if (!message) return 401
    if (message.data.prospectoId) changed.add(message.data.prospectoId)
    // The failure was written by the queue; the ids wait for the next reading
    queue(readChanged).catch(() => undefined)
    return 204
  }

  async function receive(request: IncomingMessage): Promise<number> {
    const parts: Buffer[] = []
    let size = 0
    for await (const part of request) {
      size += (part as Buffer).length
      if (size > LARGEST_BODY) return 413
      parts.push(part as Buffer)
    }
    return await hear(Buffer.concat(parts).toString(), request.headers)
  }

  const server: Server = createServer((request, response) => {
    receive(request).then(
      (status) => response.writeHead(status).end(),
      () => response.writeHead(400).end(),
    )
  })

  return {
    server,
    /** Reads every sale and writes the file. */
    catchUp: () => queue(readAll),
    /** Resolves after the readings asked for so far. */
    settled: () => work,
  }
}

if (import.meta.main) {
  const { ALERCE_URL: url = '', ALERCE_CLIENTE: id = '', ALERCE_SECRETO: secret = '', ...env } = process.env
  const planilla = openPlanilla({
    alerce: createClient({ url, id, secret, alcances: ['leer'] }),
    asesores: (env.ALERCE_ASESORES ?? '').split(',').map(Number),
    file: env.ALERCE_ARCHIVO ?? 'ventas.csv',
    secrets: (env.ALERCE_WEBHOOK ?? '').split(','),
  })
  // Messages that arrive during the first reading are read after it
  planilla.server.listen(Number(env.PORT ?? 8080))
  await planilla.catchUp()
  setInterval(() => planilla.catchUp().catch(() => undefined), HOUR_MS)
}
