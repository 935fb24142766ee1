import { type ComponentProps, type RefObject, useLayoutEffect, useRef } from 'react'
import classes from './popup.module.css'

/** Room in px that a list needs below its field; with less it opens above. */
const ROOM_PX = 280

interface PopupProps extends ComponentProps<'div'> {
  /** Field above the popup. */
  readonly under: RefObject<HTMLElement | null>
  /** As wide as the field. */
  readonly fitted?: boolean
}

function place(popup: HTMLElement, field: HTMLElement, fitted: boolean): void {
  const { left, right, top, bottom } = field.getBoundingClientRect()
  const above = window.innerHeight - bottom < ROOM_PX && top > window.innerHeight - bottom
  const { style } = popup
  style.left = `${Math.max(0, Math.min(left, window.innerWidth - popup.offsetWidth))}px`
  style.top = above ? 'auto' : `${bottom + 4}px`
  style.bottom = above ? `${window.innerHeight - top + 4}px` : 'auto'
  style.width = fitted ? `${right - left}px` : 'max-content'
}

/** Popup under a field, in the top layer of the browser: no ancestor clips it, not even a dialog. */
export function Popup({ under, fitted = false, className = '', ...rest }: PopupProps) {
  const ref = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const [popup, field] = [ref.current, under.current]
    if (!(popup && field)) return
    const follow = () => place(popup, field, fitted)
    const ends = new AbortController()
    // Firefox below 125 has no top layer for it: its style fixes it above its neighbours
    popup.showPopover?.()
    follow()
    window.addEventListener('scroll', follow, { capture: true, passive: true, signal: ends.signal })
    window.addEventListener('resize', follow, { signal: ends.signal })
    return () => ends.abort()
  }, [under, fitted])
  return <div ref={ref} popover="manual" className={`${classes.popup} ${className}`} {...rest} />
}
