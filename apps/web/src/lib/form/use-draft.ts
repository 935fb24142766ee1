import { useCallback, useEffect, useRef, useState } from 'react'
import { firstDraft } from '../drafts/ahead.ts'
import { type Change, changesOf, restoreDraft, same, takenBack } from '../drafts/changes.ts'
import { hurryDraft, loadDraft, saveDraft, trackOpenDraft } from '../drafts/drafts.ts'
import { addressHere, leaveAt } from '../drafts/left.ts'
import { now as instant } from '../time/clock.ts'

const PAUSE_MS = 800
/** Delay in ms before an unreadable draft is retried. */
const AGAIN_MS = 5000

type Values = Record<string, unknown>

/** The part of a form that a draft needs. */
interface DraftForm<V extends Values> {
  readonly values: V
  /** Current values: a render shows them a little later. */
  readonly getValues: () => V
  readonly getInitialValues: () => V
  readonly setValues: (values: V) => void
}

interface DraftOptions {
  /** Fields that no draft keeps: the subject of an act is chosen anew. */
  readonly unkept: readonly string[]
  /** Fields changed both in the recovered draft and by a later save. */
  readonly onClash: (fields: readonly string[]) => void
  /** No draft was found. */
  readonly onNothing: () => void
}

export interface Draft {
  /** Earlier typed text was restored. */
  readonly recovered: boolean
  /** Instant of the last draft save, ISO; null: nothing is kept. */
  readonly keptAt: string | null
  /** Whether there is something that a draft keeps. */
  readonly holds: () => boolean
  /** Resets the form to the saved values. Returns a function that restores it, also for the form that opens next. */
  readonly discard: () => () => Promise<void>
}

/** Operations on a draft for its form, not for screens. */
interface DraftOfItsForm extends Draft {
  /** The initial values were saved: the draft keeps only later changes. */
  readonly settle: () => Promise<void>
}

/** Changes missing in the server's draft; a field typed back to its original counts too. */
function untold(known: ReadonlyMap<string, Change>, changes: readonly Change[]): Change[] {
  const fields = new Set(changes.map(({ campo }) => campo))
  const back = [...known.values()].filter(({ campo, de, a }) => !fields.has(campo) && !same(de, a))
  return [...changes.filter((change) => !same(known.get(change.campo), change)), ...back.map(takenBack)]
}

/** Reverts unsaved changes to the earlier draft value of each field, unless a newer change was sent. */
function takeBack(known: Map<string, Change>, before: ReadonlyMap<string, Change>, news: readonly Change[]): void {
  for (const change of news) {
    if (known.get(change.campo) !== change) continue
    const former = before.get(change.campo)
    if (former) known.set(change.campo, former)
    else known.delete(change.campo)
  }
}

/**
 * Draft of typed text: it survives reload, session end and loss of network. Changed fields are saved after a pause with
 * their original values. On return they are merged over the saved record. Only touched fields are sent: unseen parts of
 * a draft are never overwritten.
 * `formulario` names the form and its record (`antecedentes:12`); null keeps nothing, or not yet.
 */
export function useDraft<V extends Values>(
  formulario: string | null,
  form: DraftForm<V>,
  { unkept, onClash, onNothing }: DraftOptions,
): DraftOfItsForm {
  const [recovered, setRecovered] = useState(false)
  const [keptAt, setKeptAt] = useState<string | null>(null)
  const latest = useRef({ form, unkept, onClash, onNothing })
  latest.current = { form, unkept, onClash, onNothing }
  const known = useRef(new Map<string, Change>())
  const dirty = useRef(false)
  const here = useRef(true)
  /** Address at which the form opened: the window may be elsewhere at its unmount. */
  const address = useRef('')

  const written = useCallback(() => {
    const { form: now, unkept: never } = latest.current
    return changesOf(now.getInitialValues(), now.getValues()).filter(({ campo }) => !never.includes(campo))
  }, [])

  const flush = useCallback(
    async (leaving: boolean) => {
      if (formulario === null || !dirty.current) return
      dirty.current = false
      const news = untold(known.current, written())
      if (news.length === 0) return
      const before = new Map(known.current)
      for (const change of news) known.current.set(change.campo, change)
      leaveAt(address.current, formulario, written().length > 0)
      const kept = await saveDraft(formulario, news, leaving).then(
        () => true,
        () => false,
      )
      if (!kept) {
        // sent again with the next change
        dirty.current = true
        takeBack(known.current, before, news)
      }
      if (here.current) setKeptAt(kept && written().length > 0 ? instant() : null)
    },
    [formulario, written],
  )

  useEffect(() => {
    here.current = true
    address.current = addressHere()
    if (formulario === null) return
    // another draft: nothing is known of it yet
    known.current = new Map()
    let current = true
    let again: ReturnType<typeof setTimeout> | undefined
    const restore = (draft: readonly Change[]) => {
      const { form: now, unkept: never, onClash: clash } = latest.current
      const kept = draft.filter(({ campo }) => !never.includes(campo))
      for (const change of kept) if (!known.current.has(change.campo)) known.current.set(change.campo, change)
      const { values, clashes } = restoreDraft(kept, now.getInitialValues(), now.getValues())
      if (same(values, now.getValues())) return
      now.setValues(values)
      setRecovered(true)
      clash(clashes)
    }
    const take = (draft: readonly Change[]) => {
      if (!current) return
      leaveAt(address.current, formulario, draft.length > 0)
      if (draft.length === 0) latest.current.onNothing()
      else restore(draft)
    }
    const read = (draft: Promise<readonly Change[]>) => {
      draft.then(take, () => {
        if (current) again = setTimeout(() => read(loadDraft(formulario)), AGAIN_MS)
      })
    }
    read(firstDraft(formulario))
    return () => {
      current = false
      here.current = false
      clearTimeout(again)
    }
  }, [formulario])

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was typed is what a pause is waited for after
  useEffect(() => {
    dirty.current = true
    const timer = setTimeout(() => void flush(false), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [form.values, flush])

  useEffect(() => {
    const leave = () => {
      if (document.visibilityState !== 'hidden') return
      if (dirty.current) void flush(true)
      else if (formulario !== null) void hurryDraft(formulario).catch(() => undefined)
    }
    document.addEventListener('visibilitychange', leave)
    const untrack = trackOpenDraft(() => flush(false))
    return () => {
      untrack()
      document.removeEventListener('visibilitychange', leave)
      void flush(true)
    }
  }, [flush, formulario])

  const forget = useCallback(async () => {
    dirty.current = false
    setRecovered(false)
    setKeptAt(null)
    if (formulario === null || known.current.size === 0) return
    const own = [...known.current.values()]
    known.current.clear()
    leaveAt(address.current, formulario, false)
    // Keep changes that another window of the user typed in this form
    await saveDraft(formulario, own.map(takenBack))
  }, [formulario])

  const settle = useCallback(async () => {
    await forget()
    // Changes typed during the save
    dirty.current = written().length > 0
    await flush(false)
  }, [flush, forget, written])

  const holds = useCallback(() => formulario !== null && written().length > 0, [formulario, written])

  const discard = useCallback(() => {
    const { form: now } = latest.current
    const typed = now.getValues()
    const changes = written()
    now.setValues(now.getInitialValues())
    void forget().catch(() => undefined)
    return async () => {
      if (here.current) latest.current.form.setValues(typed)
      else if (formulario !== null && changes.length > 0) await saveDraft(formulario, changes)
    }
  }, [forget, formulario, written])

  return { recovered, keptAt, holds, discard, settle }
}
