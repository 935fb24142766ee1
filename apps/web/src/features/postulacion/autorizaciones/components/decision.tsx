import { LARGO_SOLICITUD } from '@alerce/contract/forms/postulacion/autorizaciones'
import { decisionMessages } from '@alerce/contract/messages/postulacion/decision'
import { PENDIENTE } from '@alerce/domain/postulacion/autorizacion'
import { DraftNotice } from '../../../../components/feedback/draft-notice.tsx'
import { Notice } from '../../../../components/feedback/notice.tsx'
import { TextAreaField } from '../../../../components/fields/text-area-field.tsx'
import type { CasoDeAutorizacion } from '../queries.ts'
import type { FormDecision } from '../use-decision.ts'
import { Resuelta } from './resuelta.tsx'

interface DecisionProps {
  readonly caso: CasoDeAutorizacion
  readonly form: FormDecision
}

/** What goes with the answer; of a request that was answered, the answer. */
export function Decision({ caso, form }: DecisionProps) {
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
      <DraftNotice form={form} />
      <TextAreaField
        {...form.field('observacion')}
        label="Observación, la lee el asesor"
        description="Obligatoria para rechazar."
        maxLength={LARGO_SOLICITUD}
      />
    </section>
  )
}
