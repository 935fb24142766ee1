import { routes } from '@alerce/contract/routes'
import type { Desk } from './desk.ts'

/** A login attempt: user, password, address and browser. */
export interface Intento {
  readonly usuario?: string
  readonly clave?: string
  readonly desde?: string
  readonly cookie?: string
}

/** Tries to log in from an address of its own; by default asesora with a wrong password. */
export async function tryIntento(desk: Desk, { usuario = 'asesora', clave = 'otra', desde, cookie }: Intento) {
  const response = await desk.app.inject({
    method: 'POST',
    url: routes.autenticarDashboard.path,
    remoteAddress: desde ?? '198.51.100.7',
    headers: cookie ? { cookie } : {},
    payload: { usuario, clave },
  })
  const body = response.json()
  return {
    status: response.statusCode,
    body,
    cookies: response.cookies,
    retryAfter: response.headers['retry-after'],
    /** True if the password was verified. */
    verificado: response.statusCode === 200,
    entra: response.statusCode === 200 && body.data.identificador !== undefined,
  }
}

/** Cookie of a known browser. */
export function equipoDe({ cookies }: Awaited<ReturnType<typeof tryIntento>>): string {
  const found = cookies.find(({ name }) => name.endsWith('alerce-equipo'))
  return `${found?.name}=${found?.value}`
}
