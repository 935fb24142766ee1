import { type CallName, call, type PayloadOf } from '../../../../lib/api/call.ts'
import { useWork } from '../../../../lib/use-call.ts'

/** Payload whose field `K` names the version that was read: it is required here. */
type Leido<N extends CallName, K extends keyof PayloadOf<N>> = PayloadOf<N> & {
  readonly [I in K]-?: NonNullable<PayloadOf<N>[I]>
}

/** Sends a decision with the version that was read. */
export const decideLeido =
  <N extends CallName, K extends keyof PayloadOf<N>>(name: N, _leido: K) =>
  (of: Leido<N, K>) =>
    call(name, of)

/**
 * The same as a hook. After a conflict the current state is read again before it is reported. `decided` false: a 409 is
 * a question, and nothing has changed.
 */
export const useLeido = <N extends CallName, K extends keyof PayloadOf<N>>(name: N, leido: K, decided = true) =>
  useWork(decideLeido(name, leido), [name], { decided })
