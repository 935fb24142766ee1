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
 * The way out of a dialog, for its button and for Escape: deaf while what was sent from it is on its way. It is no longer
 * there to be let go of, and the answer closes the dialog.
 */
export const wayOut = (busy: boolean, leave: () => void): WayOut => ({
  'aria-disabled': busy || undefined,
  onClick: () => {
    if (!busy) leave()
  },
})

/** A double click is over by then, on the slowest setting that people use. */
const DOUBLE_MS = 400

const events = ['mousedown', 'mouseup', 'click', 'dblclick'] as const

const swallow = (event: MouseEvent) => {
  if (event.detail < 2) return
  event.preventDefault()
  event.stopImmediatePropagation()
}

/**
 * A dialog has just closed: the second half of the press that closed it is no press of what lies beneath. Browsers count
 * the presses of a double click in `detail`; a first press goes through, however soon it comes.
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
 * A modal on the browser's own <dialog>: focus stays inside, the rest is inert, Escape closes. Mounted means open. The
 * focus goes to what is marked `data-first`, else to the whole of its content, so that its title is read.
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
  // taken out of it before it goes: what floats outlives it
  useLayoutEffect(() => (ref.current ? comesOnTop(ref.current) : undefined), [])
  useEffect(() => {
    const dialog = ref.current
    if (!dialog) return
    const giveBack = giveBackFocus(dialog)
    const first = dialog.querySelector<HTMLElement>('[data-first]') ?? content.current
    // Said before it opens, and of what lies inside: else the browser visits the first field on its way, and that
    // field is "left empty", or opens its list.
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
        // Escape closes what is innermost: an open list or calendar before the dialog.
        if (event.key === 'Escape' && hasOpenPopup(event.currentTarget)) event.preventDefault()
      }}
      onKeyDown={(event) => {
        // Left to the browser, Escape pressed again and again closes it whatever it is answered.
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
