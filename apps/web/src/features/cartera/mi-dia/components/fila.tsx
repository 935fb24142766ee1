import { fechaYHora, hoyEnSantiago } from '@alerce/domain/base/fechas/instante'
import { sePospone } from '@alerce/domain/cartera/mi-dia/posponer'
import { IconArrowBackUp, IconCheck, IconClockPause } from '@tabler/icons-react'
import { Link } from 'react-router'
import { Button } from '../../../../components/actions/button.tsx'
import { Llamar } from '../../../../components/values/telefono.tsx'
import { goTo } from '../../../../lib/routes.ts'
import { useReader } from '../../../../lib/session/use-lock.ts'
import { now, todayInSantiago } from '../../../../lib/time/clock.ts'
import { cuandoVuelve } from '../../../../lib/time/en-palabras.ts'
import { atraso, hace } from '../hace.ts'
import { type AsuntoDelDia, type AsuntoDePersona, type Clave, esDePersona } from '../queries.ts'
import classes from './fila.module.css'

/** Actions of a matter of the day. */
export interface ActosDelDia {
  /** Matter being opened. */
  readonly abriendo: AsuntoDePersona | null
  readonly onContinuar: (asunto: AsuntoDePersona) => void
  readonly onPosponer: (asunto: AsuntoDelDia) => void
  readonly onRetomar: (asunto: AsuntoDelDia) => void
  /** Marks a task as done. */
  readonly onHecha: (asunto: AsuntoDelDia) => void
}

interface FilaProps extends ActosDelDia {
  readonly grupo: Clave
  readonly asunto: AsuntoDelDia
}

/** Row of a matter: task, person, reason, link, phone, and the button that postpones it. */
export function Fila({ grupo, asunto, onPosponer, onRetomar, onHecha, ...way }: FilaProps) {
  const writes = useReader() === null
  const { nombre, telefono } = asunto
  return (
    <li className={classes.asunto}>
      <Camino asunto={asunto} {...way} />
      <Llamar className={classes.boton} telefono={telefono} nombre={nombre} />
      {writes && asunto.tareaId !== null && (
        <Button
          kind="quiet"
          icon
          className={classes.boton}
          title="Hecha"
          aria-label={`Hecha: ${asunto.paso}, ${nombre}`}
          onClick={() => onHecha(asunto)}
        >
          <IconCheck size={16} stroke={1.75} aria-hidden="true" />
        </Button>
      )}
      {writes &&
        grupo !== 'pospuesto' &&
        (esDePersona(asunto) || asunto.tareaId !== null) &&
        sePospone({ ...asunto, grupo }) && (
          <Button
            kind="quiet"
            icon
            className={classes.boton}
            title="Posponer"
            aria-label={`Posponer: ${asunto.paso}, ${nombre}`}
            onClick={() => onPosponer(asunto)}
          >
            <IconClockPause size={16} stroke={1.75} aria-hidden="true" />
          </Button>
        )}
      {writes && grupo === 'pospuesto' && (
        <Button
          kind="quiet"
          icon
          className={classes.boton}
          title="Retomar"
          aria-label={`Retomar: ${asunto.paso}, ${nombre}`}
          onClick={() => onRetomar(asunto)}
        >
          <IconArrowBackUp size={16} stroke={1.75} aria-hidden="true" />
        </Button>
      )}
    </li>
  )
}

type CaminoProps = Pick<FilaProps, 'asunto' | 'abriendo' | 'onContinuar'>

/** Pressed, it opens where the step is done. */
function Camino({ asunto, abriendo, onContinuar }: CaminoProps) {
  const { prospectoId, citaId, tareaId, nombre, paso, motivo, desde, dias, vuelve, asesor } = asunto
  const words = (
    <>
      <small>{nombre}</small> <b>{paso}</b>{' '}
      <span>
        <time dateTime={vuelve ?? desde} title={fechaYHora(desde)}>
          {vuelve === null ? atraso(dias) || hace(desde, now()) : `vuelve ${cuandoVuelve(vuelve, todayInSantiago())}`}
        </time>
        {` · ${motivo}`}
        {asesor && ` · De ${asesor}`}
      </span>
    </>
  )
  if (citaId !== null) {
    return (
      <Link className={classes.fila} to={goTo('agenda', { prospectoId, fecha: hoyEnSantiago(desde) })}>
        <span className="vh">Ver en la agenda a</span> {words}
      </Link>
    )
  }
  if (!esDePersona(asunto)) return <div className={classes.fila}>{words}</div>
  if (tareaId !== null) {
    return (
      <Link className={classes.fila} to={goTo('timeline', { prospectoId })}>
        <span className="vh">Ver en la Bitácora a</span> {words}
      </Link>
    )
  }
  return (
    <button
      type="button"
      className={classes.fila}
      aria-busy={asunto === abriendo || undefined}
      onClick={() => onContinuar(asunto)}
    >
      <span className="vh">Continuar con</span> {words}
    </button>
  )
}
