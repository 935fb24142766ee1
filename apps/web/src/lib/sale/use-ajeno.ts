import { useState } from 'react'
import { isRefusal } from '../api/errors.ts'
import type { CambioAjeno } from './ajeno.ts'

/**
 * A save that met what somebody else saved: what stands is read anew, and the next press is a
 * decision of the person. Any other failure is told as the screen tells it.
 */
export function useAjeno(releer: () => Promise<unknown>) {
  const [ajeno, setAjeno] = useState<CambioAjeno | null>(null)
  const failed = (tell: (error: unknown) => Promise<unknown>) => async (error: unknown) => {
    if (!isRefusal(error, 412) || !error.data) return await tell(error)
    await releer()
    setAjeno(error.data as CambioAjeno)
  }
  return { ajeno, failed, olvidar: () => setAjeno(null) }
}
