import { type TraspasoForm, traspasoRules } from '@alerce/contract/forms/cartera/traspaso'
import { traspasoMessages } from '@alerce/contract/messages/cartera/traspaso'
import { largoDelMotivoDeTraspaso } from '@alerce/domain/cartera/traspaso/traspaso'
import { useTellFailure } from '../../../../components/dialogs/use-tell-failure.ts'
import { SearchSelectField } from '../../../../components/fields/search-select/search-select-field.tsx'
import { TextField } from '../../../../components/fields/text-field.tsx'
import { DeskDialog } from '../../../../components/mesa/desk-dialog.tsx'
import { casos } from '../../../../lib/carteras.ts'
import { chosenId } from '../../../../lib/form/chosen-id.ts'
import type { OnLetGo } from '../../../../lib/form/let-go.ts'
import { useAlerceForm } from '../../../../lib/form/use-alerce-form.ts'
import { useEquipo } from '../../../../lib/session/equipo.ts'

export interface TraspasoElegido {
  readonly aId: number
  /** Name of who receives. */
  readonly quien: string
  readonly motivo: string
}

interface ReasignarDialogProps {
  readonly cuantos: number
  readonly onGuardar: (reasignacion: TraspasoElegido) => Promise<unknown>
  readonly onClose: () => void
  readonly onLetGo: OnLetGo
}

/** Receiver of the chosen cases, and the reason. */
export function ReasignarDialog({ cuantos, onGuardar, onClose, onLetGo }: ReasignarDialogProps) {
  const { data } = useEquipo()
  const tellFailure = useTellFailure()
  const form = useAlerceForm<TraspasoForm>({
    name: 'reasignar:elegidos',
    initial: { aId: null, motivo: '' },
    rules: traspasoRules,
    byReaders: true,
    unkept: ['aId'],
  })
  const equipo = data?.asesores.filter(({ activo }) => activo) ?? []
  const save = async ({ aId, motivo }: TraspasoForm) => {
    const quien = equipo.find(({ identificador }) => identificador === aId)?.nombre ?? ''
    // the rules have seen that somebody is chosen
    await onGuardar({ aId: Number(aId), quien, motivo: motivo.trim() })
  }
  return (
    <DeskDialog
      title={`Reasignar ${casos(cuantos)}`}
      action="Reasignar"
      form={form}
      onSubmit={form.submit(save, tellFailure(traspasoMessages.noGuardado.text), onClose)}
      onClose={onClose}
      onLetGo={onLetGo}
    >
      <p>Pasan con su historia y sus citas sin resultado. Puede deshacerlo durante 24 horas.</p>
      <SearchSelectField
        label="Quién los recibe"
        required
        options={equipo.map(({ identificador, nombre }) => ({ value: String(identificador), label: nombre }))}
        {...chosenId(form.field('aId'))}
      />
      <TextField
        label="Por qué"
        description="Queda en la Bitácora de cada caso, y lo leen los asesores. Sin datos de salud."
        required
        maxLength={largoDelMotivoDeTraspaso}
        {...form.field('motivo')}
      />
    </DeskDialog>
  )
}
