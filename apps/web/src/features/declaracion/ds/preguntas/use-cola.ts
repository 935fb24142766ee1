import { preguntasMessages } from '@alerce/contract/messages/declaracion/preguntas'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTellFailure } from '../../../../components/dialogs/use-tell-failure.ts'
import { isRefusal, mayPassLater } from '../../../../lib/api/errors.ts'
import { useOnline } from '../../../../lib/browser/use-online.ts'
import { discardSent } from '../../../../lib/drafts/drafts.ts'
import type { CambioAjeno } from '../../../../lib/sale/ajeno.ts'
import { useGuardarRespuesta, useReleerPreguntas } from '../queries.ts'
import { borradorDe, conRespuesta, type Pregunta, payloadDe, type RespuestaForm } from './respuesta-form.ts'

/** Wait before an undelivered answer is sent again. */
const AGAIN_MS = 5000

interface EnEspera {
  /** Question as read when it was answered. */
  readonly pregunta: Pregunta
  readonly values: RespuestaForm
}

/** An answer that came back: another one had been given meanwhile. */
interface Devuelta extends EnEspera {
  readonly ajeno: CambioAjeno
}

const deLa = (id: number) => (one: EnEspera) => one.pregunta.id === id
const sinLa = (id: number) => (one: EnEspera) => one.pregunta.id !== id

/** The answers with those that wait over them: they count as given, and say that they have not arrived. */
export const conEspera = (preguntas: readonly Pregunta[], cola: readonly EnEspera[]): Pregunta[] =>
  preguntas.map((pregunta) => {
    const espera = cola.find(deLa(pregunta.id))
    return espera ? conRespuesta(pregunta, espera.values) : pregunta
  })

/**
 * Answers that are given without network wait here and are sent in their order when it returns, one at a time: of one
 * question the last that was given. They stay drafts until they arrive, in the encrypted vault of the browser. One that
 * meets another answer, which was not seen when it was given, comes back; those after it go on.
 */
export function useCola(identificador: number) {
  const [cola, setCola] = useState<readonly EnEspera[]>([])
  const [devueltas, setDevueltas] = useState<readonly Devuelta[]>([])
  const latest = useRef(cola)
  const sending = useRef(false)
  const online = useOnline()
  const guardar = useGuardarRespuesta()
  const reread = useReleerPreguntas(identificador)
  const tellFailure = useTellFailure()

  const become = (next: readonly EnEspera[]) => {
    latest.current = next
    setCola(next)
  }

  const arrived = async (sent: EnEspera) => {
    become(latest.current.filter((one) => one !== sent))
    if (latest.current.some(deLa(sent.pregunta.id))) return
    await discardSent(borradorDe(identificador, sent.pregunta), { ...sent.values }).catch(() => undefined)
  }

  const release = (id: number) => setDevueltas((all) => all.filter(sinLa(id)))

  const sendOne = async (next: EnEspera) => {
    try {
      await guardar.mutateAsync(payloadDe(identificador, next.pregunta, next.values))
    } catch (error) {
      if (!isRefusal(error, 412) || !error.data) throw error
      await reread()
      become(latest.current.filter((one) => one !== next))
      const ajeno = error.data as CambioAjeno
      setDevueltas((all) => [...all.filter(sinLa(next.pregunta.id)), { ...next, ajeno }])
      return
    }
    await arrived(next)
  }

  const send = useEffectEvent(async () => {
    if (sending.current) return
    sending.current = true
    try {
      for (let [next] = latest.current; next; [next] = latest.current) await sendOne(next)
    } catch (error) {
      if (mayPassLater(error)) return
      // Later answers would be refused for their order; the typed values stay in each question's draft
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
    devueltas,
    /** It is answered again. */
    release,
    /** Unsaved answer of a question: it waits in the queue, or was returned by the server. */
    escrita: (id: number): EnEspera | Devuelta | undefined => cola.find(deLa(id)) ?? devueltas.find(deLa(id)),
    /** An answer given now must wait: there is no network, or others wait before it. */
    debeEsperar: () => !navigator.onLine || latest.current.length > 0,
    set: (nueva: EnEspera) => {
      release(nueva.pregunta.id)
      const misma = deLa(nueva.pregunta.id)
      const otras = latest.current
      become(otras.some(misma) ? otras.map((one) => (misma(one) ? nueva : one)) : [...otras, nueva])
    },
  }
}

export type ColaDeRespuestas = ReturnType<typeof useCola>
