import { tomaMessages } from '@alerce/contract/messages/declaracion/contraloria'
import { useDejarEnCola } from '../queries.ts'
import { type CasoConNota, NotaDialog } from './nota-dialog.tsx'

/** Leaves the case for whoever comes next, with what they have to know. */
export const DejarDialog = (caso: CasoConNota) => (
  <NotaDialog
    {...caso}
    name="nota"
    title="Dejar en cola"
    action="Dejar en cola"
    description="La lee en contraloría quien abra el caso; nadie más."
    useLeave={useDejarEnCola}
    failure={tomaMessages.dejarFailed.text}
  />
)
