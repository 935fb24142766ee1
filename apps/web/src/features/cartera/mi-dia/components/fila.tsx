import { fechaYHora, hoyEnSantiago } from '@alerce/domain/base/fechas/instante'
import { IconCalendarEvent, IconChevronRight } from '@tabler/icons-react'
import { Link } from 'react-router'
import { goTo } from '../../../../lib/routes.ts'
import { now } from '../../../../lib/time/clock.ts'
import { atraso, hace } from '../hace.ts'
import classes from '../mi-dia.module.css'
import type { AsuntoDelDia } from '../queries.ts'

interface FilaProps {
  readonly asunto: AsuntoDelDia
  readonly busy: boolean
  readonly onContinuar: (asunto: AsuntoDelDia) => void
}

/** A matter: who, what to do, since when; pressed, it opens where that is done. */
export function Fila({ asunto, busy, onContinuar }: FilaProps) {
  const { prospectoId, citaId, nombre, paso, desde, dias } = asunto
  const words = (
    <>
      <small>{nombre}</small> <b>{paso}</b>{' '}
      <time dateTime={desde} title={`${fechaYHora(desde)}${atraso(dias)}`}>
        {hace(desde, now())}
      </time>
    </>
  )
  if (citaId !== null) {
    return (
      <Link className={classes.fila} to={goTo('agenda', { prospectoId, fecha: hoyEnSantiago(desde) })}>
        <span className="vh">Ver en la agenda a</span> {words}
        <IconCalendarEvent size={16} stroke={1.75} aria-hidden="true" />
      </Link>
    )
  }
  return (
    <button type="button" className={classes.fila} aria-busy={busy || undefined} onClick={() => onContinuar(asunto)}>
      <span className="vh">Continuar con</span> {words}
      <IconChevronRight size={16} stroke={1.75} aria-hidden="true" />
    </button>
  )
}
