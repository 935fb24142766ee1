import { correoCortado } from '@alerce/domain/base/persona/correo'

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
