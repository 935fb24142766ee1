import type { MessageDefinition } from '@alerce/contract/messages/message'
import { fechaYHora } from '@alerce/domain/base/fechas/instante'
import { type ReactNode, useState } from 'react'
import { Button } from '../../../../components/actions/button.tsx'
import { Notice } from '../../../../components/feedback/notice.tsx'

interface Lectura<V> {
  /** Version that waits now; null: none; undefined: not known yet. */
  readonly actual: V | null | undefined
  /** True when it was opened for a decision. */
  readonly decide: boolean
  readonly yaNoEspera: MessageDefinition
  /** Author of the decision and ISO instant, if known. */
  readonly resuelto: { readonly resueltoPor: string | null; readonly resueltoEn: string | null } | undefined
  /** Other papers wait than those that were looked at. */
  readonly otros: MessageDefinition
}

interface LoLeido<V> {
  /** Version that was opened, and on which the decision is made. */
  readonly leido: V | null
  /** True when the opened version is the one that waits. */
  readonly alDia: boolean
  /** Key for React: after opening a newer version, no old document stays open beside it. */
  readonly vez: number
  readonly aviso: ReactNode
}

/**
 * Holds the version that was opened, so that a decision never applies to newer papers. A newer version needs a click.
 */
export function useLoLeido<V>({ actual, decide, yaNoEspera, resuelto, otros }: Lectura<V>): LoLeido<V> {
  const [leido, setLeido] = useState<V | null>(actual ?? null)
  const [vez, setVez] = useState(1)
  if (leido === null && actual != null) setLeido(actual)
  const lookAtCurrent = () => {
    setLeido(actual ?? null)
    setVez(vez + 1)
  }
  const aviso = (
    <>
      {decide && actual === null && (
        <Notice tone="info">
          {yaNoEspera.text}
          {resuelto?.resueltoPor && ` Lo revisó ${resuelto.resueltoPor}`}
          {resuelto?.resueltoPor && (resuelto.resueltoEn ? `, ${fechaYHora(resuelto.resueltoEn)}.` : '.')}
        </Notice>
      )}
      {decide && actual != null && leido !== null && actual !== leido && (
        <Notice tone="info">
          {otros.text}{' '}
          <Button kind="quiet" onClick={lookAtCurrent}>
            Revisar los de ahora
          </Button>
        </Notice>
      )}
    </>
  )
  return { leido, alDia: decide && leido !== null && actual === leido, vez, aviso }
}
