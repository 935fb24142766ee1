import { type CitaForm, LARGO_COMENTARIO } from '@alerce/contract/forms/agenda/cita'
import type { ReactNode } from 'react'
import { CheckField } from '../../../../components/fields/check-field.tsx'
import { DateField } from '../../../../components/fields/date-field.tsx'
import { SelectField } from '../../../../components/fields/select-field.tsx'
import { TextAreaField } from '../../../../components/fields/text-area-field.tsx'
import { momentoActual } from '../../../../lib/citas.ts'
import type { AlerceForm } from '../../../../lib/form/use-alerce-form.ts'
import { useOffers } from '../../../../lib/session/session.ts'
import classes from '../dialogos/dialogos.module.css'
import { horasCon, lapsoEscrito, mismaDuracion } from '../dialogos/horas.ts'
import { ProspectoPicker } from '../dialogos/prospecto-picker.tsx'

interface CitaFieldsProps {
  readonly form: AlerceForm<CitaForm>
  /** Name of the prospect; null: the prospect is chosen here. */
  readonly nombre: string | null
  /** Under the name: the client of a booking. */
  readonly cliente: ReactNode
  /** The prospect has been invited already. */
  readonly invitado: boolean
}

function loQueSeEnvia(invitado: boolean, avisar: boolean): string {
  if (!invitado) {
    return 'Recibe la fecha, la hora y un archivo para su calendario, y otro correo si la cita cambia de hora o se elimina. El comentario no se envía.'
  }
  return avisar
    ? 'Ya recibió la invitación. Recibe otro correo si la cita cambia de hora o se elimina.'
    : 'Ya recibió la invitación. No recibirá nada más, tampoco si la cita cambia o se elimina.'
}

/** Fields of an appointment. A later start moves the end along. */
export function CitaFields({ form, nombre, cliente, invitado }: CitaFieldsProps) {
  const { fecha, horaInicio, horaTermino, avisar } = form.values
  // A remote core that keeps the agenda sends no invitation
  const invites = useOffers('restituirCita')
  const inicio = form.field('horaInicio')
  const begin = (hora: string) => {
    inicio.onChange(hora)
    form.field('horaTermino').onChange(mismaDuracion(hora, form.values))
  }
  return (
    <div className={classes.fields}>
      {nombre === null ? (
        <div className={classes.whole}>
          <ProspectoPicker {...form.field('prospectoId')} />
        </div>
      ) : (
        <div className={classes.whole}>
          <b>{nombre}</b>
          {cliente}
        </div>
      )}
      <div className={classes.whole}>
        <DateField label="Fecha" required min={momentoActual().fecha} {...form.field('fecha')} />
      </div>
      <SelectField label="Desde" required options={horasCon(horaInicio)} {...inicio} onChange={begin} />
      <SelectField label="Hasta" required options={horasCon(horaTermino)} {...form.field('horaTermino')} />
      <p className={`${classes.whole} ${classes.span}`}>{lapsoEscrito({ fecha, horaInicio, horaTermino })}</p>
      <div className={classes.whole}>
        <TextAreaField label="Comentario" maxLength={LARGO_COMENTARIO} {...form.field('comentario')} />
      </div>
      {invites && (
        <div className={classes.whole}>
          <CheckField
            label="Enviar invitación por correo al prospecto"
            description={loQueSeEnvia(invitado, avisar)}
            {...form.field('avisar')}
          />
        </div>
      )}
    </div>
  )
}
