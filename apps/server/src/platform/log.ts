import { type DestinationStream, destination, type Logger, type LoggerOptions, pino } from 'pino'
import { type Outage, type OutageKind, outageIn } from './db/outage.ts'
import { ItemsFailed } from './one-by-one.ts'

export type Log = Logger

const RUT = /\b\d{1,2}\.?\d{3}\.?\d{3}-?[\dkK]\b/g
const EMAIL = /[\w.+-]+@[\w-]+\.[\w.-]+/g
const PHONE = /(\+?56\s?)?\b9\s?\d{4}\s?\d{4}\b/g
/** Level number of `debug` lines. */
const DEBUG = 20
/** Failures of a group that are written. */
const MOST_FAILURES = 10
const BASE64 = /[A-Za-z0-9+/]{120,}={0,2}/g

/** Redacts personal data in a text before it is logged. */
export function redact(text: string): string {
  return text.replace(BASE64, '[base64]').replace(EMAIL, '[correo]').replace(RUT, '[rut]').replace(PHONE, '[telefono]')
}

/** Quiet time after which an outage counts as over, milliseconds: its next failure is logged again. */
const QUIET_MS = 30_000

const said: Readonly<Record<Exclude<OutageKind, 'conflict'>, string>> = {
  unreachable: 'la base de datos no responde',
  lost: 'se perdió la conexión con la base de datos',
  full: 'la base de datos no tiene espacio',
}

interface Failing {
  times: number
  last: number
  readonly quiet: NodeJS.Timeout
}

/**
 * Logs each outage of the database once, whichever call meets it, and its end. Every call, job and probe fails
 * meanwhile: their lines go to `debug`.
 */
function createOutageLines(quietMs: number) {
  /** Present outages: no connection, and no space. */
  const open = new Map<boolean, Failing>()

  return function foldOutage(log: Log, { kind, message }: Outage): void {
    if (kind === 'conflict') return
    const since = performance.now()
    const known = open.get(kind === 'full')
    if (known) {
      known.times += 1
      known.last = since
      known.quiet.refresh()
      return
    }
    const quiet = setTimeout(() => {
      open.delete(kind === 'full')
      const segundos = Math.round((failing.last - since) / 1000)
      log.info({ falla: kind, fallas: failing.times, segundos }, 'sin más fallas de la base de datos')
    }, quietMs).unref()
    const failing: Failing = { times: 1, last: since, quiet }
    open.set(kind === 'full', failing)
    log.error({ falla: kind, motivo: redact(message) }, said[kind])
  }
}

/** Error of a line, without personal data; those of a group with the ids of their items. */
function presentError(error: Error & { code?: string }) {
  const failures = error instanceof AggregateError ? error.errors.slice(0, MOST_FAILURES) : []
  return {
    type: error.name,
    code: error.code,
    message: redact(error.message),
    stack: redact(error.stack ?? ''),
    ...(error instanceof ItemsFailed ? { casos: error.casos.slice(0, MOST_FAILURES) } : {}),
    ...(failures.length > 1 ? { fallas: failures.map((one) => redact(String(one))) } : {}),
  }
}

interface Written {
  readonly quietMs?: number
  readonly to?: DestinationStream
}

/**
 * JSON log on standard output. Payloads are never logged; messages and error texts are redacted, and outages of the
 * database are logged once.
 */
export function createLog(level: string, { quietMs = QUIET_MS, to }: Written = {}): Log {
  const foldOutage = createOutageLines(quietMs)
  const options: LoggerOptions = {
    level,
    base: null,
    hooks: {
      logMethod(args, method, level) {
        const clean = args.map((a) => (typeof a === 'string' ? redact(a) : a)) as Parameters<typeof method>
        const [first] = args as [unknown]
        const err = typeof first === 'object' && first !== null && 'err' in first ? first.err : null
        const outage = level > DEBUG ? outageIn(err) : null
        // A conflict is a failure of one call, not of the database
        if (outage === null || outage.kind === 'conflict') return method.apply(this, clean)
        foldOutage(this, outage)
        this.debug(...clean)
      },
    },
    serializers: { err: presentError },
  }
  // Asynchronous: calls do not wait for the log; the rest is flushed when the process ends
  return pino(options, to ?? destination({ dest: 1, sync: false }))
}
