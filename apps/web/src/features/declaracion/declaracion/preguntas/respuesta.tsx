import { nombreDePregunta } from '@alerce/domain/declaracion/preguntas'
import { IconCheck } from '@tabler/icons-react'
import { Button } from '../../../../components/actions/button.tsx'
import { DraftNotice } from '../../../../components/feedback/draft-notice.tsx'
import { ChoiceField } from '../../../../components/fields/choice-field.tsx'
import classes from '../declaracion.module.css'
import { Diagnosticos } from './diagnosticos.tsx'
import { OtraRespuesta } from './otra-respuesta.tsx'
import { type PreguntaRespondible, useRespuesta } from './use-respuesta.ts'

const answers = [
  { value: 'si', label: 'Sí' },
  { value: 'no', label: 'No' },
]

/** One answer, with its diagnoses and word of whether it is saved. */
export function Respuesta(props: PreguntaRespondible) {
  const { pregunta, personas } = props
  const { form, save, answer, waiting, dirty, ajeno, usarGuardada } = useRespuesta(props)
  const answered = form.values.respuesta !== ''
  return (
    <div className={classes.answer}>
      <DraftNotice form={form} told />
      {dirty && (ajeno !== null || form.clashes.fields.length > 0) && (
        <OtraRespuesta {...{ ajeno, pregunta, personas }} onTake={usarGuardada} />
      )}
      <ChoiceField
        {...form.field('respuesta')}
        label={`Respuesta a la ${nombreDePregunta(pregunta.id)}`}
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
