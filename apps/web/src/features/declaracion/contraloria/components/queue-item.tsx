import { pasoText } from '../../../../lib/contraloria/resultados.ts'
import { esperaDesde } from '../../../../lib/time/espera.ts'
import classes from '../contraloria.module.css'
import type { CasoEnCola } from '../queries.ts'
import { vistas } from '../vistas.ts'

interface QueueItemProps {
  readonly caso: CasoEnCola
  /** Milliseconds since the epoch: when the queue was read. */
  readonly now: number
  readonly metaHoras: number
  readonly current: boolean
  /** 0 where Tab comes to the list. */
  readonly tabIndex: number
  readonly onFocus: () => void
  readonly onOpen: () => void
}

/** A waiting case: the second line says why a machine did not decide it. */
export function QueueItem({
  caso: { nombre, folio, motivo, asesor, espera, reenvio, cola, toma, notas, propuesta },
  now,
  metaHoras,
  current,
  onOpen,
  ...place
}: QueueItemProps) {
  const { text, late } = esperaDesde(espera, now, metaHoras)
  return (
    <li>
      <button type="button" className={classes.item} aria-current={current || undefined} onClick={onOpen} {...place}>
        <b>{nombre}</b>
        <time dateTime={espera} data-late={late || undefined}>
          {text}
          {late && ' · pasó la meta'}
        </time>
        <small>
          {reenvio && <span className={classes.tag}>Reenvío</span>} {vistas[cola]} · {folio} · {motivo}
        </small>
        <small>{asesor}</small>
        {propuesta && (
          <small>
            <span className={classes.tag}>
              {propuesta.propia ? 'Usted' : propuesta.por} {propuesta.saleEn === null ? 'propuso' : 'respondió'}
            </span>{' '}
            {pasoText(cola, propuesta.resultado)}
            {propuesta.saleEn !== null && ' · por salir'}
          </small>
        )}
        {(toma || notas > 0) && (
          <small>
            {toma && <span className={classes.tag}>{toma.propia ? 'Suyo' : `Tomado por ${toma.por}`}</span>}{' '}
            {notas > 0 && (notas === 1 ? '1 nota' : `${notas} notas`)}
          </small>
        )}
      </button>
    </li>
  )
}
