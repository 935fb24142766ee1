import type { CitaForm } from '@alerce/contract/forms/cita'
import { LARGO_COMENTARIO } from '@alerce/contract/forms/cita'
import { DateField } from '../../../components/fields/date-field.tsx'
import { SelectField } from '../../../components/fields/select-field.tsx'
import { TextAreaField } from '../../../components/fields/text-area-field.tsx'
import type { AlerceForm } from '../../../lib/form/use-alerce-form.ts'
import { halfHours } from '../../../lib/half-hours.ts'
import { fechaDe, wallNow } from '../wall-time.ts'
import classes from './agenda.module.css'
import { ProspectoPicker } from './prospecto-picker.tsx'

interface CitaFieldsProps {
  readonly form: AlerceForm<CitaForm>
  readonly nombre: string | null
}

/** The half hours, and the one an appointment already has when it lies between them. */
const hoursWith = (hour: string) =>
  hour === '' || halfHours.some(({ value }) => value === hour)
    ? halfHours
    : [...halfHours, { value: hour, label: hour }].sort((a, b) => a.value.localeCompare(b.value))

export function CitaFields({ form, nombre }: CitaFieldsProps) {
  const { horaInicio, horaTermino } = form.values
  return (
    <div className={classes.fields}>
      {nombre === null ? (
        <ProspectoPicker {...form.field('prospectoId')} />
      ) : (
        <p className={classes.whole}>
          <b>{nombre}</b>
        </p>
      )}
      <div className={classes.whole}>
        <DateField label="Fecha" required min={fechaDe(wallNow())} {...form.field('fecha')} />
      </div>
      <SelectField label="Desde" required options={hoursWith(horaInicio)} {...form.field('horaInicio')} />
      <SelectField label="Hasta" required options={hoursWith(horaTermino)} {...form.field('horaTermino')} />
      <div className={classes.whole}>
        <TextAreaField label="Comentario" maxLength={LARGO_COMENTARIO} {...form.field('comentario')} />
      </div>
    </div>
  )
}
