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

const desks = [
  [['asesor', 'jefatura'], '/dashboard/home'],
  [['contraloria'], '/consola/contraloria'],
  [['mesa', 'administracion'], '/consola/correos'],
] as const

/** Where this user works (core rules, Who acts). */
export function deskOf({ roles }: Pick<Session, 'roles'>): string {
  const desk = desks.find(([names]) => names.some((name) => roles.includes(name)))
  return desk?.[1] ?? '/dashboard/home'
}
