import { Telefono } from '../../../../components/values/telefono.tsx'
import type { Prospecto } from '../queries.ts'
import classes from './cartera.module.css'
import { Correo } from './correo.tsx'
import { ProximaCita } from './proxima-cita.tsx'

/** Under the name: whose it is where a team is looked at, folio, e-mail, phone, since when, and when one meets next. */
export function Datos({
  prospectoId,
  nombre,
  folioDS,
  correo,
  telefono,
  fechaRegistro,
  proximaCita,
  asesor,
}: Prospecto) {
  return (
    <p className={classes.meta}>
      {asesor && <span>De {asesor}</span>}
      <span>DS {folioDS ?? '-'}</span>
      <Correo correo={correo} />
      <Telefono telefono={telefono} nombre={nombre} />
      <span>Ingresó {fechaRegistro}</span>
      {proximaCita && <ProximaCita prospectoId={prospectoId} desde={proximaCita} nombre={nombre} />}
    </p>
  )
}
