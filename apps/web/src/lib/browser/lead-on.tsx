import { useIsMutating } from '@tanstack/react-query'
import { Navigate } from 'react-router'
import { LAST_WRITE } from '../use-call.ts'
import { ledFromHere } from './use-way-on.ts'

/**
 * Redirects from a screen whose sale has advanced. It waits during an act that ends the screen: the server's event may
 * precede the answer. Then the act decides the next screen, not the state of the sale.
 */
export function LeadOn({ to }: { readonly to: string }) {
  const ending = useIsMutating({ mutationKey: LAST_WRITE }) > 0
  return ending ? null : <Navigate to={to} replace state={ledFromHere()} />
}
