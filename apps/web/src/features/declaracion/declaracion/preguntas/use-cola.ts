import { preguntasMessages } from '@alerce/contract/messages/declaracion/preguntas'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTellFailure } from '../../../../components/dialogs/use-tell-failure.ts'
import { mayPassLater } from '../../../../lib/api/errors.ts'
import { useOnline } from '../../../../lib/browser/use-online.ts'
import { discardSent } from '../../../../lib/drafts/drafts.ts'
import { useGuardarRespuesta } from '../queries.ts'
import { borradorDe, conRespuesta, type Pregunta, type RespuestaForm, toSent } from './respuesta-form.ts'

/** Until what nobody received is sent again. */
const AGAIN_MS = 5000

interface EnEspera {
  readonly pregunta: Pregunta
  readonly values: RespuestaForm
}

/** The answers with those that wait over them: they count as given, and say that they have not arrived. */
export const conEspera = (preguntas: readonly Pregunta[], cola: readonly EnEspera[]): Pregunta[] =>
  preguntas.map((pregunta) => {
    const espera = cola.find((one) => one.pregunta.id === pregunta.id)
    return espera ? conRespuesta(pregunta, espera.values) : pregunta
  })

/**
 * Answers that are given without network wait here and are sent in their order when it returns, one at a time: of one
 * question the last that was given. They stay drafts until they arrive, in the encrypted vault of the browser.
 */
export function useCola(identificador: number) {
  const [cola, setCola] = useState<readonly EnEspera[]>([])
  const latest = useRef(cola)
  const sending = useRef(false)
  const online = useOnline()
  const guardar = useGuardarRespuesta()
  const tellFailure = useTellFailure()

  const become = (next: readonly EnEspera[]) => {
    latest.current = next
    setCola(next)
  }

  const arrived = async (sent: EnEspera) => {
    become(latest.current.filter((one) => one !== sent))
    if (latest.current.some(({ pregunta }) => pregunta.id === sent.pregunta.id)) return
    await discardSent(borradorDe(identificador, sent.pregunta), { ...sent.values }).catch(() => undefined)
  }

  const send = useEffectEvent(async () => {
    if (sending.current) return
    sending.current = true
    try {
      for (let [next] = latest.current; next; [next] = latest.current) {
        const { id: codigoPregunta, version } = next.pregunta
        await guardar.mutateAsync({ identificador, codigoPregunta, version, ...toSent(next.values) })
        await arrived(next)
      }
    } catch (error) {
      if (mayPassLater(error)) return
      // those after it would be refused for their order; what was typed stays in the draft of each question
      become([])
      await tellFailure(preguntasMessages.saveFailed.text)(error)
    } finally {
      sending.current = false
    }
  })

  const waits = cola.length > 0
  useEffect(() => {
    if (!online || !waits) return
    void send()
    const again = setInterval(() => void send(), AGAIN_MS)
    return () => clearInterval(again)
  }, [online, waits])

  return {
    cola,
    /** An answer given now must wait: there is no network, or others wait before it. */
    debeEsperar: () => !navigator.onLine || latest.current.length > 0,
    poner: (nueva: EnEspera) => {
      const misma = (one: EnEspera) => one.pregunta.id === nueva.pregunta.id
      const otras = latest.current
      become(otras.some(misma) ? otras.map((one) => (misma(one) ? nueva : one)) : [...otras, nueva])
    },
  }
}

export type ColaDeRespuestas = ReturnType<typeof useCola>
