import { useEffect, useState } from 'react'
import { now } from '../../../../lib/time/clock.ts'

const msUntil = (instante: string) => Date.parse(instante) - Date.parse(now())

/** True until that instant (ISO) comes; null: never. */
export function useVigente(hasta: string | null): boolean {
  const [pasado, setPasado] = useState<string | null>(null)
  const vigente = hasta !== null && hasta !== pasado && msUntil(hasta) > 0
  useEffect(() => {
    if (!vigente) return
    const timer = setTimeout(() => setPasado(hasta), msUntil(hasta))
    return () => clearTimeout(timer)
  }, [hasta, vigente])
  return vigente
}
