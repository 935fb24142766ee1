import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { Popup } from '../fields/popup/popup.tsx'
import classes from './explained.module.css'

/** Bubble of an element that is hovered, focused or tapped. Escape, or a press elsewhere, closes it. */
export function useBubble<E extends HTMLElement>(text: string | undefined) {
  const anchor = useRef<E>(null)
  const [open, setOpen] = useState(false)
  useEffect(() => {
    if (!open) return
    const ends = new AbortController()
    const outside = ({ target }: Event) => {
      if (!(target instanceof Node && anchor.current?.parentElement?.contains(target))) setOpen(false)
    }
    document.addEventListener('pointerdown', outside, { signal: ends.signal })
    document.addEventListener('keydown', ({ key }) => key === 'Escape' && setOpen(false), { signal: ends.signal })
    return () => ends.abort()
  }, [open])
  const show = () => setOpen(text !== undefined)
  const hide = () => setOpen(false)
  return {
    anchor,
    /** Of the element that holds the anchor and the bubble: the mouse may move onto the text. */
    hover: { onMouseEnter: show, onMouseLeave: hide },
    bind: { onFocus: show, onBlur: hide, onClick: show },
    bubble: open && text !== undefined && <Bubble under={anchor} text={text} />,
  }
}

/** Seen only: screen readers have the text from `aria-description`, once. */
function Bubble({ under, text }: { readonly under: RefObject<HTMLElement | null>; readonly text: string }) {
  return (
    <Popup under={under} className={classes.bubble} aria-hidden="true">
      {text}
    </Popup>
  )
}

interface ExplainedProps {
  readonly means: string
  /** False where it repeats on each row of a list: no stop of the Tab key, and not told again by screen readers. */
  readonly stop?: boolean
  readonly children: ReactNode
}

/** Words with a meaning, shown on hover, on focus and on tap. Not a button: nothing else happens. */
export function Explained({ means, stop = true, children }: ExplainedProps) {
  const { anchor, hover, bind, bubble } = useBubble<HTMLSpanElement>(means)
  return (
    <span {...hover}>
      <span
        ref={anchor}
        className={classes.words}
        tabIndex={stop ? 0 : -1}
        aria-description={stop ? means : undefined}
        {...bind}
      >
        {children}
      </span>
      {bubble}
    </span>
  )
}
