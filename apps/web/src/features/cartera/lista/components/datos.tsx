import { aDDMMYYYY, type FechaISO, sumaDias } from '@alerce/domain/base/fechas/fecha'
import { horaEnSantiago, hoyEnSantiago, type InstanteISO } from '@alerce/domain/base/fechas/instante'
import { correoCortado } from '@alerce/domain/base/persona/correo'
import { siglas } from '@alerce/domain/base/siglas'
import { Link } from 'react-router'
import { Explained } from '../../../../components/values/explained.tsx'
import { Telefono } from '../../../../components/values/telefono.tsx'
import { goTo } from '../../../../lib/routes.ts'
import { todayInSantiago } from '../../../../lib/time/clock.ts'
import type { Prospecto } from '../queries.ts'
import classes from './cartera.module.css'

interface CorreoProps {
  readonly correo: string
  /** A letter to it came back. */
  readonly rebota: boolean
}

/**
 * E-mail cut to the width of a card (spec 1 §9). The tooltip and screen readers have all of it. The mark stands first:
 * a long address would push it out of the card.
 */
function Correo({ correo, rebota }: CorreoProps) {
  if (correo === '') return <span>Sin correo</span>
  const corto = correoCortado(correo)
  const marca = rebota && <b className={classes.rebote}>Rebotó: </b>
  if (corto === correo)
    return (
      <span>
        {marca}
        {correo}
      </span>
    )
  return (
    <span>
      {marca}
      <Explained means={correo} stop={false}>
        <span aria-hidden="true">{corto}</span>
      </Explained>
      <span className="vh">{correo}</span>
    </span>
  )
}

interface ProximaCitaProps {
  readonly prospectoId: number
  readonly nombre: string
  readonly desde: InstanteISO
  /** Below the title of a column: the hour alone. */
  readonly corta?: boolean
}

function diaDe(fecha: FechaISO): string {
  if (fecha === todayInSantiago()) return 'hoy'
  return fecha === sumaDias(todayInSantiago(), 1) ? 'mañana' : aDDMMYYYY(fecha).slice(0, 5)
}

/** When one meets this prospect next, and the way to that day. */
export function ProximaCita({ prospectoId, nombre, desde, corta = false }: ProximaCitaProps) {
  const fecha = hoyEnSantiago(desde)
  return (
    <Link className={`${classes.cita} thumb`} to={goTo('agenda', { prospectoId, fecha })}>
      <span className="vh">{nombre}: </span>
      {corta ? <span className="vh">Próxima cita </span> : 'Próxima cita '}
      <b>
        {diaDe(fecha)} {horaEnSantiago(desde).slice(0, 5)}
      </b>
    </Link>
  )
}

/**
 * Data under the name: folio, e-mail, phone, registration date, advisor (for a team), recent handover and next
 * appointment.
 */
export function Datos({
  prospectoId,
  nombre,
  folioDS,
  correo,
  correoRebota,
  telefono,
  fechaRegistro,
  proximaCita,
  asesor,
  recibido,
}: Prospecto) {
  return (
    <div className={classes.meta}>
      <span>
        <Explained means={siglas.DS} stop={false}>
          DS {folioDS ?? '-'}
        </Explained>
      </span>
      <Correo correo={correo} rebota={correoRebota} />
      <Telefono telefono={telefono} nombre={nombre} />
      <span>Ingresó {fechaRegistro}</span>
      {asesor && <span className={classes.de}>De {asesor}</span>}
      {recibido && (
        <span className={classes.de} title={`Reasignado el ${aDDMMYYYY(hoyEnSantiago(recibido.en))}`}>
          Antes de {recibido.de}
        </span>
      )}
      {proximaCita && <ProximaCita prospectoId={prospectoId} desde={proximaCita} nombre={nombre} />}
    </div>
  )
}
