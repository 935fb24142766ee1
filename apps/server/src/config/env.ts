import { z } from 'zod'

const flag = (absent: boolean) =>
  z
    .enum(['0', '1', 'on', 'off', 'true', 'false', 'si', 'no', ''])
    .optional()
    .transform((v) => (v === undefined || v === '' ? absent : ['1', 'on', 'true', 'si'].includes(v)))

const optional = z
  .string()
  .optional()
  .transform((v) => (v === '' ? undefined : v))

/** Every variable of the server; docs/OPERACION.md holds the same list in words. */
const schema = z.object({
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  HOST: z.string().default('127.0.0.1'),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: optional,
  DB_POOL: z.coerce.number().int().min(1).max(100).default(10),
  SMTP_URL: optional,
  MAIL_FROM: z.string().default('Alerce <no-responder@alerce.example.cl>'),
  PUBLIC_URL: optional,
  DEMO: flag(true),
  DATA_KEY: optional,
  API_CLIENT_ID: optional,
  API_CLIENT_SECRET: optional,
  TRUST_PROXY: optional,
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  LOGIN_ATTEMPTS_PER_MINUTE: z.coerce.number().int().min(1).default(30),
  REQUESTS_PER_MINUTE: z.coerce.number().int().min(1).default(3000),
})

export type Env = z.output<typeof schema>

/** Where the screens are reached, without a slash at its end. */
export const direccionDe = ({ PUBLIC_URL, HOST, PORT }: Pick<Env, 'PUBLIC_URL' | 'HOST' | 'PORT'>): string =>
  (PUBLIC_URL ?? `http://${HOST.includes(':') ? `[${HOST}]` : HOST}:${PORT}`).replace(/\/+$/, '')

/** Parses the environment once; throws one readable Spanish line per bad variable. */
export function readEnv(source: NodeJS.ProcessEnv = process.env): Env {
  const parsed = schema.safeParse(source)
  if (parsed.success) return parsed.data
  const lines = parsed.error.issues.map((i) => `  ${i.path.join('.')}: ${i.message}`)
  throw new Error(`Variables de entorno no válidas:\n${lines.join('\n')}`)
}
