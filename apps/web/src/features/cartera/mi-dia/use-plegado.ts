import { useState } from 'react'
import { dejarPlegado, estaPlegado } from './plegado.ts'

/** Whether the panel is folded, and what folds and opens it. */
export function usePlegado(): readonly [boolean, () => void] {
  const [plegado, setPlegado] = useState(estaPlegado)
  const toggle = () => {
    setPlegado(!plegado)
    dejarPlegado(!plegado)
  }
  return [plegado, toggle]
}
