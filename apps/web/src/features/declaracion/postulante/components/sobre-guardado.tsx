import { CambioAjeno } from '../../../../components/feedback/cambio-ajeno.tsx'

interface SobreGuardadoProps {
  /** Text of the change saved since this was written. */
  readonly que: string
  readonly onUsar: () => void
}

/** Warns that saving the returned text replaces a later save. */
export function SobreGuardado({ que, onUsar }: SobreGuardadoProps) {
  return (
    <CambioAjeno onTake={onUsar}>
      Mientras tanto se guardó {que}. Lo que usted escribió sigue aquí: si guarda de nuevo, queda lo suyo.
    </CambioAjeno>
  )
}

interface PersonaSobreGuardadaProps extends Pick<SobreGuardadoProps, 'onUsar'> {
  /** Labels of the person's changed fields; empty: no notice. */
  readonly campos: readonly string[]
}

/** The same for a person, whose fields are saved together. */
export const PersonaSobreGuardada = ({ campos, onUsar }: PersonaSobreGuardadaProps) =>
  campos.length > 0 && <SobreGuardado que={`otra cosa en ${campos.join(', ')}`} onUsar={onUsar} />
