import { aDDMMYYYY, type FechaISO, sumaDias } from '@alerce/domain/base/fechas/fecha'
import { horaEnSantiago, hoyEnSantiago, type InstanteISO } from '@alerce/domain/base/fechas/instante'
import { Link } from 'react-router'
import { goTo } from '../../../../lib/routes.ts'
import { todayInSantiago } from '../../../../lib/time/clock.ts'
import classes from './cartera.module.css'

interface ProximaCitaProps {
  readonly prospectoId: number
  readonly nombre: string
  readonly desde: InstanteISO
}

function diaDe(fecha: FechaISO): string {
  if (fecha === todayInSantiago()) return 'hoy'
  return fecha === sumaDias(todayInSantiago(), 1) ? 'mañana' : aDDMMYYYY(fecha).slice(0, 5)
}

/** When one meets this prospect next, and the way to that day. */
export function ProximaCita({ prospectoId, nombre, desde }: ProximaCitaProps) {
  const fecha = hoyEnSantiago(desde)
  return (
    <Link className={`${classes.cita} thumb`} to={goTo('agenda', { prospectoId, fecha })}>
      <span className="vh">{nombre}: </span>Próxima cita{' '}
      <b>
        {diaDe(fecha)} {horaEnSantiago(desde).slice(0, 5)}
      </b>
    </Link>
  )
}
