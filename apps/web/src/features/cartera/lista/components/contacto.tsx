import { correoCortado } from '@alerce/domain/base/persona/correo'
import { telefonoConPrefijo } from '@alerce/domain/base/persona/telefono'

/** An e-mail cut to the width of a card (spec 1 §9); whole on hover and to who listens. */
export function Correo({ correo }: { readonly correo: string }) {
  if (correo === '') return <span>Sin correo</span>
  const corto = correoCortado(correo)
  if (corto === correo) return <span>{correo}</span>
  return (
    <span title={correo}>
      <span aria-hidden="true">{corto}</span>
      <span className="vh">{correo}</span>
    </span>
  )
}

/** A phone that calls (+56, spec 1 §9). */
export function Telefono({ telefono, nombre }: { readonly telefono: string; readonly nombre: string }) {
  if (telefono === '') return <span>Sin teléfono</span>
  const numero = telefonoConPrefijo(telefono)
  return (
    <a href={`tel:${numero}`} aria-label={`Llamar a ${nombre} al ${numero}`}>
      {numero}
    </a>
  )
}
