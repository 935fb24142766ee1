import { z } from 'zod'
import { OperatorFailure } from '../operator-failure.ts'

const flag = (absent: boolean) =>
  z
    .enum(['0', '1', 'on', 'off', 'true', 'false', 'si', 'no', ''], { error: 'use on u off.' })
    .optional()
    .transform((v) => (v === undefined || v === '' ? absent : ['1', 'on', 'true', 'si'].includes(v)))

const optional = z
  .string()
  .optional()
  .transform((v) => (v === '' ? undefined : v))

function number(min: number, max: number) {
  const error = `debe ser un número entero de ${min} a ${max}.`
  return z.coerce.number({ error }).int({ error }).min(min, { error }).max(max, { error })
}

const whole = (absent: number, min: number, max: number) => number(min, max).default(absent)

const levels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
const MANY = 1_000_000_000

/** Samplers of traces, by their standard names. */
const roots = ['always_on', 'always_off', 'traceidratio'] as const
const samplers = [...roots, ...roots.map((root) => `parentbased_${root}` as const)] as const
const PARTE = 'debe ser un número de 0 a 1.'

/** Every variable of the server; docs/OPERACION.md holds the same list in words. */
const schema = z.object({
  PORT: whole(3000, 0, 65_535),
  HOST: z.string().default('127.0.0.1'),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: optional,
  DATABASE_LISTEN_URL: optional,
  DATABASE_REPLICA_URL: optional,
  DATABASE_PREPARED: flag(true),
  DB_POOL: whole(10, 1, 100),
  DRAIN_SECONDS: whole(0, 0, 600),
  WORKERS: whole(1, 1, 64),
  SMTP_URL: optional,
  MAIL_FROM: optional.transform((v) => v ?? 'Alerce <no-responder@alerce.example.cl>'),
  MAIL_BOUNCES: optional,
  TSA_URL: optional,
  UF_CMF_KEY: optional,
  UF_CMF_URL: optional.transform((v) => v ?? 'https://api.cmfchile.cl/api-sbifv3/recursos_api'),
  UF_URL: optional,
  WEBHOOKS_RED_INTERNA: flag(false),
  PAGOS_URL: optional,
  PAGOS_KEY: optional,
  PAGOS_SECRET: optional.transform((v) => (v ?? '').split(',').filter((one) => one.trim() !== '')),
  PUBLIC_URL: optional,
  DEMO: flag(true),
  DATA_KEY: optional,
  DATA_KEY_OTRAS: optional.transform((v) => (v ?? '').split(',').filter((key) => key.trim() !== '')),
  S3_URL: optional,
  S3_ACCESS_KEY_ID: optional,
  S3_SECRET_ACCESS_KEY: optional,
  S3_REGION: optional.transform((v) => v ?? 'us-east-1'),
  S3_SOLO_LEER: flag(false),
  CLAMD_URL: optional,
  CLAMD_IF_DOWN: z.preprocess(
    (v) => (v === '' ? undefined : v),
    z.enum(['rechazar', 'aceptar'], { error: 'use rechazar o aceptar.' }).default('rechazar'),
  ),
  BACKUP_KEY: optional,
  BACKUP_KEY_FILE: optional,
  API_CLIENT_ID: optional,
  API_CLIENT_SECRET: optional,
  OIDC_ISSUER: optional,
  OIDC_CLIENT_ID: optional,
  OIDC_CLIENT_SECRET: optional,
  OIDC_ROLES: optional,
  OIDC_GROUPS_CLAIM: optional.transform((v) => v ?? 'groups'),
  OIDC_USER_CLAIM: optional.transform((v) => v ?? 'email'),
  OIDC_SCOPE: optional.transform((v) => v ?? 'openid email profile'),
  OIDC_ONLY: flag(false),
  OIDC_BREAK_GLASS: optional.transform((v) => v?.toLowerCase()),
  CORE_URL: optional.refine((v) => v === undefined || /^https?:\/\/[^\s?#]+$/.test(v), {
    error: 'debe ser una dirección http: o https:.',
  }),
  CORE_URL_ANTERIOR: optional,
  CORE_CLIENT_ID: optional,
  CORE_CLIENT_SECRET: optional,
  TRUST_PROXY: optional,
  SECURITY_CONTACT: optional.refine((v) => v === undefined || /^(mailto:|https:\/\/|tel:)\S+$/.test(v), {
    error: 'debe ser una dirección mailto:, https: o tel:.',
  }),
  /** Absent: no metrics. */
  METRICS_PORT: z.preprocess((v) => (v === '' ? undefined : v), number(0, 65_535).optional()),
  METRICS_HOST: z.string().default('127.0.0.1'),
  /** Absent: no traces. */
  OTEL_EXPORTER_OTLP_ENDPOINT: optional.refine(
    (v) => v === undefined || /^https?:$/.test(URL.parse(v)?.protocol ?? ''),
    {
      error: 'debe ser una dirección http: o https:.',
    },
  ),
  OTEL_SERVICE_NAME: optional.transform((v) => v ?? 'alerce'),
  OTEL_TRACES_SAMPLER: z
    .enum(samplers, { error: `use uno de ${samplers.join(', ')}.` })
    .default('parentbased_always_on'),
  OTEL_TRACES_SAMPLER_ARG: z.coerce
    .number({ error: PARTE })
    .min(0, { error: PARTE })
    .max(1, { error: PARTE })
    .default(1),
  LOG_LEVEL: z.enum(levels, { error: `use uno de ${levels.join(', ')}.` }).default('info'),
  LOGIN_ATTEMPTS_PER_MINUTE: whole(30, 1, MANY),
  REQUESTS_PER_MINUTE: whole(3000, 1, MANY),
})

export type Env = z.output<typeof schema>

/** Public address of the screens, without a slash at the end. */
export const direccionDe = ({ PUBLIC_URL, HOST, PORT }: Pick<Env, 'PUBLIC_URL' | 'HOST' | 'PORT'>): string =>
  (PUBLIC_URL ?? `http://${HOST.includes(':') ? `[${HOST}]` : HOST}:${PORT}`).replace(/\/+$/, '')

/** True if the public address is https; URL parsing ignores case. */
export const esHttps = (publica: string | undefined): boolean => URL.parse(publica ?? '')?.protocol === 'https:'

/** Parses the environment once; throws OperatorFailure, one readable Spanish line per bad variable. */
export function readEnv(source: NodeJS.ProcessEnv = process.env): Env {
  const parsed = schema.safeParse(source)
  if (parsed.success) return parsed.data
  const lines = parsed.error.issues.map((i) => `${i.path.join('.')}: ${i.message}`)
  throw new OperatorFailure(lines.join('\n'))
}
