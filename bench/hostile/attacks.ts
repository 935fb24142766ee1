import { camposDe, dirigido, payloadDirigido } from '../../apps/server/src/testing/llamadas.ts'
import type { azar } from '../../apps/server/src/testing/muestras.ts'
import type { Operation } from '../../packages/contract/operation.ts'
import { operations } from '../../packages/contract/operations.ts'
import { TIPO_BINARIO } from '../../packages/contract/wire/binario.ts'
import { enter } from '../support/session.ts'
import { bodies, encodings, headersOf, values } from './matter.ts'

type Chance = ReturnType<typeof azar>

/** A caller, with its authentication headers. */
export interface Entrant {
  readonly headers: Record<string, string>
}

const all: readonly Operation[] = operations
const users = ['asesora', 'jefatura', 'contraloria', 'mesa', 'administracion'] as const
/** Operations with which a caller could lock out the run itself. */
const shutting = new Set(['cambiarEstadoUsuario', 'guardarUsuario', 'cambiarCliente', 'rotarSecreto'])

const json = { 'content-type': 'application/json' }

/** Device cookies by user: without them the attack from this address would slow down its own logins. */
const marks = new Map<string, string>()

async function again(url: string, usuario: string): Promise<Entrant> {
  const session = await enter(url, usuario, marks.get(usuario))
  const mark = session.cookies.find((one) => one.startsWith('alerce-equipo='))
  if (mark) marks.set(usuario, mark)
  return session
}

/** A bearer client: its token lasts an hour, longer than the run. */
async function client(url: string): Promise<Entrant> {
  const credentials = { client_id: 'alerce-demo', client_secret: 'alerce-demo-secret' }
  const body = new URLSearchParams({ grant_type: 'client_credentials', ...credentials })
  const answer = await fetch(`${url}/oauth/access/oauth2/token`, { method: 'POST', body })
  const { access_token: token } = (await answer.json()) as { access_token: string }
  return { headers: { ...json, authorization: `Bearer ${token}` } }
}

/** A session of each role, a bearer client (reused from `before`), and an anonymous caller. */
export async function entrants(url: string, before: readonly Entrant[] = []): Promise<Entrant[]> {
  const sessions: Entrant[] = []
  for (const usuario of users) sessions.push(await again(url, usuario))
  return [...sessions, before.at(-2) ?? (await client(url)), { headers: json }]
}

const pick = <T>(list: readonly T[], chance: Chance): T => list[chance(list.length)] as T

/** Mostly a caller allowed by the operation, sometimes any other. */
function callerOf({ access, bearer, name }: Operation, callers: readonly Entrant[], chance: Chance): Entrant {
  const [nobody, client] = [callers.at(-1) as Entrant, callers.at(-2) as Entrant]
  if (shutting.has(name)) return callers[0] as Entrant
  if (chance(8) === 0) return pick(callers, chance)
  if (access === 'publica') return nobody
  const role = pick(access, chance)
  const at = users.findIndex((user) => user === (role === 'asesor' ? 'asesora' : role))
  return bearer && chance(2) === 0 ? client : (callers[at] ?? nobody)
}

/** A payload: valid with extreme values, with one hostile value repeated, or arbitrary. */
function payloadOf(operation: Operation, chance: Chance): string {
  const seed = chance(1_000_000)
  const right = payloadDirigido(
    operation,
    seed,
    chance(2) ? { prospecto: 1 + chance(60), declaracion: 1 + chance(9) } : {},
  )
  const way = chance(4)
  if (way === 0) return JSON.stringify(right)
  if (way === 1) return pick(bodies, chance)
  const keys = Object.keys(right)
  const hurt = way === 2 ? keys : [pick(keys.length > 0 ? keys : ['x'], chance)]
  const value = pick(values, chance)
  return JSON.stringify(dirigido(operation, { ...right, ...Object.fromEntries(hurt.map((key) => [key, value])) }, {}))
}

const textOf = (value: unknown): string => (typeof value === 'object' ? (JSON.stringify(value) ?? '') : String(value))

function queryOf(operation: Operation, chance: Chance): string {
  const value = encodeURIComponent(textOf(pick(values, chance)).slice(0, 3000).toWellFormed())
  const path = operation.path.replace(/\{\w+\}/, () => (chance(2) ? value : String(chance(99))))
  const campo = pick(['id', ...camposDe(operation)], chance)
  return `${path}?${campo}=${value}&${encodeURIComponent(pick(['id[a]', '__proto__', 'x', 'limite'], chance))}=${value}`
}

/** A file with some valid beginning, followed by random bytes. */
function bytesOf(chance: Chance): Buffer {
  const head = pick(['%PDF-1.7\n', 'GIF89a', '\xff\xd8\xff\xe0', 'PK\x03\x04', ''], chance)
  const rest = Array.from({ length: chance(4000) }, () => chance(256))
  return Buffer.concat([Buffer.from(head, 'latin1'), Buffer.from(rest)])
}

/** One hostile request, reproducible by its seed. */
export function attack(chance: Chance, callers: readonly Entrant[]) {
  const operation = pick(all, chance)
  const { headers } = callerOf(operation, callers, chance)
  const more = { ...headers, ...headersOf(chance) }
  if (operation.method === 'GET') return { method: 'GET', path: queryOf(operation, chance), headers: more, body: null }
  const [encoding, encode] = pick(encodings, chance)
  if (operation.cuerpo === 'binario') {
    const content = chance(8) === 0 ? encoding : { 'content-type': TIPO_BINARIO }
    return { method: 'POST', path: queryOf(operation, chance), headers: { ...more, ...content }, body: bytesOf(chance) }
  }
  const body = encode(payloadOf(operation, chance))
  return { method: 'POST', path: operation.path, headers: { ...more, ...encoding }, body }
}
