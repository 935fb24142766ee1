import { useEffect, useRef, useState } from 'react'
import { guardarEnArca, leerDelArca, type ParteGuardada, quitarDelArca } from './arca.ts'
import type { EnEspera } from './en-espera.ts'

/** Answers that outlive a reload, in one part of the phone's store. */
export function useEnArca(enlace: string, parte: Exclude<ParteGuardada, 'lectura' | 'escritas'>) {
  // null: those from before a reload are still being read
  const [respuestas, setRespuestas] = useState<readonly EnEspera[] | null>(null)
  const latest = useRef<readonly EnEspera[]>([])

  useEffect(() => {
    let here = true
    void leerDelArca(enlace, parte).then((kept) => {
      if (!here) return
      latest.current = (kept?.valor ?? []) as readonly EnEspera[]
      setRespuestas(latest.current)
    })
    return () => {
      here = false
    }
  }, [enlace, parte])

  return {
    respuestas,
    /** As they are at this moment: a screen shows them a little later. */
    latest,
    become: (next: readonly EnEspera[]) => {
      latest.current = next
      setRespuestas(next)
      void (next.length > 0 ? guardarEnArca(enlace, parte, next) : quitarDelArca(enlace, parte))
    },
  }
}
