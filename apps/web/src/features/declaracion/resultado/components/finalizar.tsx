import { resultadoMessages } from '@alerce/contract/messages/declaracion/resultado'
import { useNavigate } from 'react-router'
import { Button } from '../../../../components/actions/button.tsx'
import { useAction } from '../../../../components/actions/use-action.ts'
import { useMessage } from '../../../../components/dialogs/dialogs-provider.tsx'
import { goTo } from '../../../../lib/routes.ts'
import { useFinalizar } from '../queries.ts'

interface FinalizarProps {
  readonly identificador: number
  /** The finish code (spec 2 §4). */
  readonly cierre: 4 | 5 | 7
}

/** Ends the sale of a result that does not let it go on. */
export function Finalizar({ identificador, cierre }: FinalizarProps) {
  const finalizar = useFinalizar()
  const message = useMessage()
  const navigate = useNavigate()
  const finishing = useAction(async () => {
    await finalizar.mutateAsync({ identificador, resultado: cierre, pin: '' })
    await message(resultadoMessages.postulacionFinalizada.text, 'ok')
    await navigate(goTo('home'))
  }, resultadoMessages.finalizarFailed.text)
  return (
    <Button kind="primary" busy={finishing.busy} onClick={() => finishing.run()}>
      Finalizar Proceso
    </Button>
  )
}
