import type { Env } from './env.ts'

/** The demo's own client of the API: public, so it opens nothing outside the demo. */
export const clienteDemo = { id: 'alerce-demo', secret: 'alerce-demo-secret' } as const

/** Shorter secrets of a client can be tried out. */
const LARGO_MINIMO = 20

function problemOfKey(key: string | undefined): string | null {
  if (!key) return 'DATA_KEY: fuera de la demo se necesita una clave de 32 bytes en base64 (npm run alerce -- clave).'
  const bytes = Buffer.from(key, 'base64')
  if (bytes.length !== 32) return 'DATA_KEY: debe ser de 32 bytes en base64 (npm run alerce -- clave).'
  // a real key of 32 random bytes never repeats itself so much
  return new Set(bytes).size < 16 ? 'DATA_KEY: no parece aleatoria; cree una con npm run alerce -- clave.' : null
}

function problemOfClient({ API_CLIENT_ID: id, API_CLIENT_SECRET: secret }: Env): string | null {
  if (!id && !secret) return null
  if (!id || !secret) return 'API_CLIENT_ID y API_CLIENT_SECRET van juntos.'
  if (secret === clienteDemo.secret) return 'API_CLIENT_SECRET: es el de la demo, que es público.'
  return secret.length < LARGO_MINIMO ? `API_CLIENT_SECRET: use al menos ${LARGO_MINIMO} caracteres.` : null
}

const loopback = ['127.0.0.1', '::1', 'localhost', '[::1]']

/** Outside this machine, passwords and health data travel by https or not at all. */
function problemOfAddress({ HOST: host, PUBLIC_URL: url }: Env): string | null {
  if (!url)
    return loopback.includes(host) ? null : 'PUBLIC_URL: con HOST abierto a la red se necesita la dirección https.'
  if (!URL.canParse(url)) return 'PUBLIC_URL: no es una dirección.'
  const { protocol, hostname } = new URL(url)
  return protocol === 'https:' || loopback.includes(hostname) ? null : 'PUBLIC_URL: debe comenzar con https.'
}

/** What in the environment may not stand outside the demo, one Spanish line each. */
export function problemasDeSecretos(env: Env): string[] {
  if (env.DEMO) return []
  const problems = [problemOfKey(env.DATA_KEY), problemOfClient(env), problemOfAddress(env)]
  return problems.filter((problem) => problem !== null)
}
