import { IconX } from '@tabler/icons-react'
import { type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { Button } from '../actions/button.tsx'
import { floatingPlace, topDialog, useTopDialog } from '../dialogs/top.ts'
import { Enteros } from '../values/enteros.tsx'
import classes from './feedback.module.css'

/** Long enough to be read twice. */
const SHOWN_MS = 10_000

interface ToastProps {
  /** null: no message. */
  readonly text: string | null
  /** Number of earlier messages, to tell equal texts apart. */
  readonly nth?: number
  /** A button or link after the text: to undo, or to view. */
  readonly action?: ReactNode
  readonly onGone: () => void
}

/**
 * Message about an event, above everything open. It disappears after a while, but not under the pointer or the focus.
 * Several are stacked. Always render it: a live region must exist before its text.
 */
export function Toast({ text, nth, action, onGone }: ToastProps) {
  const home = useId()
  const [held, setHeld] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  const over = useTopDialog()
  // an element removed under the pointer or the focus fires no leave event: check again after each text and each move
  // biome-ignore lint/correctness/useExhaustiveDependencies: they are when, not what
  useEffect(() => {
    const { current } = place
    setHeld(current !== null && (current.matches(':hover') || current.contains(document.activeElement)))
  }, [text, nth, over])
  // moved with its text to another dialog, it has already announced it
  const [saidOver, setSaidOver] = useState(over)
  // biome-ignore lint/correctness/useExhaustiveDependencies: they are when, not what
  useLayoutEffect(() => setSaidOver(topDialog()), [text, nth])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same words said again stay as long again
  useEffect(() => {
    if (text === null || held) return
    const timer = setTimeout(onGone, SHOWN_MS)
    return () => clearTimeout(timer)
  }, [text, nth, held, onGone])
  // The focused element disappeared with the text: return the focus to its origin
  const cameFrom = useRef<HTMLElement | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: they are when, not what
  useLayoutEffect(() => {
    const from = cameFrom.current
    cameFrom.current = null
    if (document.activeElement === document.body && from?.isConnected) from.focus({ preventScroll: true })
  }, [text, nth])
  const close = () => {
    setHeld(false)
    onGone()
  }
  const region = (
    <div
      ref={place}
      className={classes.said}
      role="status"
      aria-live={saidOver === over ? 'polite' : 'off'}
      data-home={home}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={({ relatedTarget, currentTarget }) => {
        setHeld(true)
        const outside = relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget)
        if (outside) cameFrom.current = relatedTarget
      }}
      onBlur={() => setHeld(false)}
      onKeyDown={(event) => {
        // Escape closes the message, the innermost layer: the dialog below stays
        if (event.key !== 'Escape' || text === null) return
        event.preventDefault()
        close()
      }}
    >
      {text !== null && (
        <p key={nth} className={classes.toast}>
          <span>
            <Enteros>{text}</Enteros>
          </span>
          {action}
          <Button kind="quiet" icon aria-label="Ocultar el aviso" onClick={close}>
            <IconX size={16} stroke={1.75} aria-hidden="true" />
          </Button>
        </p>
      )}
    </div>
  )
  return (
    <>
      <span id={home} hidden />
      {createPortal(region, floatingPlace())}
    </>
  )
}
