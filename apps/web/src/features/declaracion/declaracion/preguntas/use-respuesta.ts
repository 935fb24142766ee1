import { diagnosticoRules } from '@alerce/contract/forms/declaracion/diagnostico'
import { preguntasMessages } from '@alerce/contract/messages/declaracion/preguntas'
import { hoyEnSantiago } from '@alerce/domain/base/fechas/instante'
import { useConfirm } from '../../../../components/dialogs/dialogs-provider.tsx'
import { useTellFailure } from '../../../../components/dialogs/use-tell-failure.ts'
import { useAlerceForm } from '../../../../lib/form/use-alerce-form.ts'
import { now } from '../../../../lib/time/clock.ts'
import type { PersonaDeDS } from '../beneficiarios/beneficiario-form.ts'
import { useGuardarRespuesta } from '../queries.ts'
import {
  hasContent,
  nacidas,
  nuevoDiagnostico,
  type Pregunta,
  type RespuestaForm,
  toForm,
  toSent,
} from './respuesta-form.ts'

export interface Respondible {
  readonly identificador: number
  readonly pregunta: Pregunta
  readonly personas: readonly PersonaDeDS[]
  readonly onSaved: () => void
}

/** The answer to one question: a «no» is saved as it is given, a «sí» with its diagnoses (spec 2 §5, Questionnaire). */
export function useRespuesta({ identificador, pregunta, personas, onSaved }: Respondible) {
  const guardar = useGuardarRespuesta()
  const confirm = useConfirm()
  const tellFailure = useTellFailure()
  const form = useAlerceForm<RespuestaForm>({
    name: `pregunta-ds:${identificador}:${pregunta.id}`,
    initial: toForm(pregunta),
    rules: { diagnosticos: diagnosticoRules(hoyEnSantiago(now()), nacidas(personas)) },
  })

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

  return { form, save, answer }
}
