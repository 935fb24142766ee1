import type { LapsoDeCita } from '@alerce/domain/agenda/cuadricula'
import { useRef, useState } from 'react'
import { useLive } from '../../../lib/events.ts'
import { useRead } from '../../../lib/use-call.ts'
import { useIds } from '../../../lib/use-ids.ts'
import { type Cita, useCitas } from './citas.ts'
import type { OpenedDialog } from './components/dialogos.tsx'
import { type SayCita, useEliminarCita } from './dialogos/use-eliminar-cita.ts'
import { ahora } from './dias/ahora.ts'
import { dayStart, isWithin, nextStart, type Range, rangeOf } from './range.ts'
import { useAsesorDeLaAgenda } from './use-asesor.ts'
import { useAviso } from './use-aviso.ts'
import { changedBy, useCambios } from './use-cambios.ts'
import { useFeriados } from './use-feriados.ts'
import { useVista } from './use-vista.ts'

/** What the calendar shows, for whom it books, which dialog is open, and what can be done by hand. */
export function useAgenda() {
  const { prospectoId } = useIds()
  const lugar = useVista()
  const range = rangeOf(lugar.vista, lugar.fecha)
  const [opened, setOpened] = useState<OpenedDialog | null>(null)
  const now = useRef(opened)
  now.current = opened
  const { aviso, say, inLine, letGo, hush, undoLast } = useAviso()
  const deQuien = useAsesorDeLaAgenda(prospectoId)
  const lectura = useCitas(range, deQuien.asesor, !deQuien.lidera || deQuien.asesor !== null)
  useLive('obtenerCitas')
  const { data } = useRead(
    'obtenerDatosProspecto',
    { prospectoId: prospectoId ?? 0 },
    { enabled: prospectoId !== null },
  )
  const { writes } = deQuien

  /** An appointment that left the days on screen takes them along. */
  const follow = ({ start }: LapsoDeCita) => {
    if (!isWithin(range, start)) lugar.showTime(start)
  }
  const cambios = useCambios({
    say,
    inLine,
    onOverlap: (cita, alternativas) => {
      // what is being written in another dialog by then stays
      const free = now.current === null
      if (free) setOpened({ kind: 'editar', cita, alternativas })
      return free
    },
    onUndone: follow,
  })
  /** What was deleted is given back, whenever it was. */
  const said: SayCita = (text, borrada) => say(text, borrada ? () => cambios.restore(borrada) : undefined)
  const { eliminar } = useEliminarCita({ onSaid: said, onChanged: (cambio) => say(changedBy(cambio)) })

  const createOn = (start: Cita['start'] | null) => {
    if (start && writes) setOpened({ kind: 'crear', start })
  }

  return {
    ...lugar,
    range,
    lectura,
    /** As they are, or on their way to be. */
    citas: lectura.citas.map((cita) => ({ ...cita, ...cambios.moving.get(cita.citaId) })),
    feriados: useFeriados(range),
    writes,
    deQuien,
    prospectoId,
    /** Of the prospect it was opened for. */
    nombre: data ? `${data.nombres} ${data.apellidoPaterno}` : null,
    opened,
    setOpened,
    said,
    letGo: letGo(() => setOpened(opened)),
    aviso,
    hush,
    undoLast,
    create: () => createOn(nextStart(ahora())),
    /** A free slot; what has passed takes no appointment (spec 1 §4). */
    createAt: (start: Cita['start']) => createOn(start > ahora() ? start : null),
    createOnDay: (day: Range['start']) => createOn(dayStart(day, ahora())),
    open: (cita: Cita) => setOpened({ kind: cita.start > ahora() ? 'editar' : 'caducada', cita }),
    reschedule: (cita: Cita) => setOpened({ kind: 'reagendar', cita }),
    remove: (cita: Cita) => {
      if (writes) eliminar(cita)
    },
    mark: cambios.mark,
    markNow: cambios.markNow,
    /** True when it is on its way. */
    moveTo: (cita: Cita, to: LapsoDeCita): boolean => {
      const goes = writes && cambios.moveTo(cita, to)
      if (goes) follow(to)
      return goes
    },
  }
}

export type Agenda = ReturnType<typeof useAgenda>
