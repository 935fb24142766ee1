import { tomaMessages } from '@alerce/contract/messages/declaracion/toma'
import { useDejarEnCola } from '../queries.ts'
import { type CasoConNota, NotaDialog } from './nota-dialog.tsx'

/** Leaves the case for whoever comes next, with what they have to know. */
export function DejarDialog({ identificador, ...dialog }: CasoConNota) {
  const { mutateAsync: dejar } = useDejarEnCola()
  return (
    <NotaDialog
      {...dialog}
      name={`nota:${identificador}`}
      title="Dejar en cola"
      action="Dejar en cola"
      description="La lee en contraloría quien abra el caso; nadie más."
      save={(nota) => dejar({ identificador, nota })}
      failure={tomaMessages.dejarFailed.text}
    />
  )
}
