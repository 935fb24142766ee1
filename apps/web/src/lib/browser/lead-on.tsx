import { useIsMutating } from '@tanstack/react-query'
import { Navigate } from 'react-router'
import { LAST_WRITE } from '../use-call.ts'
import { ledFromHere } from './use-way-on.ts'

/**
 * Leads on from a screen whose sale has gone further. Not while what ends the screen is on its way: the server may tell
 * that it is done before it answers, and where it ends is where the act leads, not where the sale stands.
 */
export function LeadOn({ to }: { readonly to: string }) {
  const ending = useIsMutating({ mutationKey: LAST_WRITE }) > 0
  return ending ? null : <Navigate to={to} replace state={ledFromHere()} />
}
