import { lazy, type ReactNode, Suspense, useState } from 'react'
import type { SeleccionDeFichas } from './use-seleccion-de-fichas.ts'

/** Loaded with the first prospect that is chosen. */
const Lote = lazy(async () => ({ default: (await import('./lote.tsx')).Lote }))

interface EligiendoProps {
  readonly seleccion: SeleccionDeFichas
  /** Line over the list while nobody is chosen. */
  readonly children: ReactNode
}

/** Line over the list: its own, or that of the chosen prospects. What was done with them stays after it. */
export function Eligiendo({ seleccion, children }: EligiendoProps) {
  const { activa } = seleccion
  const [used, setUsed] = useState(false)
  if (activa && !used) setUsed(true)
  return (
    <>
      {!activa && children}
      {used && (
        <Suspense fallback={activa && children}>
          <Lote seleccion={seleccion} />
        </Suspense>
      )}
    </>
  )
}
