import { formatoTelefono, telefonoConPrefijo } from '@alerce/domain/base/persona/telefono'
import { IconPhone } from '@tabler/icons-react'

interface TelefonoProps {
  /** Nine digits or ''. */
  readonly telefono: string
  readonly nombre: string
}

/** Phone link (+56, spec 1 §9): shown in groups, dialled without them. */
export function Telefono({ telefono, nombre }: TelefonoProps) {
  if (telefono === '') return <span>Sin teléfono</span>
  const numero = formatoTelefono(telefono)
  return (
    <a className="thumb" href={`tel:${telefonoConPrefijo(telefono)}`} aria-label={`Llamar a ${nombre} al ${numero}`}>
      {numero}
    </a>
  )
}

/** The same as an icon, where the number does not fit; renders nothing without a number. */
export function Llamar({ telefono, nombre, className }: TelefonoProps & { readonly className?: string | undefined }) {
  if (telefono === '') return null
  const numero = formatoTelefono(telefono)
  return (
    <a
      className={className}
      href={`tel:${telefonoConPrefijo(telefono)}`}
      title={numero}
      aria-label={`Llamar a ${nombre} al ${numero}`}
    >
      <IconPhone size={16} stroke={1.75} aria-hidden="true" />
    </a>
  )
}
