import { type FocusEvent, type ReactNode, useEffect, useRef } from 'react'
import classes from './intake.module.css'

interface FileListProps {
  /** Name of the list, where no title above says it. */
  readonly label?: string
  /** Each with its number. */
  readonly numbered?: boolean
  readonly children: ReactNode
}

/** Next focus after the focused row is removed: the row in its place, the last row, or the picker. */
function heirOf(list: Element | null, index: number): HTMLElement | null {
  const rows = [...(list?.children ?? [])]
  const button = rows.at(Math.min(index, rows.length - 1))?.querySelectorAll('button')
  if (button?.length) return [...button].at(-1) ?? null
  const around = list?.closest('section') ?? list?.parentElement
  return around?.querySelector<HTMLElement>('input[data-pick]') ?? around?.closest<HTMLElement>('[tabindex]') ?? null
}

/** Files, one under another. */
export function FileList({ label, numbered = false, children }: FileListProps) {
  const ref = useRef<HTMLUListElement & HTMLOListElement>(null)
  const had = useRef<{ readonly element: Element; readonly index: number } | null>(null)
  const note = ({ target }: FocusEvent) => {
    const row = target.closest('li')
    had.current = row && { element: target, index: [...(ref.current?.children ?? [])].indexOf(row) }
  }
  useEffect(() => {
    if (!had.current || had.current.element.isConnected) return
    const { index } = had.current
    had.current = null
    if (document.activeElement === document.body) heirOf(ref.current, index)?.focus()
  })
  const Tag = numbered ? 'ol' : 'ul'
  return (
    <Tag ref={ref} className={classes.list} data-numbered={numbered || undefined} aria-label={label} onFocus={note}>
      {children}
    </Tag>
  )
}
