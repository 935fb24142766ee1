import { type TraspasoForm, traspasoRules } from '@alerce/contract/forms/cartera/traspaso'
import { traspasoMessages as m } from '@alerce/contract/messages/cartera/traspaso'
import { largoDelMotivoDeTraspaso } from '@alerce/domain/cartera/traspaso/traspaso'
import { useTellFailure } from '../../../../components/dialogs/use-tell-failure.ts'
import { SearchSelectField } from '../../../../components/fields/search-select/search-select-field.tsx'
import { TextField } from '../../../../components/fields/text-field.tsx'
import { DeskDialog } from '../../../../components/mesa/desk-dialog.tsx'
import { casos, quienesReciben } from '../../../../lib/carteras.ts'
import { chosenId } from '../../../../lib/form/chosen-id.ts'
import { useAlerceForm } from '../../../../lib/form/use-alerce-form.ts'
import { useDeshacerTraspaso, useTraspasar } from '../queries.ts'
import type { Acto, ActoDialogProps } from '../use-actos.ts'

interface ReasignarDialogProps extends ActoDialogProps {
  readonly acto: Extract<Acto, { que: 'reasignar' }>
}

/** Dialog that hands cases to another advisor, with a reason. It acts at once and can be undone. */
export function ReasignarDialog({ acto, todas, tell, onClose, onLetGo }: ReasignarDialogProps) {
  const { cartera, elegidos, alReasignar } = acto
  const { asesorId, nombre, casosAbiertos } = cartera
  const traspasar = useTraspasar()
  const deshacer = useDeshacerTraspaso()
  const tellFailure = useTellFailure()
  const form = useAlerceForm<TraspasoForm>({
    name: `traspaso:${asesorId}`,
    initial: { aId: null, motivo: '' },
    rules: traspasoRules,
    unkept: ['aId'],
  })
  const cuantos = casos(elegidos ? elegidos.length : casosAbiertos)
  const save = async (values: TraspasoForm) => {
    const quien = todas.find((una) => una.asesorId === values.aId)?.nombre ?? ''
    const prospectoIds = elegidos?.map(({ prospectoId }) => prospectoId) ?? null
    // the rules have seen that somebody is chosen
    const pedido = { deId: asesorId, aId: Number(values.aId), prospectoIds, motivo: values.motivo.trim() }
    await traspasar.mutateAsync(pedido, ({ traspasoId, casos: movidos, topes }) => {
      const cruces = topes > 0 ? ` Citas que ahora se cruzan: ${topes}.` : ''
      tell(`${casos(movidos)} de ${nombre} ${movidos === 1 ? 'pasó' : 'pasaron'} a ${quien}.${cruces}`, (said) =>
        deshacer.mutateAsync({ traspasoId }, said),
      )
      alReasignar?.()
    })
    await form.saved(values)
  }
  return (
    <DeskDialog
      title={elegidos ? `Reasignar ${cuantos} de ${nombre}` : `Reasignar la cartera de ${nombre}`}
      action={`Reasignar ${cuantos}`}
      form={form}
      onSubmit={form.submit(save, tellFailure(m.noGuardado.text), onClose)}
      onClose={onClose}
      onLetGo={onLetGo}
    >
      <p>
        Pasan con su historia, sus citas sin resultado, lo que quedó a medio escribir y los avisos sin leer. Lo cerrado
        y las estadísticas de lo ya hecho siguen siendo de {nombre}. Puede deshacerlo durante 24 horas.
      </p>
      <SearchSelectField
        label="Quién los recibe"
        description="Primero los de su equipo."
        required
        options={quienesReciben(todas, asesorId)}
        {...chosenId(form.field('aId'))}
      />
      <TextField
        label="Por qué"
        description="Queda en la Bitácora de cada caso, y lo leen ambos asesores. Sin datos de salud."
        required
        maxLength={largoDelMotivoDeTraspaso}
        {...form.field('motivo')}
      />
    </DeskDialog>
  )
}
