import { useState } from 'react'
import { useReader } from '../../lib/session/use-lock.ts'
import { useRead } from '../../lib/use-call.ts'
import { useIds } from '../../lib/use-ids.ts'
import { type Cita, useCitas } from './citas.ts'
import type { Opened } from './components/dialogos.tsx'
import { nextStart, rangeOf, slotStart, type Vista } from './range.ts'
import { wallNow } from './wall-time.ts'

/** Fourteen days fit from a tablet on; a phone begins with today. */
const firstView = (): Vista => (window.matchMedia('(width < 700px)').matches ? 'day' : 'week')

/** What the calendar shows, for whom it books, and which dialog is open. */
export function useAgenda() {
  const { prospectoId } = useIds()
  const [vista, setVista] = useState(firstView)
  const [date, setDate] = useState(wallNow)
  const [opened, setOpened] = useState<Opened | null>(null)
  const citas = useCitas(rangeOf(vista, date))
  const { data } = useRead(
    'obtenerDatosProspecto',
    { prospectoId: prospectoId ?? 0 },
    { enabled: prospectoId !== null },
  )
  // A supervisor only looks (spec 1 §6).
  const writes = useReader() === null

  return {
    vista,
    setVista,
    date,
    setDate,
    citas,
    prospectoId,
    /** Of the prospect it was opened for. */
    nombre: data ? `${data.nombres} ${data.apellidoPaterno}` : null,
    opened,
    setOpened,
    create: () => setOpened({ kind: 'crear', start: nextStart(wallNow()) }),
    createAt: (slot: Date) => {
      const start = slotStart(slot, wallNow())
      if (start && writes) setOpened({ kind: 'crear', start })
    },
    open: (cita: Cita) => setOpened({ kind: cita.start > wallNow() ? 'editar' : 'caducada', cita }),
  }
}
