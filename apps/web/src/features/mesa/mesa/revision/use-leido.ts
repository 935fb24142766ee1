import { type CallName, call, type PayloadOf } from '../../../../lib/api/call.ts'
import { useWork } from '../../../../lib/use-call.ts'

/** A decision says what was looked at: under which name its call does. */
type Leido<N extends CallName, K extends keyof PayloadOf<N>> = PayloadOf<N> & {
  readonly [I in K]-?: NonNullable<PayloadOf<N>[I]>
}

/** Decides on what was looked at, and says so. */
export const decidirLeido =
  <N extends CallName, K extends keyof PayloadOf<N>>(name: N, _leido: K) =>
  (of: Leido<N, K>) =>
    call(name, of)

/**
 * The same, told to the screens. Decided or changed meanwhile, what stands is read again before that is told.
 * `decided` false: a 409 is a question, and nothing has changed.
 */
export const useLeido = <N extends CallName, K extends keyof PayloadOf<N>>(name: N, leido: K, decided = true) =>
  useWork(decidirLeido(name, leido), [name], { decided })
