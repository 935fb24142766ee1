import type { ReactNode } from 'react'
import { Button } from '../../../../components/actions/button.tsx'
import { useAction } from '../../../../components/actions/use-action.ts'
import { Dialog, wayOut } from '../../../../components/dialogs/dialog.tsx'
import { Beside } from '../../../../components/visor/visor.tsx'

interface CasoDialogProps {
  readonly title: string
  readonly lead: string
  /** True while it may be accepted or handed back. */
  readonly decides: boolean
  readonly onAccept: () => Promise<unknown>
  /** Text of a failed acceptance. */
  readonly failure: string
  readonly onReturn: () => void
  readonly onClose: () => void
  readonly children: ReactNode
}

/** Dialog of a case: its papers, the document open beside them, and the decision. */
export function CasoDialog({ title, lead, decides, failure, children, ...acts }: CasoDialogProps) {
  const accept = useAction(acts.onAccept, failure)
  const close = wayOut(accept.busy, acts.onClose)
  const footer = (
    <>
      <Button {...close}>Cerrar</Button>
      {decides && <Button {...wayOut(accept.busy, acts.onReturn)}>Devolver al asesor</Button>}
      {decides && (
        <Button kind="primary" busy={accept.busy} onClick={() => accept.run()}>
          Aceptar
        </Button>
      )}
    </>
  )
  return (
    <Dialog title={title} sheet onClose={close.onClick} footer={footer}>
      <p>{lead}</p>
      <Beside>{children}</Beside>
    </Dialog>
  )
}
