import { IconLock } from '@tabler/icons-react'
import classes from './sale-frame.module.css'

/** In the place of health data, for who follows the sale without seeing them. */
export function HealthReserved() {
  return (
    <section className={classes.reserved} aria-labelledby="reservada">
      <IconLock size={28} stroke={1.5} aria-hidden="true" />
      <h2 id="reservada">Información de salud reservada</h2>
      <p>
        Solo pueden verla el asesor de la venta y contraloría; el avance de la declaración está arriba, en los pasos.
      </p>
    </section>
  )
}
