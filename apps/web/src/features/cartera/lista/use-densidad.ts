import { useState } from 'react'
import { inBrowser } from '../../../lib/browser/stored.ts'
import { useSession } from '../../../lib/session/session.ts'

/** Height of the cards, kept by this browser for each user. */
export function useDensidad() {
  const { identificador } = useSession()
  const key = `alerce-fichas-compactas-${identificador}`
  const [compacta, setCompacta] = useState(() => inBrowser.get(key) !== null)
  const toggle = () => {
    inBrowser.set(key, compacta ? null : 'si')
    setCompacta(!compacta)
  }
  return { compacta, toggle }
}

export type Densidad = ReturnType<typeof useDensidad>
