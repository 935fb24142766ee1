import { Button } from '../../../../components/actions/button.tsx'
import { Notice } from '../../../../components/feedback/notice.tsx'

interface SobreGuardadoProps {
  /** What was saved of the person since this was written, by its labels; none: nothing is said. */
  readonly campos: readonly string[]
  readonly onUsar: () => void
}

/** What was written stands over something that was saved since: it is told before it replaces it. */
export function SobreGuardado({ campos, onUsar }: SobreGuardadoProps) {
  if (campos.length === 0) return null
  const usar = (
    <Button kind="quiet" onClick={onUsar}>
      Usar lo guardado
    </Button>
  )
  return (
    <Notice actions={usar}>
      Mientras tanto se guardó otra cosa en {campos.join(', ')}. Lo que usted escribió sigue aquí: si guarda de nuevo,
      queda lo suyo.
    </Notice>
  )
}
