import { type DocumentoEntregado, useReponer, useRetirar } from '../../lib/adjuntos/documentos.ts'
import type { Tell } from '../feedback/use-undo-toast.tsx'

/** Removes a document and offers to undo it. */
export function useQuitar(tell: Tell) {
  const retirar = useRetirar()
  const reponer = useReponer()
  return async ({ documentoId, nombre }: DocumentoEntregado): Promise<void> => {
    await retirar.mutateAsync({ documentoId }, () =>
      tell(`Se quitó ${nombre}.`, (said) => reponer.mutateAsync({ documentoId }, said)),
    )
  }
}
