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
  const failed = tellFailure(preguntasMessages.saveFailed.text)
  const save = form.submit(send, failed, undefined, nowOrLater)
  /** Over once the «no» is saved, waits to be sent, or failed: until then the question that led to it stays busy. */
  const no = () =>
    new Promise<void>((over) => {
      if (form.busy) return over()
      form.setValues({ respuesta: 'no', diagnosticos: [] })
      const failedThen = (error: unknown) => {
        over()
        return failed(error)
      }
      const orLater = async (values: RespuestaForm, act: () => Promise<unknown>) => {
        const saved = await nowOrLater(values, act)
        if (!saved) over()
        return saved
      }
      form.submit(send, failedThen, over, orLater)()
    })

  const answer = async (chosen: string) => {
    if (chosen === 'si') {
      form.setValues({ respuesta: 'si', diagnosticos: [nuevoDiagnostico(personas)] })
      return
    }
    if (hasContent(form.values))
      await confirm({ text: preguntasMessages.eliminarTodos.text, accept: 'Responder No' }, no)
    else void no()
  }

  return { form, save, answer }
}
