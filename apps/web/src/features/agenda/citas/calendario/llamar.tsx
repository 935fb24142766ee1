import { Telefono } from '../../../../components/values/telefono.tsx'
import type { Cita } from '../citas.ts'
import classes from './cita.module.css'

/** The number to call, over the right end of an appointment that has the width of a day. */
export function Llamar({ cita: { nombre, telefono } }: { readonly cita: Cita }) {
  if (telefono === '') return null
  return (
    <span className={classes.telefono}>
      <Telefono telefono={telefono} nombre={nombre} />
    </span>
  )
}
