import { type TomaForm, tomaRules } from '@alerce/contract/forms/declaracion/toma'
import { tomaMessages } from '@alerce/contract/messages/declaracion/contraloria'
import { LARGO_NOTA } from '@alerce/domain/declaracion/contraloria/toma'
import { useTellFailure } from '../../../../components/dialogs/use-tell-failure.ts'
import { TextAreaField } from '../../../../components/fields/text-area-field.tsx'
import { DeskDialog } from '../../../../components/mesa/desk-dialog.tsx'
import { useAlerceForm } from '../../../../lib/form/use-alerce-form.ts'
import { useTomar } from '../queries.ts'
import type { CasoEnDialogo } from './dialogo.ts'

/** Takes what somebody else has, with the reason, which stays with the case. */
export function TomarDialog({ identificador, de, onClose, onLetGo }: CasoEnDialogo & { readonly de: string }) {
  const tomar = useTomar()
  const tellFailure = useTellFailure()
  const form = useAlerceForm<TomaForm>({
    name: `toma:${identificador}`,
    initial: { motivo: '' },
    rules: tomaRules,
  })
  const submit = form.submit(
    ({ motivo }) => tomar.mutateAsync({ identificador, motivo }),
    tellFailure(tomaMessages.tomaFailed.text),
    onClose,
  )
  return (
    <DeskDialog title={`Tomar el caso de ${de}`} action="Tomar" form={form} {...{ onClose, onLetGo }} onSubmit={submit}>
      <TextAreaField
        {...form.field('motivo')}
        label="Por qué lo toma"
        description={`Queda con el caso, y ${de} lo ve.`}
        required
        maxLength={LARGO_NOTA}
      />
    </DeskDialog>
  )
}
