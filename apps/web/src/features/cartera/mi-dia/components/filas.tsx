import type { AsuntoDelDia, Clave } from '../queries.ts'
import { type ActosDelDia, Fila } from './fila.tsx'

interface FilasProps extends ActosDelDia {
  readonly grupo: Clave
  readonly asuntos: readonly AsuntoDelDia[]
}

/** Matters one under another. */
export function Filas({ asuntos, ...rest }: FilasProps) {
  return (
    <ol>
      {asuntos.map((asunto) => (
        <Fila key={`${asunto.citaId ?? 0}-${asunto.prospectoId}`} asunto={asunto} {...rest} />
      ))}
    </ol>
  )
}
