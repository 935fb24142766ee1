import { diagnosticoRules } from '@alerce/contract/forms/declaracion/diagnostico'
import { preguntasMessages } from '@alerce/contract/messages/declaracion/preguntas'
import { useConfirm } from '../../../../components/dialogs/dialogs-provider.tsx'
import { useTellFailure } from '../../../../components/dialogs/use-tell-failure.ts'
import { useAlerceForm } from '../../../../lib/form/use-alerce-form.ts'
import { todayInSantiago } from '../../../../lib/time/clock.ts'
import type { PersonaDeDS } from '../beneficiarios/beneficiario-form.ts'
import { useGuardarRespuesta } from '../queries.ts'
import {
  borradorDe,
  hasContent,
  nacidas,
  nuevoDiagnostico,
  type Pregunta,
  type RespuestaForm,
  toForm,
  toSent,
} from './respuesta-form.ts'
import type { ColaDeRespuestas } from './use-cola.ts'

export interface PreguntaRespondible {
  readonly identificador: number
  readonly pregunta: Pregunta
  readonly personas: readonly PersonaDeDS[]
  readonly cola: ColaDeRespuestas
  /** It is given: it was saved, or waits to be sent. */
  readonly onSaved: () => void
}

/** The answer to one question: a «no» is saved as it is given, a «sí» with its diagnoses (spec 2 §5, Questionnaire). */
export function useRespuesta({ identificador, pregunta, personas, cola, onSaved }: PreguntaRespondible) {
  const guardar = useGuardarRespuesta()
  const confirm = useConfirm()
  const tellFailure = useTellFailure()
  const form = useAlerceForm<RespuestaForm>({
    name: borradorDe(identificador, pregunta),
    initial: toForm(pregunta),
    rules: { diagnosticos: diagnosticoRules(todayInSantiago(), nacidas(personas)) },
  })

  const send = async (values: RespuestaForm) => {
    await guardar.mutateAsync({
      identificador,
      codigoPregunta: pregunta.id,
      version: pregunta.version,
      ...toSent(values),
    })
    onSaved()
  }
  /** What waits is not saved: it stays a draft. */
  const nowOrLater = async (values: RespuestaForm, act: () => Promise<unknown>): Promise<boolean> => {
    if (!cola.debeEsperar()) {
      await act()
      return true
    }
    cola.poner({ pregunta, values })
    onSaved()
    return false
  }
  const save = form.submit(send, tellFailure(preguntasMessages.saveFailed.text), undefined, nowOrLater)

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
