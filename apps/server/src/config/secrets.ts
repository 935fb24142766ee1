import { isIP } from 'node:net'
import { addressOfClamd } from '../platform/antivirus/clamd.ts'
import { loopback, problemOfEmpresa } from './empresa.ts'
import type { Env } from './env.ts'

/** API client of the demo. Its secret is public, so it is accepted in the demo only. */
export const clienteDemo = { id: 'alerce-demo', secret: 'alerce-demo-secret' } as const

/** Least length of a client secret: shorter ones can be guessed. */
const LARGO_MINIMO = 20

function problemOfKey({ DATA_KEY: key, DEMO: demo }: Env): string | null {
  if (!key && demo) return null
  if (!key) return 'DATA_KEY: fuera de la demo se necesita una clave de 32 bytes en base64 (npm run alerce -- clave).'
  const bytes = Buffer.from(key, 'base64')
  if (bytes.length !== 32) return 'DATA_KEY: debe ser de 32 bytes en base64 (npm run alerce -- clave).'
  // 32 random bytes do not repeat so much
  return !demo && new Set(bytes).size < 16
    ? 'DATA_KEY: no parece aleatoria; cree una con npm run alerce -- clave.'
    : null
}

function problemOfClient({ API_CLIENT_ID: id, API_CLIENT_SECRET: secret }: Env): string | null {
  if (!id && !secret) return null
  if (!id || !secret) return 'API_CLIENT_ID y API_CLIENT_SECRET van juntos.'
  if (secret === clienteDemo.secret) return 'API_CLIENT_SECRET: es el de la demo, que es público.'
  return secret.length < LARGO_MINIMO ? `API_CLIENT_SECRET: use al menos ${LARGO_MINIMO} caracteres.` : null
}

function problemOfOtherKeys({ DATA_KEY: key, DATA_KEY_OTRAS: others }: Env): string | null {
  if (others.some((other) => Buffer.from(other, 'base64').length !== 32))
    return 'DATA_KEY_OTRAS: cada clave debe ser de 32 bytes en base64, separadas por coma.'
  return others.length > 0 && !key ? 'DATA_KEY_OTRAS: va junto con DATA_KEY, la clave que cifra.' : null
}

const DEL_NUCLEO = ['CORE_URL', 'CORE_CLIENT_ID', 'CORE_CLIENT_SECRET'] as const

/** Fault of the settings of the remote core, in one line. Outside this machine its secret must not travel in clear. */
function problemOfNucleo(env: Env): string | null {
  const dichas = DEL_NUCLEO.filter((name) => env[name])
  if (dichas.length === 0) return null
  if (dichas.length < DEL_NUCLEO.length) return 'CORE_URL, CORE_CLIENT_ID y CORE_CLIENT_SECRET van juntos.'
  const { protocol, hostname } = URL.parse(env.CORE_URL ?? '') ?? { protocol: '', hostname: '' }
  return protocol === 'https:' || (protocol === 'http:' && loopback.includes(hostname))
    ? null
    : 'CORE_URL: debe ser una dirección https.'
}

/** Outside this machine, passwords and health data need https. */
function problemOfAddress({ PUBLIC_URL: url }: Env): string | null {
  if (!url) return 'PUBLIC_URL: fuera de la demo se necesita la dirección pública, la de los enlaces de las cartas.'
  if (!URL.canParse(url)) return 'PUBLIC_URL: no es una dirección.'
  const { protocol, hostname } = new URL(url)
  return protocol === 'https:' || loopback.includes(hostname) ? null : 'PUBLIC_URL: debe comenzar con https.'
}

/** Example domains of RFC 2606: mail from them is dropped, and replies reach no mailbox. */
const example = /@([\w-]+\.)*example\.\w+/i

/** A bare address, or a name with the address in brackets. */
const sender = /^(?:[^<>@\s][^<>@]*)?<[^<>@\s]+@[^<>@\s]+\.[^<>@\s]+>$|^[^<>@\s]+@[^<>@\s]+\.[^<>@\s]+$/

function problemOfSender({ MAIL_FROM: from }: Env): string | null {
  if (!sender.test(from.trim())) return 'MAIL_FROM: debe ser una dirección, como Isapre <mesa@isapre.cl>.'
  return example.test(from) ? 'MAIL_FROM: fuera de la demo se necesita un remitente propio, no uno de ejemplo.' : null
}

const nets = ['loopback', 'linklocal', 'uniquelocal']

/** One address, a network of them, or a named range. */
function isTrustable(one: string): boolean {
  const [address = '', mask, ...more] = one.split('/')
  if (mask === undefined) return nets.includes(one) || isIP(one) !== 0
  const bits = { 0: 0, 4: 32, 6: 128 }[isIP(address)] ?? 0
  return more.length === 0 && /^\d+$/.test(mask) && Number(mask) >= 1 && Number(mask) <= bits
}

function problemOfProxy({ TRUST_PROXY: proxies }: Env): string | null {
  const wrong = (proxies ?? '').split(',').filter((one) => proxies && !isTrustable(one.trim()))
  return wrong.length > 0
    ? 'TRUST_PROXY: deben ser direcciones del proxy separadas por coma, como 10.0.0.5 o 10.0.0.0/24.'
    : null
}

function problemOfMail({ SMTP_URL: url }: Env): string | null {
  if (!url) return null
  const { protocol, hostname } = URL.parse(url) ?? { protocol: '', hostname: '' }
  const known = ['smtp:', 'smtps:'].includes(protocol) && hostname !== ''
  return known ? null : 'SMTP_URL: debe ser como smtp://usuario:clave@servidor:587, o smtps://…'
}

/** Longest name of the mailbox: its mark follows, and both together have at most 64 characters (RFC 5321). */
const LARGO_DE_BUZON = 15

