import { IconX } from '@tabler/icons-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Button } from '../actions/button.tsx'
import { Enteros } from '../values/enteros.tsx'
import classes from './toast.module.css'

/** Long enough to be read twice. */
const SHOWN_MS = 10_000

interface ToastProps {
  /** null: nothing to say. */
  readonly text: string | null
  /** A button or link after the words: to undo, to look at it. */
  readonly action?: ReactNode
  readonly onGone: () => void
}

/**
 * Something that happened by itself, said once over the page: it goes after a while, but not under the pointer or the
 * focus. Render it always: what is announced must come into a region that is already there.
 */
export function Toast({ text, action, onGone }: ToastProps) {
  const [held, setHeld] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  // what is taken away under the pointer or the focus never tells that it was left: with each text it is looked at anew
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text is when, not what
  useEffect(() => {
    const { current } = place
    setHeld(current !== null && (current.matches(':hover') || current.contains(document.activeElement)))
  }, [text])
  useEffect(() => {
    if (text === null || held) return
    const timer = setTimeout(onGone, SHOWN_MS)
    return () => clearTimeout(timer)
  }, [text, held, onGone])
  const close = () => {
    setHeld(false)
    onGone()
  }
  return (
    <div
      ref={place}
      className={classes.place}
      role="status"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      {text !== null && (
        <p className={classes.toast}>
          <span>
            <Enteros>{text}</Enteros>
          </span>
          {action}
          <Button kind="quiet" icon aria-label="Cerrar el aviso" onClick={close}>
            <IconX size={16} stroke={1.75} aria-hidden="true" />
          </Button>
        </p>
      )}
    </div>
  )
}
