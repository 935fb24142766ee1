import type { Passing } from '../pipeline.ts'
import type { Cookie } from './cookie.ts'
import type { Device, Sessions } from './sessions.ts'

type Entering = Pick<Passing, 'request' | 'reply' | 'caller'>

/** Gives a browser the session that `open` opens. */
export type SessionEntry = (entering: Entering, open: (device: Device) => Promise<string>) => Promise<void>

export const deviceOf = ({ request }: Pick<Entering, 'request'>): Device => ({
  ip: request.ip,
  agente: request.headers['user-agent'] ?? '',
})

/**
 * The one place where a person's session enters a browser, by password, link or provider. It replaces the previous one:
 * a token never outlives a login.
 */
export function createEnter({
  sessions,
  cookie,
}: {
  readonly sessions: Sessions
  readonly cookie: Cookie
}): SessionEntry {
  return async ({ request, reply, caller }, open) => {
    if (caller.kind === 'cliente') return
    if (caller.kind === 'persona') await sessions.close(caller.sesionId, 'rotada')
    cookie.write(request, reply, await open(deviceOf({ request })))
  }
}
