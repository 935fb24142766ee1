import { type BloqueoForm, bloqueoRules } from '@alerce/contract/forms/agenda/disponibilidad'
import { bloqueoMessages } from '@alerce/contract/messages/agenda/disponibilidad'
import { type ClaseDeBloqueo, LARGO_DE_MOTIVO } from '@alerce/domain/agenda/bloqueo'
import { Button } from '../../../components/actions/button.tsx'
import type { DeskActs } from '../../../components/dialogs/use-record-desk.tsx'
import { useTellFailure } from '../../../components/dialogs/use-tell-failure.ts'
import { DateField } from '../../../components/fields/date-field.tsx'
import { SelectField } from '../../../components/fields/select-field.tsx'
import { TextField } from '../../../components/fields/text-field.tsx'
import { DeskDialog } from '../../../components/mesa/desk-dialog.tsx'
import type { ReplyOf } from '../../../lib/api/call.ts'
import { useAlerceForm } from '../../../lib/form/use-alerce-form.ts'
import { todayInSantiago } from '../../../lib/time/clock.ts'
import { halfHoursWith } from '../../../lib/time/half-hours.ts'
import { useWrite } from '../../../lib/use-call.ts'
import classes from './disponibilidad.module.css'

export type BloqueoLeido = ReplyOf<'obtenerBloqueos'>['bloqueos'][number]

interface BloqueoDialogProps extends DeskActs {
  /** null makes a new one. */
  readonly bloqueo: BloqueoLeido | null
  readonly onEliminar: (bloqueo: BloqueoLeido) => Promise<unknown>
}

const clases = [
  { value: 'horas', label: 'Horas de un día' },
  { value: 'diario', label: 'Horas de cada día' },
  { value: 'semanal', label: 'Horas de cada semana' },
  { value: 'ausencia', label: 'Días enteros' },
] as const satisfies readonly { value: ClaseDeBloqueo; label: string }[]

const primerDia: Record<ClaseDeBloqueo, string> = {
  horas: 'Fecha',
  diario: 'Desde',
  semanal: 'Primer día',
  ausencia: 'Desde',
}

/** Lunch is what is blocked most. */
const nuevo = (): BloqueoForm => ({
  clase: 'horas',
  desde: todayInSantiago(),
  hasta: '',
  horaInicio: '13:00',
  horaTermino: '14:00',
  motivo: '',
})

const formOf = ({ clase, desde, hasta, horaInicio, horaTermino, motivo }: BloqueoLeido): BloqueoForm => ({
  clase,
  desde,
  hasta,
  horaInicio: horaInicio ?? '',
  horaTermino: horaTermino ?? '',
  motivo,
})

function dicho(citas: number): string {
  if (citas === 0) return 'Se guardó el bloqueo.'
  const suyas = citas === 1 ? 'La cita que ya estaba ahí sigue' : `Las ${citas} citas que ya estaban ahí siguen`
  return `Se guardó el bloqueo. ${suyas} en su hora.`
}

/** Dialog of a block. */
export function BloqueoDialog({ bloqueo, onEliminar, onSaved, onClose, onLetGo }: BloqueoDialogProps) {
  const guardar = useWrite('guardarBloqueo')
  const tellFailure = useTellFailure()
  const form = useAlerceForm<BloqueoForm>({
    name: `bloqueo:${bloqueo?.bloqueoId ?? 'nuevo'}`,
    initial: bloqueo ? formOf(bloqueo) : nuevo(),
    rules: bloqueoRules,
  })
  const { clase } = form.values
  const save = async (values: BloqueoForm) => {
    const { citas } = await guardar.mutateAsync({ ...values, bloqueoId: bloqueo?.bloqueoId ?? null })
    await form.saved(values)
    onSaved(dicho(citas), null)
  }
  return (
    <DeskDialog
      title={bloqueo ? 'Bloqueo' : 'Nuevo bloqueo'}
      action="Guardar"
      form={form}
      onSubmit={form.submit(save, tellFailure(bloqueoMessages.saveFailed.text))}
      onClose={onClose}
      onLetGo={onLetGo}
      extra={bloqueo && <Button onClick={() => void onEliminar(bloqueo)}>Eliminar</Button>}
    >
      <SelectField
        label="Qué bloquea"
        options={clases}
        {...form.field('clase')}
        onChange={(value) => form.setFieldValue('clase', value as ClaseDeBloqueo)}
      />
      <div className={classes.pareja}>
        <DateField label={primerDia[clase]} required {...form.field('desde')} />
        {clase !== 'horas' && <DateField label="Hasta" required min={form.values.desde} {...form.field('hasta')} />}
      </div>
      {clase !== 'ausencia' && (
        <div className={classes.pareja}>
          <SelectField
            label="De"
            required
            options={halfHoursWith(bloqueo?.horaInicio ?? '')}
            {...form.field('horaInicio')}
          />
          <SelectField
            label="A"
            required
            options={halfHoursWith(bloqueo?.horaTermino ?? '')}
            {...form.field('horaTermino')}
          />
        </div>
      )}
      <TextField label="Motivo" description="Solo usted lo ve." maxLength={LARGO_DE_MOTIVO} {...form.field('motivo')} />
    </DeskDialog>
  )
}
