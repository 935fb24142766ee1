import { setTimeout as pass } from 'node:timers/promises'
import { Outage } from './db/outage.ts'

/** Shares one running question among concurrent callers, so that frequent probes stay cheap. */
export function shared<T>(ask: () => Promise<T>): () => Promise<T> {
  let underWay: Promise<T> | null = null
  return () => {
    underWay ??= ask().finally(() => {
      underWay = null
    })
    return underWay
  }
}

/** Throws Outage if the answer takes longer: a silent database counts as unreachable. */
export async function inTime<T>(ask: () => Promise<T>, patienceMs: number): Promise<T> {
  const late = new AbortController()
  const silence = pass(patienceMs, undefined, { signal: late.signal, ref: false }).then(() => {
    throw new Outage('unreachable', 'silent')
  })
  return await Promise.race([ask(), silence]).finally(() => late.abort())
}

/** Remembers each answer for a while, failures too: frequent questions do not reach the database. */
export function remembered<T>(ask: () => Promise<T>, forMs: number): () => Promise<T> {
  let last: { readonly answer: Promise<T>; readonly at: number } | null = null
  return () => {
    const at = performance.now()
    if (last === null || at - last.at > forMs) last = { answer: ask(), at }
    return last.answer
  }
}
