import { type SuplenciaForm, suplenciaRules } from '@alerce/contract/forms/cartera/traspaso'
import { suplenciaMessages as m } from '@alerce/contract/messages/cartera/traspaso'
import { aDDMMYYYY, esFecha } from '@alerce/domain/base/fechas/fecha'
import { diasDeSuplencia, ultimoDiaDeSuplencia } from '@alerce/domain/cartera/traspaso/suplencia'
import { largoDelMotivoDeTraspaso } from '@alerce/domain/cartera/traspaso/traspaso'
import { useTellFailure } from '../../../../components/dialogs/use-tell-failure.ts'
import { DateField } from '../../../../components/fields/date-field.tsx'
import { SearchSelectField } from '../../../../components/fields/search-select/search-select-field.tsx'
import { TextField } from '../../../../components/fields/text-field.tsx'
import { Fields } from '../../../../components/layout/panel.tsx'
import { DeskDialog } from '../../../../components/mesa/desk-dialog.tsx'
import { type Cartera, casos, quienesReciben } from '../../../../lib/carteras.ts'
import { chosenId } from '../../../../lib/form/chosen-id.ts'
import { useAlerceForm } from '../../../../lib/form/use-alerce-form.ts'
import { todayInSantiago } from '../../../../lib/time/clock.ts'
import { useCubrir, useTerminarSuplencia } from '../queries.ts'
import type { ActoDialogProps } from '../use-actos.ts'

interface CubrirDialogProps extends ActoDialogProps {
  readonly cartera: Cartera
}

/** Dialog that chooses the substitute and the first and last day. */
export function CubrirDialog({ cartera, todas, tell, onClose, onLetGo }: CubrirDialogProps) {
  const { asesorId, nombre } = cartera
  const hoy = todayInSantiago()
  const cubrir = useCubrir()
  const terminar = useTerminarSuplencia()
  const tellFailure = useTellFailure()
  const form = useAlerceForm<SuplenciaForm>({
    name: `suplencia:${asesorId}`,
    initial: { cubreId: null, desde: hoy, hasta: '', motivo: '' },
    rules: suplenciaRules(hoy),
    unkept: ['cubreId'],
  })
  const save = async (values: SuplenciaForm) => {
    const { desde, hasta } = values
    const quien = todas.find((una) => una.asesorId === values.cubreId)?.nombre ?? ''
    // the rules have seen that somebody is chosen
    const pedida = { ausenteId: asesorId, cubreId: Number(values.cubreId), desde, hasta, motivo: values.motivo.trim() }
    await cubrir.mutateAsync(pedida, ({ suplenciaId, enCurso, casos: cubiertos }) => {
      const dicho = enCurso
        ? `${quien} cubre ${casos(cubiertos)} de ${nombre} hasta el ${aDDMMYYYY(hasta)}.`
        : `${quien} cubrirá a ${nombre} desde el ${aDDMMYYYY(desde)}.`
      tell(dicho, (said) => terminar.mutateAsync({ suplenciaId }, said))
    })
    await form.saved(values)
  }
  const desde = form.field('desde')
  const primero = esFecha(desde.value) ? desde.value : hoy
  return (
    <DeskDialog
      title={`Cubrir la ausencia de ${nombre}`}
      action="Cubrir"
      form={form}
      onSubmit={form.submit(save, tellFailure(m.noGuardada.text), onClose)}
      onClose={onClose}
      onLetGo={onLetGo}
    >
      <p>
        Mientras dura, quien cubre ve y gestiona sus casos abiertos junto a los propios, marcados con su nombre. Al
        terminar el último día vuelven solos; puede terminarla antes.
      </p>
      <SearchSelectField
        label="Quién cubre"
        description="Primero los de su equipo."
        required
        options={quienesReciben(todas, asesorId)}
        {...chosenId(form.field('cubreId'))}
      />
      <Fields>
        <DateField label="Desde" required min={hoy} {...desde} />
        <DateField
          label="Hasta"
          description={`Ese día incluido, ${diasDeSuplencia} a lo más.`}
          required
          min={primero}
          max={ultimoDiaDeSuplencia(primero)}
          {...form.field('hasta')}
        />
      </Fields>
      <TextField
        label="Por qué"
        description="Queda en la Bitácora de cada caso. Sin datos de salud: basta «vacaciones» o «ausencia»."
        required
        maxLength={largoDelMotivoDeTraspaso}
        {...form.field('motivo')}
      />
    </DeskDialog>
  )
}
