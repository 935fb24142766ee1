import { useCallback, useEffect, useRef, useState } from 'react'
import { discardDraft, loadDraft, saveDraft, trackOpenDraft } from '../drafts/drafts.ts'

const PAUSE_MS = 800

type Values = Record<string, unknown>

/** The part of a form that a draft needs. */
export interface DraftForm<V extends Values> {
  readonly values: V
  readonly getInitialValues: () => V
  readonly setValues: (values: V) => void
}

export interface Draft {
  /** What was typed earlier has been put back. */
  readonly recovered: boolean
  /** Takes the form back to what is saved. */
  readonly discard: () => void
  /** The form was saved: its draft is no longer needed. */
  readonly clear: () => Promise<void>
}

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

/** Only the fields that the form still has. */
function merge<V extends Values>(initial: V, draft: unknown): V {
  const kept = Object.entries((draft ?? {}) as Values).filter(([name]) => name in initial)
  return { ...initial, ...Object.fromEntries(kept) }
}

/**
 * What is typed survives reload, session end and loss of network: kept after a pause, put back on return.
 * `formulario` names the form and its record (`antecedentes:12`); null keeps nothing.
 */
export function useDraft<V extends Values>(formulario: string | null, form: DraftForm<V>): Draft {
  const [ready, setReady] = useState(false)
  const [recovered, setRecovered] = useState(false)
  const latest = useRef(form)
  latest.current = form
  const unsaved = useRef<V | null>(null)
  const kept = useRef(false)

  const flush = useCallback(
    async (keepalive: boolean) => {
      const values = unsaved.current
      if (formulario === null || values === null) return
      unsaved.current = null
      const clean = same(values, latest.current.getInitialValues())
      if (clean && !kept.current) return
      kept.current = !clean
      await saveDraft(formulario, clean ? null : values, keepalive)
    },
    [formulario],
  )

  useEffect(() => {
    if (formulario === null) return
    let current = true
    const restore = (draft: unknown) => {
      const { values, getInitialValues, setValues } = latest.current
      const initial = getInitialValues()
      const next = merge(initial, draft)
      // Whoever is already typing wins over the draft.
      if (!current || draft === null || same(next, initial) || !same(values, initial)) return
      kept.current = true
      setValues(next)
      setRecovered(true)
    }
    const begin = () => current && setReady(true)
    loadDraft(formulario).then(restore).then(begin, begin)
    return () => {
      current = false
    }
  }, [formulario])

  useEffect(() => {
    if (!ready) return
    unsaved.current = form.values
    const timer = setTimeout(() => void flush(false), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [ready, form.values, flush])

  useEffect(() => {
    const leave = () => document.visibilityState === 'hidden' && void flush(true)
    document.addEventListener('visibilitychange', leave)
    const untrack = trackOpenDraft(() => flush(false))
    return () => {
      untrack()
      document.removeEventListener('visibilitychange', leave)
      void flush(true)
    }
  }, [flush])

  const clear = useCallback(async () => {
    unsaved.current = null
    setRecovered(false)
    if (formulario === null || !kept.current) return
    kept.current = false
    await discardDraft(formulario)
  }, [formulario])

  const discard = useCallback(() => {
    latest.current.setValues(latest.current.getInitialValues())
    void clear()
  }, [clear])

  return { recovered, discard, clear }
}
