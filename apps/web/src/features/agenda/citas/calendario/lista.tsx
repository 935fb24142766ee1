import type { FechaISO } from '@alerce/domain/base/fechas/fecha'
import { fechaDe } from '@alerce/domain/base/fechas/reloj'
import { IconPlus } from '@tabler/icons-react'
import { Button } from '../../../../components/actions/button.tsx'
import { Empty } from '../../../../components/feedback/empty.tsx'
import { SkeletonRows } from '../../../../components/feedback/skeletons.tsx'
import type { Cita } from '../citas.ts'
import { ahora } from '../dias/ahora.ts'
import { diaEnPalabras } from '../dias/palabras.ts'
import { citasDel } from '../moves.ts'
import { daysOf } from '../range.ts'
import type { Agenda } from '../use-agenda.ts'
import classes from './lista.module.css'
import { ListaCita } from './lista-cita.tsx'

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

/** The same agenda day by day, with the same powers, for a phone and for who listens. Empty days that passed are left out. */
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
