import { LARGO_SOLICITUD } from '@alerce/contract/forms/postulacion/autorizaciones'
import { Button } from '../actions/button.tsx'
import { DraftNotice } from '../feedback/draft-notice.tsx'
import { TextAreaField } from '../fields/text-area-field.tsx'
import type { FormDecision, useDecision } from './use-decision.ts'

/** Comment of a decision, with its draft. */
export function Observacion({ form }: { readonly form: FormDecision }) {
  return (
    <>
      <DraftNotice form={form} />
      <TextAreaField
        {...form.field('observacion')}
        label="Observación, la lee el asesor"
        description="Obligatoria para rechazar."
        maxLength={LARGO_SOLICITUD}
      />
    </>
  )
}

/** Both acts of a decision. */
export function Actos({ of: { deciding, press } }: { readonly of: ReturnType<typeof useDecision> }) {
  return (
    <>
      <Button busy={deciding === 'rechaza'} onClick={() => press('rechaza')}>
        Rechazar
      </Button>
      <Button kind="primary" busy={deciding === 'autoriza'} onClick={() => press('autoriza')}>
        Autorizar
      </Button>
    </>
  )
}
