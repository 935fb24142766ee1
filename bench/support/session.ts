import { routes } from '../../packages/contract/routes.ts'

const json = { 'content-type': 'application/json' }

/** A person of the demo who came in by HTTP: the headers of their calls, and the cookies that the server gave. */
export interface Session {
  readonly headers: Record<string, string>
  readonly cookies: readonly string[]
}

/** Logs in; `cookie`: what this browser already has. Without a session the CSRF token is empty. */
export async function enter(url: string, usuario: string, cookie = ''): Promise<Session> {
  const body = JSON.stringify({ usuario, clave: 'Alerce-2026' })
  const headers = { ...json, cookie }
  const login = await fetch(url + routes.autenticarDashboard.path, { method: 'POST', headers, body })
  const cookies = login.headers.getSetCookie().map((one) => one.split(';')[0] ?? '')
  const own = cookies.join('; ')
  const me = await fetch(url + routes.sesionActual.path, { headers: { cookie: own } })
  const { data } = (await me.json()) as { data: { csrf: string } | null }
  return { headers: { ...json, cookie: own, 'x-csrf-token': data?.csrf ?? '' }, cookies }
}
