import { IconCheck } from '@tabler/icons-react'
import { Button } from '../../../../components/actions/button.tsx'
import { DraftNotice } from '../../../../components/feedback/draft-notice.tsx'
import { ChoiceField } from '../../../../components/fields/choice-field.tsx'
import classes from '../declaracion.module.css'
import { Diagnosticos } from './diagnosticos.tsx'
import { type PreguntaRespondible, useRespuesta } from './use-respuesta.ts'

const answers = [
  { value: 'si', label: 'Sí' },
  { value: 'no', label: 'No' },
]

/** One answer, with its diagnoses and word of whether it is saved. */
export function Respuesta(props: PreguntaRespondible) {
  const { pregunta, personas, cola } = props
  const waiting = cola.cola.some((one) => one.pregunta.id === pregunta.id)
  const { form, save, answer } = useRespuesta(props)
  const answered = form.values.respuesta !== ''
  const dirty = form.isDirty()
  return (
    <div className={classes.answer}>
      <DraftNotice form={form} />
      <ChoiceField
        {...form.field('respuesta')}
        label={`Respuesta a la pregunta ${pregunta.id}`}
        labelHidden
        options={answers}
        onChange={(chosen) => void answer(chosen)}
      />
      {form.values.respuesta === 'si' && <Diagnosticos form={form} personas={personas} />}
      <p className={classes.saved} role="status">
        {answered && !dirty && !form.busy && (
          <>
            {!waiting && <IconCheck size={14} stroke={2} aria-hidden="true" />}{' '}
            {waiting ? 'Respuesta por enviar' : 'Respuesta guardada'}
          </>
        )}
      </p>
      {answered && dirty && (
        <Button kind="tonal" busy={form.busy} onClick={save}>
          Guardar respuesta
        </Button>
      )}
    </div>
  )
}
