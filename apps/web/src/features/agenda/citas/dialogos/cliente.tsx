import { modalidades } from '@alerce/domain/agenda/reserva'
import { Telefono } from '../../../../components/values/telefono.tsx'
import type { Cita } from '../citas.ts'
import classes from './dialogos.module.css'

/** Client of a booking: how they meet, how to reach them, and what they wrote. */
export function Cliente({ cita: { nombre, telefono, reserva } }: { readonly cita: Cita }) {
  if (!reserva) return null
  const { modalidad, lugar, correo, comentario } = reserva
  return (
    <div className={classes.cliente}>
      <p>
        {modalidades[modalidad]}
        {lugar !== '' && `: ${lugar}`}
      </p>
      <p>
        {telefono !== '' && <Telefono telefono={telefono} nombre={nombre} />} <a href={`mailto:${correo}`}>{correo}</a>
      </p>
      {comentario !== '' && <p className={classes.comment}>{comentario}</p>}
    </div>
  )
}
