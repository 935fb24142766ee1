import { type ReactNode, useState } from 'react'
import type { Tell } from '../../../../components/feedback/use-undo-toast.tsx'
import type { DeskDialogProps } from '../../../../components/mesa/desk-dialog.tsx'
import { RevisarDialog } from './components/revisar-dialog.tsx'
import { useReabrir } from './queries.ts'

interface Aqui {
  readonly tell: Tell
  readonly letGo: (reopen: () => void) => DeskDialogProps['onLetGo']
}

interface RevisionDeIrregularidad {
  readonly open: (irregularidadId: number) => void
  /** Reports a closing, in the dialog or in its row, with an undo unless it made the contract. */
  readonly cerrada: (irregularidadId: number, nombre: string, suscrito: boolean) => void
  /** Render it always. */
  readonly dialogo: ReactNode
}

/** Review of one irregularity over a list. It reports the decision. */
export function useRevision({ tell, letGo }: Aqui): RevisionDeIrregularidad {
  const [una, setUna] = useState<{ readonly id: number; readonly devolviendo: boolean } | null>(null)
  const { mutateAsync: reabrir } = useReabrir()
  /** Closes that dialog only: another may be open once the reply arrives. */
  const close = (irregularidadId: number) => setUna((now) => (now?.id === irregularidadId ? null : now))
  const cerrada = (irregularidadId: number, nombre: string, suscrito: boolean) => {
    if (suscrito) tell(`Irregularidad de ${nombre} cerrada. El contrato quedó suscrito.`)
    else tell(`Irregularidad de ${nombre} cerrada.`, (said) => reabrir({ irregularidadId }, said))
  }
  const devuelta = (nombre: string) => tell(`Irregularidad de ${nombre} devuelta. Se avisó a su asesor.`)
  const dialogo = una && (
    <RevisarDialog
      irregularidadId={una.id}
      devolviendo={una.devolviendo}
      onDevolver={(devolviendo) => setUna({ id: una.id, devolviendo })}
      onClosed={(nombre, suscrito) => cerrada(una.id, nombre, suscrito)}
      onReturned={devuelta}
      onClose={() => close(una.id)}
      onLetGo={letGo(() => setUna({ id: una.id, devolviendo: true }))}
    />
  )
  return { open: (id) => setUna({ id, devolviendo: false }), cerrada, dialogo }
}
