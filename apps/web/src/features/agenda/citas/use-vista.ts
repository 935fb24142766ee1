import { useState } from 'react'
import { useSearchParams } from 'react-router'
import type { Vista } from './range.ts'
import { conLugar, type Lugar, lugarDe } from './vista.ts'
import { fechaDe, wall, wallNow } from './wall-time.ts'

/** Fourteen days fit from a tablet on; a phone begins with the list. */
const firstView = (): Vista => (window.matchMedia('(width < 700px)').matches ? 'list' : 'week')

/** Today is not said: who comes back tomorrow sees that day. */
const said = (date: Date) => (fechaDe(date) === fechaDe(wallNow()) ? null : fechaDe(date))

/**
 * The view and the day on screen, kept in the URL. Another view is a step that the back button undoes; paging through
 * the days is not, or it would have to be pressed for each page.
 */
export function useVista() {
  const [params, setParams] = useSearchParams()
  const [first] = useState(firstView)
  const { vista, fecha } = lugarDe(params)
  const go = (lugar: Partial<Lugar>, replace: boolean) => setParams((now) => conLugar(now, lugar), { replace })
  return {
    vista: vista ?? first,
    date: wall(fecha ?? fechaDe(wallNow()), '12:00'),
    setVista: (next: Vista) => go({ vista: next }, false),
    setDate: (next: Date) => go({ fecha: said(next) }, true),
    showDay: (day: Date) => go({ vista: 'day', fecha: said(day) }, false),
  }
}
