import { diagnosticoRules } from '@alerce/contract/forms/diagnostico'
import { preguntasMessages } from '@alerce/contract/messages/preguntas'
import { hoyEnSantiago } from '@alerce/domain/fechas/instante'
import { IconCheck } from '@tabler/icons-react'
import { Button } from '../../../components/actions/button.tsx'
import { useConfirm } from '../../../components/dialogs/dialogs-provider.tsx'
import { useTellFailure } from '../../../components/dialogs/use-tell-failure.ts'
import { DraftNotice } from '../../../components/feedback/draft-notice.tsx'
import { ChoiceField } from '../../../components/fields/choice-field.tsx'
import { now } from '../../../lib/clock.ts'
import { useAlerceForm } from '../../../lib/form/use-alerce-form.ts'
import type { Persona } from '../beneficiarios/beneficiario-form.ts'
import classes from '../declaracion.module.css'
import { useGuardarRespuesta } from '../queries.ts'
import { Diagnosticos } from './diagnosticos.tsx'
import { hasContent, nuevoDiagnostico, type Pregunta, type RespuestaForm, toForm, toSent } from './respuesta-form.ts'

interface RespuestaProps {
  readonly identificador: number
  readonly pregunta: Pregunta
  readonly personas: readonly Persona[]
  readonly onSaved: () => void
}

const answers = [
  { value: 'si', label: 'Sí' },
  { value: 'no', label: 'No' },
]

/** One answer: a «no» is saved as it is given, a «sí» with its diagnoses (spec 2 §5, Questionnaire). */
export function Respuesta({ identificador, pregunta, personas, onSaved }: RespuestaProps) {
  const guardar = useGuardarRespuesta()
  const confirm = useConfirm()
  const tellFailure = useTellFailure()
  const form = useAlerceForm<RespuestaForm>({
    name: `pregunta-ds:${identificador}:${pregunta.id}`,
    initial: toForm(pregunta),
    rules: { diagnosticos: diagnosticoRules(hoyEnSantiago(now())) },
  })
  const { respuesta } = form.values

  const save = form.submit(async (values) => {
    await guardar.mutateAsync({ identificador, codigoPregunta: pregunta.id, ...toSent(values) })
    onSaved()
  }, tellFailure(preguntasMessages.saveFailed.text))

  const answer = async (chosen: string) => {
    if (chosen === 'si') {
      form.setValues({ respuesta: 'si', diagnosticos: [nuevoDiagnostico(personas)] })
      return
    }
    const losing = hasContent(form.values)
    if (losing && !(await confirm({ text: preguntasMessages.eliminarTodos.text, accept: 'Responder No' }))) return
    form.setValues({ respuesta: 'no', diagnosticos: [] })
    save()
  }

  return (
    <div className={classes.answer}>
      <DraftNotice draft={form.draft} />
      <ChoiceField
        {...form.field('respuesta')}
        label={`Respuesta a la pregunta ${pregunta.id}`}
        labelHidden
        options={answers}
        onChange={(chosen) => void answer(chosen)}
      />
      {respuesta === 'si' && <Diagnosticos form={form} personas={personas} />}
      <p className={classes.saved} role="status">
        {respuesta !== '' && !form.isDirty() && !form.busy && (
          <>
            <IconCheck size={14} stroke={2} aria-hidden="true" /> Respuesta guardada
          </>
        )}
      </p>
      {form.isDirty() && respuesta !== '' && (
        <Button kind="tonal" busy={form.busy} onClick={save}>
          Guardar respuesta
        </Button>
      )}
    </div>
  )
}
