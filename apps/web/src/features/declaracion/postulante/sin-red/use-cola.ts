import { invitacionMessages as m } from '@alerce/contract/messages/declaracion/invitacion'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { call, type PayloadOf } from '../../../../lib/api/call.ts'
import { isRefusal, mayPassLater, messageOf } from '../../../../lib/api/errors.ts'
import { useOnline } from '../../../../lib/browser/use-online.ts'
import { type ParteGuardada, readFromArca, removeFromArca, saveInArca } from './arca.ts'
import { escritasDe } from './escritas.ts'

/** Wait before an undelivered answer is sent again. */
const AGAIN_MS = 5000

/** Saves that may wait for the network. Acceptances and signatures may not: their instant is evidence. */
type NombreDeRespuesta = 'guardarTitularPostulante' | 'guardarPersonaPostulante' | 'guardarRespuestaPostulante'

/** An answer that was given and did not arrive yet. */
export type EnEspera = {
  [N in NombreDeRespuesta]: { readonly name: N; readonly payload: PayloadOf<N> }
}[NombreDeRespuesta]

/** Key of an answer: one per question or person. */
function claveDe({ name, payload }: EnEspera): string {
  if (name === 'guardarRespuestaPostulante') return `pregunta ${payload.codigoPregunta}`
  return name === 'guardarPersonaPostulante' ? `persona ${payload.id}` : 'titular'
}

/** Answers that outlive a reload, in one part of the phone's store. */
function useEnArca(enlace: string, parte: Exclude<ParteGuardada, 'lectura' | 'escritas'>) {
  // null: those from before a reload are still being read
  const [respuestas, setRespuestas] = useState<readonly EnEspera[] | null>(null)
  const latest = useRef<readonly EnEspera[]>([])

  useEffect(() => {
    let here = true
    void readFromArca(enlace, parte).then((kept) => {
      if (!here) return
      latest.current = (kept?.valor ?? []) as readonly EnEspera[]
      setRespuestas(latest.current)
    })
    return () => {
      here = false
    }
  }, [enlace, parte])

  return {
    respuestas,
    /** Current answers: the rendered ones may be older. */
    latest,
    become: (next: readonly EnEspera[]) => {
      latest.current = next
      setRespuestas(next)
      void (next.length > 0 ? saveInArca(enlace, parte, next) : removeFromArca(enlace, parte))
    },
  }
}

/** Answers without network that the server refused later. They return to their screen, to be sent again. */
function useDevueltas(enlace: string) {
  const { respuestas, latest, become } = useEnArca(enlace, 'devueltas')
  const sin = (otras: readonly EnEspera[]) => {
    const claves = new Set(otras.map(claveDe))
    return latest.current.filter((una) => !claves.has(claveDe(una)))
  }
  return {
    devueltas: respuestas,
    giveBack: (nuevas: readonly EnEspera[]) => become([...sin(nuevas), ...nuevas]),
    /** Drops the returned answer once it is given again. */
    release: (otra: EnEspera) => become(sin([otra])),
  }
}

interface SesionDeCola {
  /** True while the identity is asked again: nothing is sent meanwhile. */
  readonly fuera: boolean
  readonly onFuera: () => void
}

/**
 * Queue of answers without network, sent in order and one at a time when it returns. They survive a reload (arca.ts).
 * Only the last answer of each screen waits. A refusal ends the queue: later answers would be refused for their order,
 * so all return to their screens.
 */
export function useCola(enlace: string, { fuera, onFuera }: SesionDeCola) {
  const { respuestas: cola, latest, become } = useEnArca(enlace, 'cola')
  const [rechazo, setRechazo] = useState<string | null>(null)
  const { devueltas, giveBack, release: soltarDevuelta } = useDevueltas(enlace)
  const [escritas] = useState(() => escritasDe(enlace))
  const [leidas, setLeidas] = useState(false)
  const underWay = useRef<Promise<boolean> | null>(null)
  const client = useQueryClient()
  const online = useOnline()

  useEffect(() => {
    let here = true
    void escritas.read().then(() => here && setLeidas(true))
    return () => {
      here = false
    }
  }, [escritas])

  /** Forgets the unsent text and the returned answer of a given answer. */
  const release = (dada: EnEspera) => {
    soltarDevuelta(dada)
    escritas.release(claveDe(dada))
  }

  const giveUp = (error: unknown) => {
    if (isRefusal(error, 401)) onFuera()
    else if (!mayPassLater(error)) {
      setRechazo(messageOf(error, m.saveFailed.text))
      giveBack(latest.current)
      become([])
      // Read the current data, to show beside the returned answer
      void client.invalidateQueries({ queryKey: ['obtenerPostulacion'] })
    }
  }

  /** Sends all waiting answers in order. An arrived answer counts as given until it is read again. */
  const send = async (): Promise<boolean> => {
    // Compare by identity: an answer given again during its sending must be sent once more
    const sent = new Set<EnEspera>()
    const next = () => latest.current.find((one) => !sent.has(one))
    try {
      for (let one = next(); one; one = next()) {
        await call(one.name, one.payload)
        sent.add(one)
      }
    } catch (error) {
      giveUp(error)
    }
    if (sent.size > 0) {
      await client.invalidateQueries({ queryKey: ['obtenerPostulacion'] })
      become(latest.current.filter((one) => !sent.has(one)))
    }
    return latest.current.length === 0
  }

  /** True once nothing waits any more. */
  const empty = async (): Promise<boolean> => {
    underWay.current ??= send().finally(() => {
      underWay.current = null
    })
    return await underWay.current
  }

  const again = useEffectEvent(() => void empty())
  const waits = (cola?.length ?? 0) > 0
  useEffect(() => {
    if (!online || !waits || fuera) return
    again()
    const timer = setInterval(again, AGAIN_MS)
    return () => clearInterval(timer)
  }, [online, waits, fuera])

  return {
    lista: cola !== null && devueltas !== null && leidas,
    cola: cola ?? [],
    rechazo,
    devueltas: devueltas ?? [],
    escritas,
    release,
    empty,
    /** An answer given now must wait: there is no network, or others wait before it. */
    debeEsperar: () => !navigator.onLine || latest.current.length > 0,
    set: (nueva: EnEspera) => {
      setRechazo(null)
      release(nueva)
      const otras = latest.current
      const clave = claveDe(nueva)
      const misma = (one: EnEspera) => claveDe(one) === clave
      become(otras.some(misma) ? otras.map((one) => (misma(one) ? nueva : one)) : [...otras, nueva])
    },
  }
}

export type ColaSinRed = ReturnType<typeof useCola>
