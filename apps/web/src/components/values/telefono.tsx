import { formatoTelefono, telefonoConPrefijo } from '@alerce/domain/base/persona/telefono'

interface TelefonoProps {
  /** Nine digits or ''. */
  readonly telefono: string
  readonly nombre: string
}

/** A phone that calls (+56, spec 1 §9): read in groups, called without them. */
export function Telefono({ telefono, nombre }: TelefonoProps) {
  if (telefono === '') return <span>Sin teléfono</span>
  const numero = formatoTelefono(telefono)
  return (
    <a href={`tel:${telefonoConPrefijo(telefono)}`} aria-label={`Llamar a ${nombre} al ${numero}`}>
      {numero}
    </a>
  )
}
