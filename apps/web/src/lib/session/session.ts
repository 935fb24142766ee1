import { deQuien } from '@alerce/contract/inicio'
import { type Entry, rowOf, type Screen, screens } from '@alerce/contract/screens'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { type CallName, call, type ReplyOf } from '../api/call.ts'
import { isRefusal } from '../api/errors.ts'
import { keepCsrf, keepMotivo, motivoOf } from '../api/session-token.ts'
import { forgetLoaded } from '../api/traido.ts'
import { beginReading } from '../events/stream.ts'
import { queryClient } from '../query-client.ts'

export type Session = ReplyOf<'sesionActual'>

/** False for a visitor by a supervisor's link, who types nothing anywhere. */
export const types = ({ roles }: Pick<Session, 'roles'>): boolean => roles.some((role) => role !== 'supervisor')

/** False for roles that only read portfolios: nothing they type there needs a draft. */
export const keepsDrafts = ({ roles }: Pick<Session, 'roles'>): boolean =>
  roles.some((role) => role !== 'jefatura' && role !== 'supervisor')

/** Advisors on /dashboard may keep their day in the browser; it holds no health data (lib/sin-red). */
export const mayWorkOffline = (session: Session): boolean =>
  session.roles.includes('asesor') && keepsDrafts(session) && currentEntry() === 'dashboard'

/** Session of a reply that is on its way or has come; null: none. */
async function takeSession(asked: Promise<Session>): Promise<Session | null> {
  try {
    const session = await asked
    keepCsrf(session.csrf)
    // another user may have logged in between the page and its scripts
    forgetLoaded(deQuien(session))
    return session
  } catch (error) {
    if (!isRefusal(error, 401)) throw error
    keepMotivo(motivoOf(error.data))
    return null
  }
}

/** Current session; null: none. */
export const sessionQuery = queryOptions({
  queryKey: ['sesionActual'] as const,
  queryFn: () => takeSession(call('sesionActual', {})),
  staleTime: Number.POSITIVE_INFINITY,
})

/** Refetches the session from the server: another one has begun. */
export const renewSession = (): Promise<Session | null> => queryClient.fetchQuery({ ...sessionQuery, staleTime: 0 })

/** The same with a reply that has already come. */
export async function adoptSession(asked: Promise<Session>): Promise<void> {
  queryClient.setQueryData(sessionQuery.queryKey, await takeSession(asked))
}

/** Clears all readings of the previous user before the next one reads. */
export function forgetReads(): void {
  beginReading()
  forgetLoaded()
  queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== sessionQuery.queryKey[0] })
}

/** Session inside the protected part. */
export function useSession(): Session {
  const { data } = useQuery(sessionQuery)
  if (!data) throw new Error('useSession outside the protected part')
  return data
}

/** False when the remote core of connected mode does not offer this call to the user. */
export const offers = ({ cerradas }: Pick<Session, 'cerradas'>, name: CallName): boolean => !cerradas?.includes(name)

/** The same for the current session; true without one. */
export function useOffers(name: CallName): boolean {
  const { data } = useQuery({ ...sessionQuery, enabled: false })
  return !data || offers(data, name)
}

/** False when the call that a screen is for is not offered. */
export function offersScreen(session: Pick<Session, 'cerradas'>, screen: Screen): boolean {
  const { opens } = rowOf(screen)
  return opens === undefined || offers(session, opens)
}

/** The entries of the application that need a session. */
export type DeskEntry = Exclude<Entry, 'postulacion'>

/** Entry of this page, by its base path. */
export const currentEntry = (): DeskEntry => (window.location.pathname.startsWith('/consola') ? 'consola' : 'dashboard')

/** Navigates to an address of an entry: by the router in the current one, by the browser in another. */
export function useIrA(): (entry: DeskEntry, to: string) => Promise<void> {
  const navigate = useNavigate()
  return async (entry, to) => {
    if (entry === currentEntry()) return navigate(to)
    window.location.assign(`/${entry}${to}`)
  }
}

/** Desks, best first (core rules, Who acts). */
const deskScreens = ['home', 'contraloria', 'usuarios', 'mesa', 'autorizaciones'] as const

const desks = deskScreens.map((name) => {
  const { roles, path, entries } = screens[name]
  return { roles, path, entry: entries[0] }
})

export type Desk = (typeof desks)[number]

/** Desks of a user, best first. */
export function desksOf({ roles }: Pick<Session, 'roles'>): readonly Desk[] {
  return desks.filter((desk) => desk.roles.some((role) => roles.includes(role)))
}
