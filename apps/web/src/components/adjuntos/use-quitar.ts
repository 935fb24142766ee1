import { type DocumentoEntregado, useReponer, useRetirar } from '../../lib/adjuntos/documentos.ts'
import { useOffers } from '../../lib/session/session.ts'
import type { Tell } from '../feedback/use-undo-toast.tsx'

/** Removes a document and offers to undo it; null where documents stay. */
export function useQuitar(tell: Tell) {
  const offered = useOffers('retirarDocumentoProspecto')
  const retirar = useRetirar()
  const reponer = useReponer()
  const remove = async ({ documentoId, nombre }: DocumentoEntregado): Promise<void> => {
    await retirar.mutateAsync({ documentoId }, () =>
      tell(`Se quitó ${nombre}.`, (said) => reponer.mutateAsync({ documentoId }, said)),
    )
  }
  return offered ? remove : null
}
