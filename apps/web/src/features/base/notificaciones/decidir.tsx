import { decisionMessages } from '@alerce/contract/messages/postulacion/decision'
import { PENDIENTE } from '@alerce/domain/postulacion/autorizacion'
import { Actos, Observacion } from '../../../components/autorizacion/decision.tsx'
import { useCaso, useDecision } from '../../../components/autorizacion/use-decision.ts'
import { Loaded } from '../../../components/feedback/loaded.tsx'
import { Notice } from '../../../components/feedback/notice.tsx'
import { SkeletonLines } from '../../../components/feedback/skeletons.tsx'
import classes from './notificaciones.module.css'

interface DecidirProps {
  readonly autorizacionId: number
  /** Reports the decision, in words. */
  readonly onDecided: (what: string) => void
  readonly onClose: () => void
}

/** Reason of a request for authorization, and its decision, inside the bell. */
export function Decidir({ autorizacionId, onDecided, onClose }: DecidirProps) {
  const caso = useCaso(autorizacionId)
  const decision = useDecision(autorizacionId, caso.data?.nombre ?? '', { onDecided, onClose })
  return (
    <Loaded of={caso} failure={decisionMessages.casoFailed.text} ghost={<SkeletonLines count={3} />}>
      {({ motivo, estado, propia }) => (
        <div className={classes.decidir}>
          <blockquote>{motivo}</blockquote>
          {propia && <Notice>{decisionMessages.propia.text}</Notice>}
          {!propia && estado === PENDIENTE && (
            <>
              <Observacion form={decision.form} />
              <div>
                <Actos of={decision} />
              </div>
            </>
          )}
        </div>
      )}
    </Loaded>
  )
}
