import { type DisponibilidadForm, disponibilidadRules } from '@alerce/contract/forms/agenda/disponibilidad'
import { disponibilidadMessages } from '@alerce/contract/messages/agenda/disponibilidad'
import {
  conNoche,
  conTarde,
  cuantosTramos,
  type HorarioDelDia,
  margenesEntreCitas,
  sinNoche,
  sinTarde,
} from '@alerce/domain/agenda/disponibilidad'
import { useRef } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '../../../components/actions/button.tsx'
import { useTellFailure } from '../../../components/dialogs/use-tell-failure.ts'
import { DraftNotice } from '../../../components/feedback/draft-notice.tsx'
import { useUndoToast } from '../../../components/feedback/use-undo-toast.tsx'
import { CheckField } from '../../../components/fields/check-field.tsx'
import { ErrorSummary } from '../../../components/fields/error-summary.tsx'
import { SelectField } from '../../../components/fields/select-field.tsx'
import type { ReplyOf } from '../../../lib/api/call.ts'
import { type AlerceForm, useAlerceForm } from '../../../lib/form/use-alerce-form.ts'
import { halfHours, minuteOptions } from '../../../lib/time/half-hours.ts'
import { useWrite } from '../../../lib/use-call.ts'
import classes from './disponibilidad.module.css'

const dias = ['Lunes', 'Martes', 'Miércoles', 'Jueves', 'Viernes', 'Sábado', 'Domingo'] as const

const margenes = minuteOptions(margenesEntreCitas)

interface DiaProps {
  readonly form: AlerceForm<DisponibilidadForm>
  readonly index: number
  readonly dia: (typeof dias)[number]
}

interface TramoProps extends DiaProps {
  readonly otra: string
  readonly campo: 'Tarde' | 'Noche'
}

/** A further range of hours of a day. */
function Tramo({ form, index, dia, otra, campo }: TramoProps) {
  const suyo = form.values.semana[index]
  return (
    <div className={classes.horas}>
      <SelectField
        label={`${dia}, ${otra} desde`}
        options={halfHours}
        {...form.field(`semana.${index}.desde${campo}`)}
        value={suyo?.[`desde${campo}`] ?? ''}
      />
      <span aria-hidden="true">a</span>
      <SelectField
        label={`${dia}, ${otra} hasta`}
        options={halfHours}
        {...form.field(`semana.${index}.hasta${campo}`)}
        value={suyo?.[`hasta${campo}`] ?? ''}
      />
    </div>
  )
}

/** Act that adds a break to a day of one range, or of two. */
const CON = { 1: 'Con pausa', 2: 'Con otra pausa' } as const

/** Hours of one day of the week, in up to three ranges, or that nobody is met on it. */
function Dia({ form, index, dia }: DiaProps) {
  const suyo = form.values.semana[index]
  const tramos = suyo ? cuantosTramos(suyo) : 1
  const actos = useRef<HTMLDivElement>(null)
  const turn = (other: (horario: HorarioDelDia) => HorarioDelDia) => {
    const semana = form.values.semana.map((horario, i) => (i === index ? other(horario) : horario))
    flushSync(() => form.setFieldValue('semana', semana))
    // The pressed button may be gone, and the focus with it
    if (!actos.current?.contains(document.activeElement)) actos.current?.querySelector('button')?.focus()
  }
  return (
    <li className={classes.dia}>
      <CheckField label={dia} {...form.field(`semana.${index}.atiende`)} />
      {suyo?.atiende ? (
        <div className={classes.tramos}>
          <div className={classes.horas}>
            <SelectField label={`${dia}, desde`} options={halfHours} {...form.field(`semana.${index}.desde`)} />
            <span aria-hidden="true">a</span>
            <SelectField label={`${dia}, hasta`} options={halfHours} {...form.field(`semana.${index}.hasta`)} />
          </div>
          {tramos > 1 && <Tramo form={form} index={index} dia={dia} otra="otra vez" campo="Tarde" />}
          {tramos > 2 && <Tramo form={form} index={index} dia={dia} otra="por tercera vez" campo="Noche" />}
          <div ref={actos} className={classes.pausas}>
            {tramos !== 3 && (
              <Button
                kind="quiet"
                aria-label={`${CON[tramos]} el ${dia.toLowerCase()}`}
                onClick={() => turn(tramos === 1 ? conTarde : conNoche)}
              >
                {CON[tramos]}
              </Button>
            )}
            {tramos > 1 && (
              <Button
                kind="quiet"
                aria-label={`${tramos === 2 ? 'Sin pausa' : 'Con una sola pausa'} el ${dia.toLowerCase()}`}
                onClick={() => turn(tramos === 2 ? sinTarde : sinNoche)}
              >
                {tramos === 2 ? 'Sin pausa' : 'Con una sola pausa'}
              </Button>
            )}
          </div>
        </div>
      ) : (
        <p className={classes.libre}>No atiende</p>
      )}
    </li>
  )
}

/** Hours of each day of the week, and the time kept free between appointments. */
export function Horario({ leida }: { readonly leida: ReplyOf<'obtenerDisponibilidad'> }) {
  const guardar = useWrite('guardarDisponibilidad')
  const tellFailure = useTellFailure()
  const { tell, toast } = useUndoToast(disponibilidadMessages.saveFailed.text)
  const form = useAlerceForm<DisponibilidadForm>({
    name: 'disponibilidad:propia',
    initial: { semana: leida.semana, margen: String(leida.margen) },
    rules: disponibilidadRules,
  })
  const save = async ({ semana, margen }: DisponibilidadForm) => {
    const { version } = leida
    await guardar.mutateAsync({ semana, margen: Number(margen), version }, () => tell('Horario guardado.'))
  }
  return (
    <>
      <form
        className={classes.form}
        noValidate
        onSubmit={form.submit(save, tellFailure(disponibilidadMessages.saveFailed.text))}
      >
        <DraftNotice form={form} />
        <ErrorSummary errors={form.problems} onGoTo={form.goTo} />
        <ul className={classes.semana}>
          {dias.map((dia, index) => (
            <Dia key={dia} form={form} index={index} dia={dia} />
          ))}
        </ul>
        <div className={classes.margen}>
          <SelectField label="Descanso entre citas" options={margenes} {...form.field('margen')} />
        </div>
        <div className={classes.actos}>
          <Button kind="primary" type="submit" busy={form.busy}>
            Guardar horario
          </Button>
        </div>
      </form>
      {toast}
    </>
  )
}
