import { useState } from 'react'

const KEY = 'alerce-mi-dia'
const FOLDED = 'plegado'

/** Whether the panel is folded, as this browser was left. */
export function usePlegado(): readonly [boolean, () => void] {
  const [plegado, setPlegado] = useState(() => localStorage.getItem(KEY) === FOLDED)
  const toggle = () => {
    setPlegado(!plegado)
    if (plegado) localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, FOLDED)
  }
  return [plegado, toggle]
}
