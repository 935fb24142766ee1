import type { LapsoDeCita } from '@alerce/domain/agenda/cuadricula'
import { deDDMMYYYY, type FechaISO } from '@alerce/domain/base/fechas/fecha'
import type { Feriado } from '@alerce/domain/base/fechas/feriados'
import { fechaDe, type Reloj } from '@alerce/domain/base/fechas/reloj'
import { useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useStillThere } from '../../../lib/browser/use-way-on.ts'
import { useLive } from '../../../lib/events.ts'
import { useAsesorElegido, useEquipo } from '../../../lib/session/equipo.ts'
import { useOffers } from '../../../lib/session/session.ts'
import { useLidera, useReader } from '../../../lib/session/use-lock.ts'
import { useRead } from '../../../lib/use-call.ts'
import { useIds } from '../../../lib/use-ids.ts'
import { useBloqueos } from './bloqueos.ts'
import { type Cita, useCitas } from './citas.ts'
import type { OpenedDialog } from './components/dialogos.tsx'
import { type SayCita, useEliminarCita } from './dialogos/use-eliminar-cita.ts'
import { ahora } from './dias/ahora.ts'
import { dayStart, isWithin, nextStart, type Range, rangeOf, type VistaDeAgenda } from './range.ts'
import { useAviso } from './use-aviso.ts'
import { changedBy, useCambios } from './use-cambios.ts'
import { type CalendarPlace, conLugar, lugarDe } from './vista.ts'

/** Advisor of the calendar shown to a head of team: from the URL, else the advisor of the opened prospect. */
function useAsesorDeLaAgenda(prospectoId: number | null) {
  const lidera = useLidera()
  // a supervisor only looks too (spec 1 §6)
  const writes = useReader() === null
  const elegido = useAsesorElegido()
  const [, setParams] = useSearchParams()
  const { data } = useEquipo(prospectoId)
  const asesor = elegido ?? data?.deProspecto ?? null
  const choose = (id: number | null) =>
    setParams(
      (now) => {
        const next = new URLSearchParams(now)
        // another advisor's calendar is of no prospect of this one
        next.delete('prospectoId')
        if (id === null) next.delete('asesor')
        else next.set('asesor', String(id))
        return next
      },
      { replace: true },
    )
  const quien = data?.asesores.find(({ identificador }) => identificador === asesor)?.nombre ?? null
  return { lidera, writes, asesor, quien, choose }
}

interface Feriados {
  /** Text by ISO date: 'Independencia Nacional (irrenunciable)'. */
  readonly byDate: ReadonlyMap<string, string>
  /** Source of the holidays, or that a year's holidays are unknown; null before the first answer. */
  readonly fuente: string | null
}

const textoDeFeriado = ({ nombre, irrenunciable }: Feriado): string =>
  irrenunciable ? `${nombre} (irrenunciable)` : nombre

/** Holidays of the years on screen. A failed read is silent, since they are only a notice. */
function useFeriados({ start, end }: Range): Feriados {
  const [first, last] = [Number(start.slice(0, 4)), Number(end.slice(0, 4))]
  const years = [
    useRead('obtenerFeriados', { anio: first }, { reference: true }),
    useRead('obtenerFeriados', { anio: last }, { reference: true, enabled: last !== first }),
  ]
  const feriados = years.flatMap(({ data }) => data?.feriados ?? [])
  return {
    byDate: new Map(feriados.map((feriado) => [deDDMMYYYY(feriado.fecha) ?? '', textoDeFeriado(feriado)])),
    fuente: [...new Set(years.flatMap(({ data }) => data?.fuente ?? []))].join('; ') || null,
  }
}

/** Fourteen days fit from a tablet on; a phone begins with the list. */
export const firstView = (): VistaDeAgenda => (window.matchMedia('(width < 700px)').matches ? 'list' : 'week')

/** Today is left out of the URL, so that a page opened tomorrow shows that day. */
const said = (fecha: FechaISO) => (fecha === fechaDe(ahora()) ? null : fecha)

/**
 * The view and the day on screen, kept in the URL. Another view is a step that the back button undoes; paging through
 * the days is not, or it would have to be pressed for each page.
 */
function useVista() {
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
    /** Goes to the days of a time, unless the user has left the calendar. */
    showTime: (time: Reloj) => {
      if (isThere()) go({ fecha: said(fechaDe(time)) }, true)
    },
    showDay: (day: FechaISO) => go({ vista: 'day', fecha: said(day) }, false),
  }
}

/** State of the calendar: range, advisor, open dialog, and the changes it allows. */
export function useAgenda() {
  const { prospectoId } = useIds()
  const lugar = useVista()
  const range = rangeOf(lugar.vista, lugar.fecha)
  const [opened, setOpened] = useState<OpenedDialog | null>(null)
  const now = useRef(opened)
  now.current = opened
  const { aviso, say, inLine, letGo, hush, undoLast } = useAviso()
  const deQuien = useAsesorDeLaAgenda(prospectoId)
  const legible = !deQuien.lidera || deQuien.asesor !== null
  const lectura = useCitas(range, deQuien.asesor, legible)
  const blocks = useOffers('obtenerBloqueos')
  const bloqueos = useBloqueos(range, deQuien.asesor, legible && blocks)
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
    onOverlap: (cita, ocupada) => {
      // Do not replace another dialog that is open by then
      const free = now.current === null
      if (free) setOpened({ kind: 'editar', cita, ocupada })
      return free
    },
    onUndone: follow,
  })
  /** Reports a change; a deleted appointment can be restored, at any time. */
  const { restore } = cambios
  const said: SayCita = (text, borrada) => say(text, borrada && restore ? () => restore(borrada) : undefined)
  const { removeIt } = useEliminarCita({ onSaid: said, onChanged: (cambio) => say(changedBy(cambio)) })

  const createOn = (start: Cita['start'] | null) => {
    if (start && writes) setOpened({ kind: 'crear', start })
  }

  return {
    ...lugar,
    range,
    lectura,
    /** Appointments as saved, or as being moved. */
    citas: lectura.citas.map((cita) => ({ ...cita, ...cambios.moving.get(cita.citaId) })),
    /** Blocked times that begin on a day. */
    bloqueadoEl: (fecha: FechaISO) => bloqueos.filter(({ start }) => fechaDe(start) === fecha),
    feriados: useFeriados(range),
    writes,
    deQuien,
    prospectoId,
    /** Name of the prospect that the calendar was opened for. */
    nombre: data ? `${data.nombres} ${data.apellidoPaterno}` : null,
    opened,
    setOpened,
    said,
    letGo: letGo(() => setOpened(opened)),
    aviso,
    hush,
    undoLast,
    create: () => createOn(nextStart(ahora())),
    /** Creates an appointment at a free slot, or without a time for a past slot (spec 1 §4). */
    createAt: (start: Cita['start']) => createOn(start > ahora() ? start : null),
    createOnDay: (day: Range['start']) => createOn(dayStart(day, ahora())),
    open: (cita: Cita) => setOpened({ kind: cita.start > ahora() ? 'editar' : 'caducada', cita }),
    reschedule: (cita: Cita) => setOpened({ kind: 'reagendar', cita }),
    remove: (cita: Cita) => {
      if (writes) removeIt(cita)
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
