import { aDDMMYYYY } from '@alerce/domain/base/fechas/fecha'
import { hoyEnSantiago } from '@alerce/domain/base/fechas/instante'
import { Telefono } from '../../../../components/values/telefono.tsx'
import type { Prospecto } from '../queries.ts'
import classes from './cartera.module.css'
import { Correo } from './correo.tsx'
import { ProximaCita } from './proxima-cita.tsx'

/** Under the name: whose it is where a team is looked at, folio, e-mail, phone, since when, from whom it came lately, and when one meets next. */
export function Datos({
  prospectoId,
  nombre,
  folioDS,
  correo,
  telefono,
  fechaRegistro,
  proximaCita,
  asesor,
  recibido,
}: Prospecto) {
  return (
    <p className={classes.meta}>
      {asesor && <span>De {asesor}</span>}
      <span>DS {folioDS ?? '-'}</span>
      <Correo correo={correo} />
      <Telefono telefono={telefono} nombre={nombre} />
      <span>Ingresó {fechaRegistro}</span>
      {recibido && <span title={`Reasignado el ${aDDMMYYYY(hoyEnSantiago(recibido.en))}`}>Antes de {recibido.de}</span>}
      {proximaCita && <ProximaCita prospectoId={prospectoId} desde={proximaCita} nombre={nombre} />}
    </p>
  )
}
