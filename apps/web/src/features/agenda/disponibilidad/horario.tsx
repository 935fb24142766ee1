import { type DisponibilidadForm, disponibilidadRules } from '@alerce/contract/forms/agenda/disponibilidad'
import { disponibilidadMessages } from '@alerce/contract/messages/agenda/disponibilidad'
import { conTarde, type HorarioDelDia, margenesEntreCitas, sinTarde } from '@alerce/domain/agenda/disponibilidad'
import { Button } from '../../../components/actions/button.tsx'
import { useTellFailure } from '../../../components/dialogs/use-tell-failure.ts'
import { DraftNotice } from '../../../components/feedback/draft-notice.tsx'
import { useUndoToast } from '../../../components/feedback/use-undo-toast.tsx'
import { CheckField } from '../../../components/fields/check-field.tsx'
import { ErrorSummary } from '../../../components/fields/error-summary.tsx'
import { SelectField } from '../../../components/fields/select-field.tsx'
import type { ReplyOf } from '../../../lib/api/call.ts'
import { type AlerceForm, useAlerceForm } from '../../../lib/form/use-alerce-form.ts'
import { halfHours } from '../../../lib/time/half-hours.ts'
import { useWrite } from '../../../lib/use-call.ts'
import classes from './disponibilidad.module.css'

const dias = ['Lunes', 'Martes', 'Miércoles', 'Jueves', 'Viernes', 'Sábado', 'Domingo'] as const

const margenes = margenesEntreCitas.map((minutos) => ({
  value: String(minutos),
  label: minutos === 0 ? 'Ninguno' : `${minutos} minutos`,
}))

interface DiaProps {
  readonly form: AlerceForm<DisponibilidadForm>
  readonly index: number
  readonly dia: (typeof dias)[number]
}

/** Hours of one day of the week, in one range or two, or that nobody is met on it. */
function Dia({ form, index, dia }: DiaProps) {
  const suyo = form.values.semana[index]
  const enDos = Boolean(suyo?.desdeTarde || suyo?.hastaTarde)
  const turn = (other: (horario: HorarioDelDia) => HorarioDelDia) =>
    form.setFieldValue(
      'semana',
      form.values.semana.map((horario, i) => (i === index ? other(horario) : horario)),
    )
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
          {enDos && (
            <div className={classes.horas}>
              <SelectField
                label={`${dia}, otra vez desde`}
                options={halfHours}
                {...form.field(`semana.${index}.desdeTarde`)}
                value={suyo.desdeTarde ?? ''}
              />
              <span aria-hidden="true">a</span>
              <SelectField
                label={`${dia}, otra vez hasta`}
                options={halfHours}
                {...form.field(`semana.${index}.hastaTarde`)}
                value={suyo.hastaTarde ?? ''}
              />
            </div>
          )}
          <Button
            kind="quiet"
            aria-label={`${enDos ? 'Sin pausa' : 'Con pausa'} el ${dia.toLowerCase()}`}
            onClick={() => turn(enDos ? sinTarde : conTarde)}
          >
            {enDos ? 'Sin pausa' : 'Con pausa'}
          </Button>
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
