import { type DocumentoEntregado, useReponer, useRetirar } from '../../lib/adjuntos/documentos.ts'
import type { Tell } from '../feedback/use-undo-toast.tsx'

/** Takes a document away and offers to give it back. */
export function useQuitar(tell: Tell) {
  const retirar = useRetirar()
  const reponer = useReponer()
  return async ({ documentoId, nombre }: DocumentoEntregado): Promise<void> => {
    await retirar.mutateAsync({ documentoId }, () =>
      tell(`Se quitó ${nombre}.`, (said) => reponer.mutateAsync({ documentoId }, said)),
    )
  }
}
