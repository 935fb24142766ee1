import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react'
import { useLocation } from 'react-router'
import type { Filtros } from './filtros.ts'
import { anotarLugar, type Huella, type Lugar } from './huella.ts'

/** A browser allows a hundred changes of the history in thirty seconds. */
const REST_MS = 350

/** The place that a reload or the back button has to find again; null in a list that was narrowed anew. */
export function useLugarDejado(filtros: Filtros): Lugar | null {
  const { state } = useLocation()
  const [found] = useState({ filtros, lugar: (state as Huella | null)?.lugar ?? null })
  return found.filtros === filtros ? found.lugar : null
}

/** Goes to the place that was left once the list is long enough, and from then on notes where one stands. */
export function useLugar(dejado: Lugar | null, filas: number, completo: boolean): void {
  const [vuelto, setVuelto] = useState(false)
  const note = useEffectEvent(() => anotarLugar({ y: Math.round(window.scrollY), filas }))

  useLayoutEffect(() => {
    if (!completo || vuelto) return
    if (dejado) window.scrollTo({ top: dejado.y, behavior: 'instant' })
    setVuelto(true)
  }, [completo, vuelto, dejado])

  useEffect(() => {
    if (!vuelto) return
    let rest: ReturnType<typeof setTimeout> | undefined
    const scrolled = () => {
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
