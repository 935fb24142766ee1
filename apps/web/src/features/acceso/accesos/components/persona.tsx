interface PersonaProps {
  readonly nombre: string
  readonly usuario: string
  /** Came by a supervisor's link. */
  readonly enlace: boolean
}

/** Whose session it is. */
export function Persona({ nombre, usuario, enlace }: PersonaProps) {
  return (
    <th scope="row">
      {nombre}
      <small>{enlace ? `${usuario} · con enlace de supervisor` : usuario}</small>
    </th>
  )
}
