import { finalizarMessages, resultadoMessages } from '@alerce/contract/messages/declaracion/resultado'
import { Button } from '../../../../components/actions/button.tsx'
import { useAction } from '../../../../components/actions/use-action.ts'
import { useLeaveAndTell } from '../../../../components/dialogs/use-leave-and-tell.ts'
import { goTo } from '../../../../lib/routes.ts'
import { useFinalizarYSalir } from '../queries.ts'

interface FinalizarProps {
  readonly identificador: number
  /** The finish code (spec 2 §4). */
  readonly cierre: 4 | 5 | 7
}

/** Ends the sale of a result that does not let it go on. */
export function Finalizar({ identificador, cierre }: FinalizarProps) {
  const { leave, tell } = useLeaveAndTell(goTo('home'))
  const finalizar = useFinalizarYSalir(leave)
  const finishing = useAction(async () => {
    await finalizar.mutateAsync({ identificador, resultado: cierre, pin: '' })
    await tell(resultadoMessages.postulacionFinalizada.text)
  }, finalizarMessages.finalizarFailed.text)
  return (
    <Button kind="primary" busy={finishing.busy} onClick={() => finishing.run()}>
      Finalizar Proceso
    </Button>
  )
}
