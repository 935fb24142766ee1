import { type AsignacionForm, asignacionRules } from '@alerce/contract/forms/declaracion/toma'
import { tomaMessages } from '@alerce/contract/messages/declaracion/contraloria'
import { LARGO_NOTA } from '@alerce/domain/declaracion/contraloria/toma'
import { useTellFailure } from '../../../../components/dialogs/use-tell-failure.ts'
import { Loaded } from '../../../../components/feedback/loaded.tsx'
import { SelectField } from '../../../../components/fields/select-field.tsx'
import { TextAreaField } from '../../../../components/fields/text-area-field.tsx'
import { DeskDialog } from '../../../../components/mesa/desk-dialog.tsx'
import { useAlerceForm } from '../../../../lib/form/use-alerce-form.ts'
import { useAsignar, useAuditores } from '../queries.ts'
import type { CasoEnDialogo } from './dialogo.ts'

interface AsignarDialogProps extends CasoEnDialogo {
  /** Somebody else has it. */
  readonly ajeno: boolean
}

const cuantos = (casos: number) => (casos === 1 ? '1 caso' : `${casos} casos`)

/** Gives the case to somebody of contraloría. */
export function AsignarDialog({ identificador, ajeno, onClose, onLetGo }: AsignarDialogProps) {
  const asignar = useAsignar()
  const auditores = useAuditores()
  const tellFailure = useTellFailure()
  const form = useAlerceForm<AsignacionForm>({
    name: `asignacion:${identificador}`,
    initial: { usuarioId: '', motivo: '' },
    rules: asignacionRules(ajeno),
    unkept: ['usuarioId'],
  })
  const submit = form.submit(
    ({ usuarioId, motivo }) => asignar.mutateAsync({ identificador, usuarioId: Number(usuarioId), motivo }),
    tellFailure(tomaMessages.asignarFailed.text),
    onClose,
  )
  return (
    <DeskDialog title="Asignar el caso" action="Asignar" form={form} {...{ onClose, onLetGo }} onSubmit={submit}>
      <Loaded of={auditores} failure={tomaMessages.auditoresFailed.text}>
        {(quienes) => (
          <SelectField
            {...form.field('usuarioId')}
            label="A quién"
            required
            options={quienes.map(({ usuarioId, nombre, casos, propia }) => ({
              value: String(usuarioId),
              label: `${propia ? `${nombre} (usted)` : nombre}, ${cuantos(casos)}`,
            }))}
          />
        )}
      </Loaded>
      <TextAreaField {...form.field('motivo')} label="Por qué" required={ajeno} maxLength={LARGO_NOTA} />
    </DeskDialog>
  )
}
