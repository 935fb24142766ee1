import { destination, type Logger, type LoggerOptions, pino } from 'pino'

export type Log = Logger

const RUT = /\b\d{1,2}\.?\d{3}\.?\d{3}-?[\dkK]\b/g
const EMAIL = /[\w.+-]+@[\w-]+\.[\w.-]+/g
const PHONE = /(\+?56\s?)?\b9\s?\d{4}\s?\d{4}\b/g
const BASE64 = /[A-Za-z0-9+/]{120,}={0,2}/g

/** Redacts personal data in a text before it is logged. */
export function redact(text: string): string {
  return text.replace(BASE64, '[base64]').replace(EMAIL, '[correo]').replace(RUT, '[rut]').replace(PHONE, '[telefono]')
}

/** JSON log on standard output. Payloads are never logged; messages and error texts are redacted. */
export function createLog(level: string): Log {
  const options: LoggerOptions = {
    level,
    base: null,
    hooks: {
      logMethod(args, method) {
        const clean = args.map((a) => (typeof a === 'string' ? redact(a) : a)) as Parameters<typeof method>
        return method.apply(this, clean)
      },
    },
    serializers: {
      err: (error: Error & { code?: string }) => ({
        type: error.name,
        code: error.code,
        message: redact(error.message),
        stack: redact(error.stack ?? ''),
      }),
    },
  }
  // Asynchronous: calls do not wait for the log; the rest is flushed when the process ends
  return pino(options, destination({ dest: 1, sync: false }))
}
