import { fechaDe, horaDe } from '@alerce/domain/base/fechas/reloj'
import { type Cita, kindOf, kindText } from '../citas.ts'
import { dondeDe, tituloDe } from '../dias/palabras.ts'
import type { Agenda } from '../use-agenda.ts'
import classes from './cita.module.css'
import { KindIcon } from './lista.tsx'

interface CitaBotonProps {
  readonly agenda: Agenda
  readonly cita: Cita
  readonly movable: boolean
  /** True while it is dragged: the original is drawn faint. */
  readonly lifted: boolean
  /** True when its edges can be dragged. */
  readonly edges?: boolean
  /** True when only one line fits. */
  readonly short: boolean
  /** True when end, state and comment fit. */
  readonly whole?: boolean
}

/** Appointment in the grid: a press opens it, a drag moves it (`data-cita`, `data-borde`). */
export function CitaBoton({ agenda, cita, movable, lifted, short, edges = false, whole = false }: CitaBotonProps) {
  const kind = kindOf(cita)
  return (
    <button
      type="button"
      className={classes.cita}
      title={tituloDe(cita)}
      id={`cita-${cita.citaId}`}
      data-cita={cita.citaId}
      data-kind={kind}
      data-short={short || undefined}
      data-movable={movable || undefined}
      data-lifted={lifted || undefined}
      onClick={() => agenda.open(cita)}
    >
      <span className={classes.words}>
        <KindIcon kind={kind} /> <b>{horaDe(cita.start)}</b>
        <span className={whole ? undefined : 'vh'}> a {horaDe(cita.end)}</span> {cita.nombre}
        <span className={whole ? classes.kind : 'vh'}>, {kindText[kind]}</span>
        {dondeDe(cita) && <small className={whole ? undefined : 'vh'}>{dondeDe(cita)}</small>}
        {whole && cita.comentario && <small>{cita.comentario}</small>}
      </span>
      {edges && movable && fechaDe(cita.end) === fechaDe(cita.start) && (
        <>
          <i data-borde="start" aria-hidden="true" />
          <i data-borde="end" aria-hidden="true" />
        </>
      )}
    </button>
  )
}
