import { useEffect, useRef, useState } from 'react'
import { guardarEnArca, leerDelArca, quitarDelArca } from './arca.ts'
import { claveDe, type EnEspera } from './con-espera.ts'

/**
 * Answers that were given without network and were not taken when they arrived: they stand written where they were given,
 * for who gave them to send again. They outlive a reload.
 */
export function useDevueltas(enlace: string) {
  // null: those from before a reload are still being read
  const [devueltas, setDevueltas] = useState<readonly EnEspera[] | null>(null)
  const latest = useRef<readonly EnEspera[]>([])

  const become = (next: readonly EnEspera[]) => {
    latest.current = next
    setDevueltas(next)
    void (next.length > 0 ? guardarEnArca(enlace, 'devueltas', next) : quitarDelArca(enlace, 'devueltas'))
  }

  useEffect(() => {
    let here = true
    void leerDelArca(enlace, 'devueltas').then((kept) => {
      if (!here) return
      latest.current = (kept?.valor ?? []) as readonly EnEspera[]
      setDevueltas(latest.current)
    })
    return () => {
      here = false
    }
  }, [enlace])

  const sin = (otras: readonly EnEspera[]) => {
    const claves = new Set(otras.map(claveDe))
    return latest.current.filter((una) => !claves.has(claveDe(una)))
  }
  return {
    devueltas,
    devolver: (nuevas: readonly EnEspera[]) => become([...sin(nuevas), ...nuevas]),
    /** It is answered again. */
    soltar: (otra: EnEspera) => become(sin([otra])),
  }
}
