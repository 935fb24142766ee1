import { useState } from 'react'
import { isRefusal } from '../api/errors.ts'
import type { CambioAjeno } from './ajeno.ts'

/**
 * Save that conflicts with another user's save: the saved record is refetched, and the next press is a decision of the
 * user. Other failures go to the screen's own handler.
 */
export function useAjeno(reread: () => Promise<unknown>) {
  const [ajeno, setAjeno] = useState<CambioAjeno | null>(null)
  const failed = (tell: (error: unknown) => Promise<unknown>) => async (error: unknown) => {
    if (!isRefusal(error, 412) || !error.data) return await tell(error)
    await reread()
    setAjeno(error.data as CambioAjeno)
  }
  return { ajeno, failed, forget: () => setAjeno(null) }
}
