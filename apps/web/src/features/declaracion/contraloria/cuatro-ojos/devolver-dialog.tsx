import { cuatroOjosMessages } from '@alerce/contract/messages/declaracion/contraloria'
import { useDevolver } from '../queries.ts'
import { type CasoConNota, NotaDialog } from '../toma/nota-dialog.tsx'

interface DevolverDialogProps extends CasoConNota {
  /** Who proposed the answer. */
  readonly de: string
}

/** Hands an answer back to whoever proposed it, with what has to be looked at again. */
export const DevolverDialog = ({ de, ...caso }: DevolverDialogProps) => (
  <NotaDialog
    {...caso}
    name="devolucion"
    title="Devolver la respuesta"
    action="Devolver"
    description={`La lee ${de}, que vuelve a tener el caso, y quien lo abra en contraloría.`}
    useLeave={useDevolver}
    failure={cuatroOjosMessages.devolverFailed.text}
  />
)
