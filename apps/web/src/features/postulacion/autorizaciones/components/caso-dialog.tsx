import { decisionMessages } from '@alerce/contract/messages/postulacion/decision'
import { PENDIENTE } from '@alerce/domain/postulacion/autorizacion'
import { Button } from '../../../../components/actions/button.tsx'
import { Actos, Observacion } from '../../../../components/autorizacion/decision.tsx'
import {
  type CasoDeAutorizacion,
  type FormDecision,
  useCaso,
  useDecision,
} from '../../../../components/autorizacion/use-decision.ts'
import { Dialog, wayOut } from '../../../../components/dialogs/dialog.tsx'
import { Loaded } from '../../../../components/feedback/loaded.tsx'
import { Notice } from '../../../../components/feedback/notice.tsx'
import { SkeletonLines } from '../../../../components/feedback/skeletons.tsx'
import { letGo, type OnLetGo } from '../../../../lib/form/let-go.ts'
import classes from './caso.module.css'
import { CasoFile, Resuelta } from './caso-file.tsx'

interface DecisionProps {
  readonly caso: CasoDeAutorizacion
  readonly form: FormDecision
}

/** Comment of the decision, or the decision itself once it was made. */
function Decision({ caso, form }: DecisionProps) {
  if (caso.estado !== PENDIENTE)
    return (
      <section aria-label="Decisión" role="status">
        <h3>Decisión</h3>
        <Resuelta of={caso} />
      </section>
    )
  if (caso.propia) return <Notice>{decisionMessages.propia.text}</Notice>
  return (
    <section aria-label="Decisión">
      <Observacion form={form} />
    </section>
  )
}

interface CasoDialogProps {
  readonly autorizacionId: number
  /** Reports the decision, in words. */
  readonly onDecided: (what: string) => void
  readonly onClose: () => void
  /** Called with the written text when the dialog closes. */
  readonly onLetGo: OnLetGo
}

/** A request over its list: all that is needed to decide it, and the decision. */
export function CasoDialog({ autorizacionId, onDecided, onClose, onLetGo }: CasoDialogProps) {
  const caso = useCaso(autorizacionId)
  const decision = useDecision(autorizacionId, caso.data?.nombre ?? '', { onDecided, onClose })
  const abierto = caso.data?.estado === PENDIENTE && !caso.data.propia
  const leave = wayOut(decision.deciding !== null, () => {
    letGo(decision.form, onLetGo)
    onClose()
  })
  const footer = (
    <>
      <Button {...leave}>Cerrar</Button>
      {abierto && <Actos of={decision} />}
    </>
  )
  return (
    <Dialog title="Solicitud de autorización" wide onClose={leave.onClick} footer={footer}>
      <Loaded of={caso} failure={decisionMessages.casoFailed.text} ghost={<SkeletonLines count={6} />}>
        {(data) => (
          <div className={classes.caso}>
            <CasoFile caso={data} />
            <Decision caso={data} form={decision.form} />
          </div>
        )}
      </Loaded>
    </Dialog>
  )
}
