import { queryOptions, useQuery } from '@tanstack/react-query'
import { call, type ReplyOf } from './api/call.ts'
import { isRefusal } from './api/errors.ts'
import { keepCsrf } from './api/session-token.ts'
import { draftsOf } from './drafts/drafts.ts'

export type Session = ReplyOf<'sesionActual'>

async function readSession(): Promise<Session | null> {
  try {
    const session = await call('sesionActual', {})
    keepCsrf(session.csrf)
    await draftsOf(session.identificador)
    return session
  } catch (error) {
    if (isRefusal(error, 401)) return null
    throw error
  }
}

/** Who is logged in; null: nobody. */
export const sessionQuery = queryOptions({
  queryKey: ['sesionActual'] as const,
  queryFn: readSession,
  staleTime: Number.POSITIVE_INFINITY,
})

/** Inside the protected part: who is logged in. */
export function useSession(): Session {
  const { data } = useQuery(sessionQuery)
  if (!data) throw new Error('useSession outside the protected part')
  return data
}

/** The entries of the application, by the base path of each. */
export type Entry = 'dashboard' | 'consola'

const desks = [
  { roles: ['asesor', 'jefatura'], entry: 'dashboard', path: '/home' },
  { roles: ['contraloria'], entry: 'consola', path: '/contraloria' },
  { roles: ['mesa', 'administracion'], entry: 'consola', path: '/correos' },
] as const

export type Desk = (typeof desks)[number]

/** Where a user works, best first (core rules, Who acts). */
export function desksOf({ roles }: Pick<Session, 'roles'>): readonly Desk[] {
  return desks.filter((desk) => desk.roles.some((role) => roles.includes(role)))
}
