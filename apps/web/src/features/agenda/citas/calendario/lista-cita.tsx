import { horaDe } from '@alerce/domain/base/fechas/reloj'
import { IconTrash } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Button } from '../../../../components/actions/button.tsx'
import { Telefono } from '../../../../components/values/telefono.tsx'
import type { Cita } from '../citas.ts'
import { kindOf, kindText } from '../estado.ts'
import type { Agenda } from '../use-agenda.ts'
import { KindIcon } from './kind-icon.tsx'
import classes from './lista.module.css'

interface ListaCitaProps {
  readonly agenda: Agenda
  readonly cita: Cita
}

/** One appointment, what can be done with it now at hand. */
export function ListaCita({ agenda, cita }: ListaCitaProps) {
  const kind = kindOf(cita)
  /** It began, and nobody has said what became of it. */
  const pasa = kind === 'caducada' || kind === 'en-curso'
  /** Who listens hears whose it is, too. */
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
