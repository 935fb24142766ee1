import { documentosPostulanteMessages } from '@alerce/contract/messages/postulacion/documentos'
import { useQuitar } from '../../../../components/adjuntos/use-quitar.ts'
import { useUndoToast } from '../../../../components/feedback/use-undo-toast.tsx'

/** Takes a document away, says so once for the whole dialog, and offers to give it back. */
export function useQuitarConAviso() {
  const { tell, toast } = useUndoToast(documentosPostulanteMessages.reponerFailed.text)
  return { quitar: useQuitar(tell), toast }
}
