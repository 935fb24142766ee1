import { Button } from '../../../../components/actions/button.tsx'
import { useReader } from '../../../../lib/session/use-lock.ts'
import type { Prospecto } from '../queries.ts'

export interface FichaProps {
  readonly prospecto: Prospecto
  /** Its DS may serve for another sale; absent where that is offered to nobody. */
  readonly onReutilizar?: ((prospectoId: number) => void) | undefined
}

/** Of a card whose DS may be reused, for who may change the case (spec 1 §2, Prospect card). */
export function ReutilizarButton({ prospecto, onReutilizar }: FichaProps) {
  const { prospectoId, nombre, dsEsReutilizable } = prospecto
  const reader = useReader()
  if (reader !== null || !dsEsReutilizable || !onReutilizar) return null
  return (
    <Button aria-label={`REUTILIZAR la DS de ${nombre}`} onClick={() => onReutilizar(prospectoId)}>
      REUTILIZAR
    </Button>
  )
}
