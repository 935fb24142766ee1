import { diagnosticoRules } from '@alerce/contract/forms/declaracion/diagnostico'
import { preguntasMessages } from '@alerce/contract/messages/declaracion/preguntas'
import { useEffect, useEffectEvent } from 'react'
import { useConfirm } from '../../../../components/dialogs/dialogs-provider.tsx'
import { useTellFailure } from '../../../../components/dialogs/use-tell-failure.ts'
import { mayPassLater } from '../../../../lib/api/errors.ts'
import { same } from '../../../../lib/drafts/changes.ts'
import { useAlerceForm } from '../../../../lib/form/use-alerce-form.ts'
import { useAjeno } from '../../../../lib/sale/use-ajeno.ts'
import { todayInSantiago } from '../../../../lib/time/clock.ts'
import type { PersonaDeDS } from '../beneficiarios/beneficiario-form.ts'
import { useGuardarRespuesta, useReleerPreguntas } from '../queries.ts'
import {
  borradorDe,
  hasContent,
  nacidas,
  nuevoDiagnostico,
  type Pregunta,
  payloadDe,
  type RespuestaForm,
  toForm,
} from './respuesta-form.ts'
import type { ColaDeRespuestas } from './use-cola.ts'

export interface PreguntaRespondible {
  readonly identificador: number
  /** Question as read, without the waiting answer. */
  readonly pregunta: Pregunta
  readonly personas: readonly PersonaDeDS[]
  readonly cola: ColaDeRespuestas
  /** Called after the answer was saved or put in the queue. */
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

  const escrita = cola.escrita(pregunta.id)
  const devuelta = escrita && 'ajeno' in escrita ? escrita : undefined
  const { ajeno, failed: orAjeno, forget } = useAjeno(useReleerPreguntas(identificador))
  const lay = useEffectEvent(() => {
    if (escrita) form.setValues(escrita.values)
  })
  useEffect(() => lay(), [])

  const { values, clashes } = form
  const delSi = clashes.fields.includes('diagnosticos') && values.diagnosticos.length > 0 && values.respuesta !== 'si'
  const keepSi = useEffectEvent(() => form.setFieldValue('respuesta', 'si'))
  // Another window saved «no» and removed these diagnoses: keep the rows of the «sí» being typed
  useEffect(() => {
    if (delSi) keepSi()
  }, [delSi])

  const resolve = () => {
    forget()
    cola.release(pregunta.id)
  }
  const send = async (values: RespuestaForm) => {
    await guardar.mutateAsync(payloadDe(identificador, pregunta, values))
    resolve()
    onSaved()
  }
  /** An answer that waits is not saved: it stays a draft. */
  const nowOrLater = async (values: RespuestaForm, act: () => Promise<unknown>): Promise<boolean> => {
    if (!cola.debeEsperar()) {
      await act()
      return true
    }
    forget()
    cola.set({ pregunta, values })
    onSaved()
    return false
  }
  const failed = orAjeno(tellFailure(preguntasMessages.saveFailed.text))
  const save = form.submit(send, failed, undefined, nowOrLater)
  /** Over once the «no» is saved, waits to be sent, or failed: until then the question that led to it stays busy. */
  const no = () =>
    new Promise<void>((over) => {
      if (form.busy) return over()
      const antes = form.values
      form.setValues({ respuesta: 'no', diagnosticos: [] })
      const failedThen = (error: unknown) => {
        over()
        // left marked, a second press on it would change nothing; after a refusal it stays, to be looked at
        if (mayPassLater(error)) form.setValues(antes)
        return failed(error)
      }
      const orLater = async (values: RespuestaForm, act: () => Promise<unknown>) => {
        const saved = await nowOrLater(values, act)
        if (!saved) over()
        return saved
      }
      form.submit(send, failedThen, () => over(), orLater)()
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

  const waiting = escrita !== undefined && devuelta === undefined
  return {
    form,
    save,
    answer,
    /** True while the answer waits to be sent. */
    waiting,
    /** Something was typed that is neither saved nor waits to be. */
    dirty: waiting ? !same(form.values, escrita.values) : form.isDirty(),
    /** Change of another author, after a save was refused because of it. */
    ajeno: ajeno ?? devuelta?.ajeno ?? null,
    /** Replaces the typed values by the saved answer. */
    reuseGuardada: () => {
      form.draft.discard()
      resolve()
    },
  }
}
