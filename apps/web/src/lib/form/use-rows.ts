import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { same } from '../drafts/changes.ts'
import { focusField } from './focus-field.ts'

interface RowsOptions<R> {
  /** Path of the list in the form. */
  readonly path: string
  readonly rows: readonly R[]
  readonly insert: (row: R, at?: number) => void
  readonly remove: (at: number) => void
  /** First field of a row, for the focus. */
  readonly first: keyof R & string
  /** Reports a removed row, with its undo: `tell` of useUndoToast. */
  readonly tell: (text: string, undo: () => Promise<void>) => void
}

/**
 * Rows of an editable list. Each has a stable name when others are removed: a file picked for one row never moves to
 * its neighbour. A new or restored row gets the focus.
 */
export function useRows<R>({ path, rows, insert, remove, first, tell }: RowsOptions<R>) {
  const [gone, setGone] = useState<readonly number[]>([])
  const names: number[] = []
  for (let n = 0; names.length < rows.length; n++) if (!gone.includes(n)) names.push(n)
  const latest = useRef({ names, rows, insert, remove })
  latest.current = { names, rows, insert, remove }
  const focus = (at: number) => focusField(`${path}.${at}.${first}`)

  const comeBack = (row: R, name: number) => async () => {
    const at = latest.current.names.filter((other) => other < name).length
    flushSync(() => {
      setGone((all) => all.filter((other) => other !== name))
      latest.current.insert(row, at)
    })
    focus(at)
  }

  return {
    names,
    add: (row: R) => {
      flushSync(() => insert(row))
      focus(rows.length)
    },
    /** `text`: text of the notice. */
    drop: (at: number, text: string) => {
      const [row, name] = [rows[at], names[at]]
      if (row === undefined || name === undefined) return
      setGone((all) => [...all, name])
      remove(at)
      tell(text, comeBack(row, name))
    },
    /** Removes saved rows. Rows changed or added since stay. */
    saved: (sent: readonly R[]) => {
      const now = latest.current
      const left = [...sent]
      const leaving = now.rows.flatMap((row, at) => {
        const found = left.findIndex((one) => same(one, row))
        if (found < 0) return []
        left.splice(found, 1)
        return [at]
      })
      setGone((all) => [...all, ...now.names.filter((_, at) => leaving.includes(at))])
      for (const at of leaving.toReversed()) now.remove(at)
    },
  }
}