function problemOfBounces({ MAIL_BOUNCES: buzon }: Env): string | null {
  if (!buzon) return null
  const known = new RegExp(`^[\\w.-]{1,${LARGO_DE_BUZON}}@[\\w-]+(\\.[\\w-]+)+$`).test(buzon)
  return known ? null : `MAIL_BOUNCES: debe ser una casilla de hasta ${LARGO_DE_BUZON} letras, como rebotes@isapre.cl`
}

function problemOfTimestamps({ TSA_URL: url }: Env): string | null {
  if (!url) return null
  const known = ['http:', 'https:'].includes(URL.parse(url)?.protocol ?? '')
  return known
    ? null
    : 'TSA_URL: debe ser la dirección de una autoridad de sellos de tiempo, como https://tsa.ejemplo.cl'
}

function problemOfUf({ UF_CMF_KEY: key, UF_CMF_URL: cmf, UF_URL: own }: Env): string | null {
  if (key && own) return 'UF_CMF_KEY y UF_URL: use una de las dos.'
  const wrong = Object.entries({ UF_CMF_URL: cmf, UF_URL: own }).find(
    ([, url]) => url && !['http:', 'https:'].includes(URL.parse(url)?.protocol ?? ''),
  )
  return wrong ? `${wrong[0]}: debe ser una dirección http: o https:.` : null
}

/** Least bytes of a secret that signs notices (Standard Webhooks). */
const BYTES_DE_FIRMA = 24

function problemOfPagos({ PAGOS_URL: url, PAGOS_KEY: key, PAGOS_SECRET: secrets, DEMO: demo }: Env): string | null {
  if (!url && !key && secrets.length === 0) return null
  if (!url || !key || secrets.length === 0) return 'PAGOS_URL, PAGOS_KEY y PAGOS_SECRET van juntos.'
  const { protocol, hostname } = URL.parse(url) ?? { protocol: '', hostname: '' }
  const isHere = demo && protocol === 'http:' && hostname === '127.0.0.1'
  if (protocol !== 'https:' && !isHere) return 'PAGOS_URL: debe comenzar con https.'
  const isSecret = (one: string) =>
    /^whsec_[A-Za-z0-9+/]+=*$/.test(one) && Buffer.from(one.slice('whsec_'.length), 'base64').length >= BYTES_DE_FIRMA
  return secrets.every(isSecret)
    ? null
    : `PAGOS_SECRET: cada secreto es whsec_ y ${BYTES_DE_FIRMA} bytes o más en base64, separados por coma.`
}

function problemOfListening({ DATABASE_LISTEN_URL: own, DATABASE_URL: url }: Env): string | null {
  return own && !url ? 'DATABASE_LISTEN_URL: va junto con DATABASE_URL.' : null
}

function problemOfReplica({ DATABASE_REPLICA_URL: replica, DATABASE_URL: url }: Env): string | null {
  return replica && !url ? 'DATABASE_REPLICA_URL: va junto con DATABASE_URL; la base embebida no tiene réplicas.' : null
}

/** Least connections of a process: one that waits must not stop the others. */
const POOL_MINIMO = 2

function problemOfWorkers({ WORKERS: workers, DB_POOL: pool, DATABASE_URL: url }: Env): string | null {
  if (workers === 1) return null
  if (!url) return 'WORKERS: la base embebida es de un solo proceso; indique DATABASE_URL.'
  return pool < POOL_MINIMO * workers
    ? `WORKERS: con ${workers} procesos, DB_POOL es ${POOL_MINIMO * workers} o más.`
    : null
}

const local = ['127.0.0.1', 'localhost', '[::1]']

function problemOfBucket(env: Env): string | null {
  const { S3_URL: url, S3_ACCESS_KEY_ID: id, S3_SECRET_ACCESS_KEY: secret, S3_SOLO_LEER: readsOnly } = env
  if (!url && !id && !secret) return readsOnly ? 'S3_SOLO_LEER: va junto con S3_URL.' : null
  if (!url || !id || !secret) return 'S3_URL, S3_ACCESS_KEY_ID y S3_SECRET_ACCESS_KEY van juntos.'
  const { protocol, hostname, search, username } = URL.parse(url) ?? { protocol: '', search: '', username: '' }
  if (!['http:', 'https:'].includes(protocol) || search || username)
    return 'S3_URL: debe ser la dirección con el bucket, como https://s3.us-east-1.amazonaws.com/mi-bucket'
  const isOpen = protocol === 'http:' && !local.includes(hostname ?? '')
  return isOpen && !env.DEMO ? 'S3_URL: fuera de la demo debe comenzar con https.' : null
}

function problemOfAntivirus({ CLAMD_URL: url }: Env): string | null {
  return url && !addressOfClamd(url)
    ? 'CLAMD_URL: debe ser como tcp://127.0.0.1:3310 o unix:/run/clamav/clamd.ctl'
    : null
}

/** Errors of the environment, one Spanish line each; most of them count only outside the demo. */
export function problemasDelEntorno(env: Env): string[] {
  const everywhere = [
    problemOfKey(env),
    problemOfOtherKeys(env),
    problemOfListening(env),
    problemOfReplica(env),
    problemOfWorkers(env),
    problemOfMail(env),
    problemOfBounces(env),
    problemOfTimestamps(env),
    problemOfUf(env),
    problemOfPagos(env),
    problemOfProxy(env),
    problemOfBucket(env),
    problemOfAntivirus(env),
    problemOfEmpresa(env),
    problemOfNucleo(env),
  ]
  const outside = [problemOfClient(env), problemOfAddress(env), problemOfSender(env)]
  const problems = env.DEMO ? everywhere : [...everywhere, ...outside]
  return problems.filter((problem) => problem !== null)
}
