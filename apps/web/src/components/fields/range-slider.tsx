import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import classes from './range-slider.module.css'

/** From, to. */
export type RangeValue = readonly [number, number]
type ThumbIndex = 0 | 1

interface RangeSliderProps {
  readonly min: number
  readonly max: number
  /** Step of an arrow key; a drag stops at its multiples, counted from `min`. */
  readonly step: number
  readonly value: RangeValue
  onChange(value: RangeValue): void
  /** Accessible names of both thumbs. */
  readonly labels: readonly [string, string]
  /** Text of a value, shown above its thumb while it is used. */
  readonly format: (value: number) => string
  readonly disabled?: boolean
}

/** Steps of each key; larger numbers stop at the end of the track. */
const stepsOfKey: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowUp: 1,
  ArrowLeft: -1,
  ArrowDown: -1,
  End: Number.POSITIVE_INFINITY,
  Home: Number.NEGATIVE_INFINITY,
}

/** Range with two thumbs; a thumb moved past the other pushes it. */
export function RangeSlider({ min, max, step, value, onChange, labels, format, disabled = false }: RangeSliderProps) {
  const track = useRef<HTMLDivElement>(null)
  const thumbs = useRef<(HTMLDivElement | null)[]>([])
  const [dragged, setDragged] = useState<ThumbIndex | null>(null)
  const percent = (at: number) => (max > min ? ((at - min) / (max - min)) * 100 : 0)

  const move = (thumb: ThumbIndex, to: number) => {
    const at = Math.min(Math.max(to, min), max)
    const [from, until] = value
    const next: RangeValue = thumb === 0 ? [at, Math.max(at, until)] : [Math.min(at, from), at]
    if (next[0] !== from || next[1] !== until) onChange(next)
  }
  /** Value under a pointer; the end of the track is `max`, even if no multiple of `step`. */
  const valueAt = ({ clientX }: PointerEvent) => {
    const { left, width } = (track.current as HTMLDivElement).getBoundingClientRect()
    const part = Math.min(Math.max((clientX - left) / width, 0), 1)
    return part === 1 ? max : min + Math.round((part * (max - min)) / step) * step
  }
  const press = (event: PointerEvent<HTMLDivElement>) => {
    if (disabled || event.button !== 0) return
    const at = valueAt(event)
    const held = thumbs.current.findIndex((thumb) => thumb?.contains(event.target as Node))
    const nearest = Math.abs(value[0] - at) > Math.abs(value[1] - at) ? 1 : 0
    const thumb = (held < 0 ? nearest : held) as ThumbIndex
    event.currentTarget.setPointerCapture(event.pointerId)
    thumbs.current[thumb]?.focus()
    setDragged(thumb)
    if (held < 0) move(thumb, at)
  }
  const release = () => setDragged(null)
  const onKeyDown = (thumb: ThumbIndex) => (event: KeyboardEvent) => {
    const steps = stepsOfKey[event.key]
    if (steps === undefined) return
    event.preventDefault()
    move(thumb, value[thumb] + steps * step)
  }

  const thumb = (index: ThumbIndex) => (
    <div
      ref={(element) => {
        thumbs.current[index] = element
      }}
      className={classes.thumb}
      style={{ left: `${percent(value[index])}%` }}
      role="slider"
      tabIndex={0}
      aria-label={labels[index]}
      aria-valuemin={min}
      aria-valuemax={max}
      aria-valuenow={value[index]}
      aria-valuetext={format(value[index])}
      data-dragged={dragged === index || undefined}
      onKeyDown={onKeyDown(index)}
    >
      <span>{format(value[index])}</span>
    </div>
  )

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a press on the track moves a thumb; keys and names are the thumbs'
    <div
      className={classes.slider}
      data-disabled={disabled || undefined}
      onPointerDown={press}
      onPointerMove={(event) => dragged !== null && move(dragged, valueAt(event))}
      onPointerUp={release}
      onPointerCancel={release}
      // keep the focus on the thumb, and select no text during a drag
      onMouseDown={(event) => event.preventDefault()}
    >
      <div ref={track} className={classes.track}>
        <div className={classes.bar} style={{ left: `${percent(value[0])}%`, right: `${100 - percent(value[1])}%` }} />
        {!disabled && thumb(0)}
        {!disabled && thumb(1)}
      </div>
    </div>
  )
}
