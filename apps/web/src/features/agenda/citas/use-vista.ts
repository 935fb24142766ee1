import type { FechaISO } from '@alerce/domain/base/fechas/fecha'
import { fechaDe, type Reloj } from '@alerce/domain/base/fechas/reloj'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { useStillThere } from '../../../lib/browser/use-way-on.ts'
import { ahora } from './dias/ahora.ts'
import type { VistaDeAgenda } from './range.ts'
import { type CalendarPlace, conLugar, lugarDe } from './vista.ts'

/** Fourteen days fit from a tablet on; a phone begins with the list. */
const firstView = (): VistaDeAgenda => (window.matchMedia('(width < 700px)').matches ? 'list' : 'week')

/** Today is not said: who comes back tomorrow sees that day. */
const said = (fecha: FechaISO) => (fecha === fechaDe(ahora()) ? null : fecha)

/**
 * The view and the day on screen, kept in the URL. Another view is a step that the back button undoes; paging through
 * the days is not, or it would have to be pressed for each page.
 */
export function useVista() {
  const [params, setParams] = useSearchParams()
  const [first] = useState(firstView)
  const isThere = useStillThere()
  const { vista, fecha } = lugarDe(params)
  // at once: in a transition, the radio that was chosen falls back to the old one until the new days are drawn
  const go = (lugar: Partial<CalendarPlace>, replace: boolean) =>
    setParams((now) => conLugar(now, lugar), { replace, flushSync: true })
  return {
    vista: vista ?? first,
    fecha: fecha ?? fechaDe(ahora()),
    setVista: (next: VistaDeAgenda) => go({ vista: next }, false),
    setFecha: (next: FechaISO) => go({ fecha: said(next) }, true),
    /** The days that hold a time; nobody who has left the calendar meanwhile is led there. */
    showTime: (time: Reloj) => {
      if (isThere()) go({ fecha: said(fechaDe(time)) }, true)
    },
    showDay: (day: FechaISO) => go({ vista: 'day', fecha: said(day) }, false),
  }
}
