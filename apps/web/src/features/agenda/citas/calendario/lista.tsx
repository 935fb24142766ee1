import type { FechaISO } from '@alerce/domain/base/fechas/fecha'
import { fechaDe, horaDe } from '@alerce/domain/base/fechas/reloj'
import { IconAlertTriangle, IconCheck, IconPlayerPlay, IconPlus, IconTrash, IconX } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Button } from '../../../../components/actions/button.tsx'
import { Empty } from '../../../../components/feedback/empty.tsx'
import { SkeletonRows } from '../../../../components/feedback/skeletons.tsx'
import { Telefono } from '../../../../components/values/telefono.tsx'
import { diaEnPalabras } from '../../../../lib/time/dias.ts'
import { bloqueadoEnPalabras } from '../bloqueos.ts'
import { type Cita, type CitaKind, kindOf, kindText } from '../citas.ts'
import { ahora } from '../dias/ahora.ts'
import { dondeDe } from '../dias/palabras.ts'
import { citasDel } from '../moves.ts'
import { daysOf } from '../range.ts'
import type { Agenda } from '../use-agenda.ts'
import classes from './lista.module.css'

const icons: Readonly<Record<CitaKind, typeof IconCheck | null>> = {
  programada: null,
  'en-curso': IconPlayerPlay,
  caducada: IconAlertTriangle,
  realizada: IconCheck,
  'no-realizada': IconX,
}

/** Icon of an appointment's state, for users who cannot tell the colours apart. */
export function KindIcon({ kind }: { readonly kind: CitaKind }) {
  const Icon = icons[kind]
  return Icon && <Icon size={12} stroke={2} aria-hidden="true" />
}

interface ListaCitaProps {
  readonly agenda: Agenda
  readonly cita: Cita
}

/** Appointment with its available actions. */
function ListaCita({ agenda, cita }: ListaCitaProps) {
  const kind = kindOf(cita)
  /** True after its start while no outcome is recorded. */
  const pasa = kind === 'caducada' || kind === 'en-curso'
  /** Accessible name of a button: adds the time and the name of the appointment. */
  const nameOf = (words: string) => `${words}: ${horaDe(cita.start)}, ${cita.nombre}`
  const act = (words: string, onClick: () => void): ReactNode => (
    <Button kind="quiet" aria-label={nameOf(words)} onClick={onClick}>
      {words}
    </Button>
  )
  return (
    <li className={classes.cita} data-kind={kind}>
      <button type="button" className={classes.open} data-cita={cita.citaId} onClick={() => agenda.open(cita)}>
        <time>
          {horaDe(cita.start)} a {horaDe(cita.end)}
        </time>
        <b>{cita.nombre}</b>
        <span className={classes.kind}>
          <KindIcon kind={kind} /> {kindText[kind]}
        </span>
        {dondeDe(cita) && <small>{dondeDe(cita)}</small>}
        {cita.comentario && <small>{cita.comentario}</small>}
      </button>
      {cita.telefono !== '' && (
        <span className={classes.telefono}>
          <Telefono telefono={cita.telefono} nombre={cita.nombre} />
        </span>
      )}
      {agenda.writes && (
        <div className={classes.acts}>
          {kind === 'programada' && act('Editar', () => agenda.open(cita))}
          {pasa && act('Realizado', () => agenda.markNow(cita, 'R'))}
          {pasa && act('No Realizado', () => agenda.markNow(cita, 'N'))}
          {kind !== 'programada' && act('Reagendar', () => agenda.reschedule(cita))}
          <Button kind="quiet" icon aria-label={nameOf('Eliminar')} onClick={() => agenda.remove(cita)}>
            <IconTrash size={16} stroke={1.75} aria-hidden="true" />
          </Button>
        </div>
      )}
    </li>
  )
}

interface DiaProps {
  readonly agenda: Agenda
  readonly fecha: FechaISO
  readonly citas: readonly Cita[]
  readonly feriado: string | undefined
}

function Dia({ agenda, fecha, citas, feriado }: DiaProps) {
  const today = fechaDe(ahora())
  const words = diaEnPalabras(fecha)
  return (
    <section className={classes.day} data-today={fecha === today || undefined}>
      <header>
        <h3>
          {fecha === today && 'Hoy, '}
          {words}
        </h3>
        {feriado && <p className={classes.feriado}>Feriado: {feriado}</p>}
        {agenda.bloqueadoEl(fecha).map((bloqueado) => (
          <p key={bloqueado.bloqueoId} className={classes.blocked}>
            {bloqueadoEnPalabras(bloqueado)}
          </p>
        ))}
        {citas.length === 0 && <p className={classes.free}>Sin citas</p>}
        {agenda.writes && fecha >= today && (
          <Button kind="quiet" icon aria-label={`Nueva cita el ${words}`} onClick={() => agenda.createOnDay(fecha)}>
            <IconPlus size={16} stroke={1.75} aria-hidden="true" />
          </Button>
        )}
      </header>
      {citas.length > 0 && (
        <ul>
          {citas.map((cita) => (
            <ListaCita key={cita.citaId} agenda={agenda} cita={cita} />
          ))}
        </ul>
      )}
    </section>
  )
}

/**
 * List view of the agenda by day, with the same actions, for phones and screen readers. Empty past days are left out.
 */
export function Lista({ agenda }: { readonly agenda: Agenda }) {
  const today = fechaDe(ahora())
  const days = daysOf(agenda.range)
    .map((fecha) => ({ fecha, citas: citasDel(agenda.citas, fecha), feriado: agenda.feriados.byDate.get(fecha) }))
    .filter(({ fecha, citas, feriado }) => citas.length > 0 || feriado || fecha >= today)
  if (agenda.lectura.isPending) return <SkeletonRows />
  if (days.length === 0) return <Empty title="No hay citas en estas fechas">Hoy vuelve a las que vienen.</Empty>
  return (
    <div className={classes.list} aria-busy={agenda.lectura.isFetching}>
      {days.map((dia) => (
        <Dia key={dia.fecha} agenda={agenda} {...dia} />
      ))}
    </div>
  )
}
