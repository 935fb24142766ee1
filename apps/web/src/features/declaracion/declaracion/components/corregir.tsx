import type { Screen } from '@alerce/contract/screens'
import { Button } from '../../../../components/actions/button.tsx'
import type { Declaracion } from '../../../../components/sale/with-declaracion.tsx'
import { useAvanzar } from '../use-avanzar.ts'

interface CorregirProps {
  readonly ds: Declaracion
  /** The screen to correct on. */
  readonly here: Screen
}

/** Takes the declaration back to its questions, until it is signed (core rules, Stages of the DS). */
export function Corregir({ ds, here }: CorregirProps) {
  const correct = useAvanzar(ds, 'preguntas', here)
  return (
    <Button busy={correct.busy} onClick={() => correct.run()}>
      Corregir
    </Button>
  )
}
