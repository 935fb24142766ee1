import { correoCortado } from '@alerce/domain/persona/correo'
import { telefonoConPrefijo } from '@alerce/domain/persona/telefono'

/** An e-mail cut to the width of a card (spec 1 §9); whole on hover and to who listens. */
export function Correo({ correo }: { readonly correo: string }) {
  const corto = correoCortado(correo)
  if (corto === correo) return <span>{correo}</span>
  return (
    <span title={correo}>
      <span aria-hidden="true">{corto}</span>
      <span className="vh">{correo}</span>
    </span>
  )
}

/** A phone that calls. */
export function Telefono({ telefono, nombre }: { readonly telefono: string; readonly nombre: string }) {
  const numero = telefonoConPrefijo(telefono)
  return (
    <a href={`tel:${numero}`} aria-label={`Llamar a ${nombre} al ${numero}`}>
      {numero}
    </a>
  )
}
