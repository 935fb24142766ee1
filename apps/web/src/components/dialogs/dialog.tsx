import { type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react'
import { giveBackFocus } from '../../lib/focus/focus.ts'
import classes from './dialog.module.css'
import { comesOnTop } from './top.ts'

/** A popup is open as long as it is mounted. */
const hasOpenPopup = (dialog: HTMLElement) => dialog.querySelector('[popover]') !== null

interface WayOut {
  readonly 'aria-disabled': true | undefined
  readonly onClick: () => void
}

/**
 * Exit of a dialog, for its button and for Escape. It is disabled while a request of the dialog is in flight: the
 * answer closes the dialog.
 */
export const wayOut = (busy: boolean, leave: () => void): WayOut => ({
  'aria-disabled': busy || undefined,
  onClick: () => {
    if (!busy) leave()
  },
})

/** Longer than a double click on the slowest usual setting, in ms. */
const DOUBLE_MS = 400

const events = ['mousedown', 'mouseup', 'click', 'dblclick'] as const

const swallow = (event: MouseEvent) => {
  if (event.detail < 2) return
  event.preventDefault()
  event.stopImmediatePropagation()
}

/**
 * Drops the second press of a double click that closed a dialog: it must not act on the page below. Browsers count
 * these presses in `detail`; a first press always passes.
 */
function dropSecondPress(): void {
  const ends = new AbortController()
  for (const name of events) window.addEventListener(name, swallow, { capture: true, signal: ends.signal })
  setTimeout(() => ends.abort(), DOUBLE_MS)
}

interface DialogProps {
  readonly title?: string
  /** Escape, or the button that closes. */
  readonly onClose: () => void
  readonly children: ReactNode
  /** The buttons, primary last. */
  readonly footer: ReactNode
  readonly wide?: boolean
  /** As wide as a form with rows; on a phone it is the whole screen. */
  readonly sheet?: boolean
  /** `alertdialog` when it needs an answer. */
  readonly role?: 'dialog' | 'alertdialog'
}

/**
 * Modal on the browser's own <dialog>: focus stays inside, the rest is inert, Escape closes. Mounted means open. The
 * focus goes to the element marked `data-first`, else to the whole content: a screen reader reads the title.
 */
export function Dialog({
  title,
  onClose,
  children,
  footer,
  wide = false,
  sheet = false,
  role = 'dialog',
}: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null)
  const content = useRef<HTMLDivElement>(null)
  const id = useId()
  // move the floating messages out before the dialog is removed: they outlive it
  useLayoutEffect(() => (ref.current ? comesOnTop(ref.current) : undefined), [])
  useEffect(() => {
    const dialog = ref.current
    if (!dialog) return
    const giveBack = giveBackFocus(dialog)
    const first = dialog.querySelector<HTMLElement>('[data-first]') ?? content.current
    // Set the autofocus before opening: else the browser focuses the first field on its way. That field would be "left
    // empty", or open its list.
    first?.setAttribute('autofocus', '')
    dialog.showModal()
    first?.focus()
    return () => {
      dropSecondPress()
      giveBack()
    }
  }, [])
  return (
    <dialog
      ref={ref}
      role={role}
      className={classes.dialog}
      data-wide={wide || undefined}
      data-sheet={sheet || undefined}
      onKeyDownCapture={(event) => {
        // Escape closes the innermost first: an open list or calendar before the dialog.
        if (event.key === 'Escape' && hasOpenPopup(event.currentTarget)) event.preventDefault()
      }}
      onKeyDown={(event) => {
        // By default a repeated Escape closes a dialog even when its `cancel` event is prevented.
        if (event.key !== 'Escape' || event.defaultPrevented) return
        event.preventDefault()
        onClose()
      }}
      aria-labelledby={title ? `${id}-t` : `${id}-b`}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      <div ref={content} tabIndex={-1} className={classes.body}>
        {title && <h2 id={`${id}-t`}>{title}</h2>}
        <div id={`${id}-b`} className={classes.text}>
          {children}
        </div>
        <footer>{footer}</footer>
      </div>
    </dialog>
  )
}
