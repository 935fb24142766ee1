import { CambioAjeno } from '../../../../components/feedback/cambio-ajeno.tsx'

interface SobreGuardadoProps {
  /** What was saved since this was written, as it is said. */
  readonly que: string
  readonly onUsar: () => void
}

/** What was written stands over something that was saved since: it is told before it replaces it. */
export function SobreGuardado({ que, onUsar }: SobreGuardadoProps) {
  return (
    <CambioAjeno onTake={onUsar}>
      Mientras tanto se guardó {que}. Lo que usted escribió sigue aquí: si guarda de nuevo, queda lo suyo.
    </CambioAjeno>
  )
}

interface PersonaSobreGuardadaProps extends Pick<SobreGuardadoProps, 'onUsar'> {
  /** The fields of the person, by their labels; none: nothing is said. */
  readonly campos: readonly string[]
}

/** Of a person, whose fields are saved together. */
export const PersonaSobreGuardada = ({ campos, onUsar }: PersonaSobreGuardadaProps) =>
  campos.length > 0 && <SobreGuardado que={`otra cosa en ${campos.join(', ')}`} onUsar={onUsar} />
