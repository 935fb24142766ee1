import type { MessageDefinition } from '@alerce/contract/messages/message'
import { type ReactNode, useState } from 'react'
import { Button } from '../../../../components/actions/button.tsx'
import { Notice } from '../../../../components/feedback/notice.tsx'

interface Lectura<V> {
  /** What waits now, by its version; null: nothing does; undefined: it is not known yet. */
  readonly actual: V | null | undefined
  /** It was opened to be decided. */
  readonly decide: boolean
  readonly yaNoEspera: MessageDefinition
  /** Who decided on it, where that is known. */
  readonly por: string | null | undefined
  /** Other papers wait than those that were looked at. */
  readonly otros: MessageDefinition
}

interface LoLeido<V> {
  /** What is decided: what was opened. */
  readonly leido: V | null
  /** It is what waits. */
  readonly alDia: boolean
  /** Looked at anew, nothing of what was before stays open beside it. */
  readonly vez: number
  readonly aviso: ReactNode
}

/** What is decided is what was opened: what comes meanwhile is decided on once somebody has said that they look at it. */
export function useLoLeido<V>({ actual, decide, yaNoEspera, por, otros }: Lectura<V>): LoLeido<V> {
  const [leido, setLeido] = useState<V | null>(actual ?? null)
  const [vez, setVez] = useState(1)
  if (leido === null && actual != null) setLeido(actual)
  const mirarLosDeAhora = () => {
    setLeido(actual ?? null)
    setVez(vez + 1)
  }
  const aviso = (
    <>
      {decide && actual === null && (
        <Notice tone="info">
          {yaNoEspera.text}
          {por && ` Lo revisó ${por}.`}
        </Notice>
      )}
      {decide && actual != null && leido !== null && actual !== leido && (
        <Notice tone="info">
          {otros.text}{' '}
          <Button kind="quiet" onClick={mirarLosDeAhora}>
            Revisar los de ahora
          </Button>
        </Notice>
      )}
    </>
  )
  return { leido, alDia: decide && leido !== null && actual === leido, vez, aviso }
}
