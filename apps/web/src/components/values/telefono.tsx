import { telefonoConPrefijo } from '@alerce/domain/base/persona/telefono'

interface TelefonoProps {
  /** Nine digits or ''. */
  readonly telefono: string
  readonly nombre: string
}

/** A phone that calls (+56, spec 1 §9). */
export function Telefono({ telefono, nombre }: TelefonoProps) {
  if (telefono === '') return <span>Sin teléfono</span>
  const numero = telefonoConPrefijo(telefono)
  return (
    <a href={`tel:${numero}`} aria-label={`Llamar a ${nombre} al ${numero}`}>
      {numero}
    </a>
  )
}
