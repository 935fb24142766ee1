import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { exportJWK, generateKeyPair } from 'jose'
import Provider, { type Adapter, type AdapterPayload } from 'oidc-provider'

/** Claims of an account of the test provider. */
type Cuenta = Readonly<Record<string, unknown>>

/** A real provider on this machine. */
export interface ProveedorDePrueba {
  readonly emisor: string
  /** Account that logs in next; null: the person says no. */
  entra: string | null
  /** Accounts by subject; a test changes them. */
  readonly cuentas: Record<string, Cuenta>
  /** Receives the calls of the provider to us. */
  llama: (address: string, init: RequestInit) => Promise<Response>
  close(): Promise<void>
}

export const PUBLICA = 'http://127.0.0.1:9'
export const cliente = { id: 'alerce', secreto: 'secreto-de-prueba-del-proveedor' }

/** Storage of the provider in memory. */
function createAdapter(): (model: string) => Adapter {
  const rows = new Map<string, AdapterPayload>()
  return (model) => {
    const at = (id: string) => `${model} ${id}`
    const where = (field: 'uid' | 'userCode', value: string) =>
      [...rows].find(([key, row]) => key.startsWith(`${model} `) && row[field] === value)?.[1]
    return {
      upsert: async (id, row) => void rows.set(at(id), row),
      find: async (id) => rows.get(at(id)),
      findByUid: async (uid) => where('uid', uid),
      findByUserCode: async (code) => where('userCode', code),
      destroy: async (id) => void rows.delete(at(id)),
      consume: async (id) => void rows.set(at(id), { ...rows.get(at(id)), consumed: 1 }),
      revokeByGrantId: async (grant) => {
        for (const [key, row] of rows) if (row.grantId === grant) rows.delete(key)
      },
    }
  }
}

/** Starts the provider; `port`: a free one when absent. */
export async function openProveedor(cuentas: Record<string, Cuenta>, port = 0): Promise<ProveedorDePrueba> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const emisor = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const { privateKey } = await generateKeyPair('RS256', { extractable: true })
  const proveedor: ProveedorDePrueba = {
    ...{ emisor, entra: null, cuentas },
    llama: async () => new Response(null, { status: 500 }),
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
  const provider = new Provider(emisor, {
    adapter: createAdapter(),
    clients: [
      {
        client_id: cliente.id,
        client_secret: cliente.secreto,
        redirect_uris: [`${PUBLICA}/ingreso/empresa/vuelta`],
        post_logout_redirect_uris: [`${PUBLICA}/dashboard/login`, `${PUBLICA}/consola/login`],
        backchannel_logout_uri: `${PUBLICA}/ingreso/empresa/cierre`,
        backchannel_logout_session_required: true,
      },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['groups', 'preferred_username', 'rut'] },
    cookies: { keys: ['de prueba'] },
    jwks: { keys: [{ ...(await exportJWK(privateKey)), use: 'sig', alg: 'RS256' }] },
    features: {
      devInteractions: { enabled: false },
      backchannelLogout: { enabled: true },
      rpInitiatedLogout: {
        logoutSource: async (ctx, form) => {
          ctx.body = form
        },
      },
    },
    fetch: (address, init = {}) => proveedor.llama(address instanceof Request ? address.url : String(address), init),
    findAccount: (_ctx, accountId) => ({
      accountId,
      claims: async (_use) => ({ ...cuentas[accountId], sub: accountId }),
    }),
    ttl: { Interaction: 600, Grant: 600, Session: 600, AccessToken: 600, IdToken: 600, AuthorizationCode: 60 },
    interactions: { url: (_ctx, { uid }) => `/interaction/${uid}` },
    // Nobody is asked for a consent
    async loadExistingGrant(ctx) {
      const { client, session, provider: own } = ctx.oidc
      const grant = new own.Grant({ clientId: client?.clientId ?? '', accountId: session?.accountId ?? '' })
      grant.addOIDCScope('openid email profile')
      await grant.save()
      return grant
    },
  })
  const answer = provider.callback()
  server.on('request', (request, response) => {
    if (!request.url?.startsWith('/interaction/')) return void answer(request, response)
    const { entra } = proveedor
    const result = entra === null ? { error: 'access_denied' } : { login: { accountId: entra } }
    void provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false })
  })
  return proveedor
}

type Jar = Map<string, string>
const sent = (jar: Jar) => [...jar].map(([name, value]) => `${name}=${value}`).join('; ')

function keep(jar: Jar, cookies: readonly string[]): void {
  for (const cookie of cookies) {
    const [pair = ''] = cookie.split(';')
    const at = pair.indexOf('=')
    const value = pair.slice(at + 1)
    if (value === '' || /expires=Thu, 01 Jan 1970/i.test(cookie)) jar.delete(pair.slice(0, at))
    else jar.set(pair.slice(0, at), value)
  }
}

/** A browser between our server and the provider, with the cookies of each. */
export function openNavegador(app: FastifyInstance) {
  const [nuestras, suyas]: [Jar, Jar] = [new Map(), new Map()]

  async function ours(url: string) {
    const answer = await app.inject({ method: 'GET', url, headers: { cookie: sent(nuestras) } })
    const { 'set-cookie': set = [] } = answer.headers
    keep(nuestras, [set].flat())
    return answer
  }

  /** Asks the provider for an address; follows it until it leads back to us. Returns that address. */
  async function theirs(address: string, init: RequestInit = {}): Promise<string> {
    const answer = await fetch(address, {
      ...init,
      redirect: 'manual',
      headers: { ...init.headers, cookie: sent(suyas) },
    })
    keep(suyas, answer.headers.getSetCookie())
    const next = answer.headers.get('location')
    if (!next) throw new Error(`the provider stops at ${address}: ${answer.status} ${await answer.text()}`)
    const { href } = new URL(next, address)
    return href.startsWith(PUBLICA) ? href.slice(PUBLICA.length) : await theirs(href)
  }

  /** Leaves for the provider and logs in there; returns the path with which the person comes back. */
  async function leave(volver = ''): Promise<string> {
    const { headers } = await ours(`/ingreso/empresa${volver && `?volver=${encodeURIComponent(volver)}`}`)
    return await theirs(String(headers.location))
  }

  return {
    nuestras,
    ours,
    leave,
    /** The whole login; returns the page where it ends. */
    async enter(volver?: string): Promise<string> {
      const { headers } = await ours(await leave(volver))
      return String(headers.location)
    },
    /** Ends the session at the provider, as its page does after the question. */
    async endAtProvider(address: string): Promise<string> {
      const page = await fetch(address, { headers: { cookie: sent(suyas) } })
      keep(suyas, page.headers.getSetCookie())
      const xsrf = /name="xsrf" value="(\w+)"/.exec(await page.text())?.[1] ?? ''
      const action = new URL('/session/end/confirm', address).href
      return await theirs(action, { method: 'POST', body: new URLSearchParams({ xsrf, logout: 'yes' }) })
    },
    /** Reply of a call with our session. */
    sesion: () => ours('/api/alerce/v1/sesion'),
  }
}
