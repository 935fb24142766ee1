import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import type { FiltrosDeCartera } from '../../../lib/filtros-de-cartera.ts'
import type { Prospecto } from './queries.ts'
import { noteScroll, type ScrollAnchor, type ScrollPlace, type ScrollTrace } from './scroll-trace.ts'
import type { RowWindow } from './use-row-window.ts'

/** A browser allows a hundred changes of the history in thirty seconds. */
const REST_MS = 350

/** Position to restore after a reload or the back button; null after new filters. */
export function useLugarDejado(filtros: FiltrosDeCartera): ScrollPlace | null {
  const { state } = useLocation()
  const [found] = useState({ filtros, lugar: (state as ScrollTrace | null)?.lugar ?? null })
  return found.filtros === filtros ? found.lugar : null
}

const scrollTo = (top: number) => window.scrollTo({ top, behavior: 'instant' })

/** Restores the position once the list is long enough, and stores it from then on. */
export function useLugar(
  dejado: ScrollPlace | null,
  filas: readonly Prospecto[],
  completo: boolean,
  ventana: RowWindow,
): void {
  const [vuelto, setVuelto] = useState(false)
  const ancla = useRef<ScrollAnchor | null>(null)
  const look = useEffectEvent(() => {
    ancla.current = ventana.primera()
  })
  const note = useEffectEvent(() => {
    look()
    noteScroll({ y: Math.round(window.scrollY), ancla: ancla.current, filas: filas.length })
  })
  const placeOf = useEffectEvent((of: ScrollAnchor | null) => of && ventana.hasta(of))

  useLayoutEffect(() => {
    if (!completo || vuelto) return
    if (dejado) scrollTo(placeOf(dejado.ancla) ?? dejado.y)
    setVuelto(true)
  }, [completo, vuelto, dejado])

  // Keep the card on screen in place when cards above it appear or disappear
  useLayoutEffect(() => {
    const top = placeOf(filas.length > 0 ? ancla.current : null)
    if (top !== null && Math.abs(top - window.scrollY) >= 1) scrollTo(top)
  }, [filas])

  useEffect(() => {
    if (!vuelto) return
    let rest: ReturnType<typeof setTimeout> | undefined
    const scrolled = () => {
      look()
      clearTimeout(rest)
      rest = setTimeout(note, REST_MS)
    }
    const leave = () => note()
    window.addEventListener('scroll', scrolled, { passive: true })
    window.addEventListener('pagehide', leave)
    return () => {
      clearTimeout(rest)
      window.removeEventListener('scroll', scrolled)
      window.removeEventListener('pagehide', leave)
    }
  }, [vuelto])
}
