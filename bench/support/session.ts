import { routes } from '../../packages/contract/routes.ts'

const json = { 'content-type': 'application/json' }

/** Session of a demo user over HTTP: headers for the calls, and the cookies of the server. */
export interface Session {
  readonly headers: Record<string, string>
  readonly cookies: readonly string[]
}

/** Logs in; `cookie`: existing cookies of this browser. Without a session the CSRF token is empty. */
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
