import { formatoTelefono, telefonoConPrefijo } from '@alerce/domain/base/persona/telefono'
import { IconMail, IconPhone } from '@tabler/icons-react'
import classes from './su-asesor.module.css'

interface SuAsesorProps {
  readonly nombre: string
  /** Nine national figures; '' without one. */
  readonly telefono: string
  readonly correo: string
}

/** Name, phone and mail of the advisor, who answers the questions of a client. */
export function SuAsesor({ nombre, telefono, correo }: SuAsesorProps) {
  return (
    <section className={classes.asesor} aria-labelledby="su-asesor">
      <h2 id="su-asesor">¿Dudas? Hable con su asesor</h2>
      <p>{nombre}</p>
      {telefono !== '' && (
        <a href={`tel:${telefonoConPrefijo(telefono)}`}>
          <IconPhone size={20} stroke={1.75} aria-hidden="true" />
          <span className="vh">Llamar al </span>
          {formatoTelefono(telefono)}
        </a>
      )}
      <a href={`mailto:${correo}`}>
        <IconMail size={20} stroke={1.75} aria-hidden="true" />
        <span className="vh">Escribir a </span>
        {correo}
      </a>
    </section>
  )
}
