import { type KeyboardEvent, useState } from 'react'
import type { Option } from '../select-field.tsx'

interface Options<O extends Option> {
  /** Options in the order of the list. */
  readonly found: readonly O[]
  readonly locked: boolean
  /** It opens at the start, on its first option. */
  readonly opened?: boolean
  readonly onOpen: () => void
  readonly onClose: () => void
  readonly onChoose: (option: O) => void
  /** Called when Tab leaves the field while the list is open. */
  readonly onTab?: () => void
}

/** List below a field: whether it is open, its active option, and its keys. */
export function useOptions<O extends Option>({ found, locked, opened = false, ...on }: Options<O>) {
  const { onOpen, onClose, onChoose, onTab } = on
  const [open, setOpen] = useState(opened)
  const [index, setIndex] = useState(opened ? 0 : -1)
  const active = open ? found[index] : undefined

  const show = (at: number) => {
    setIndex(at)
    setOpen(true)
  }
  const close = () => {
    setOpen(false)
    onClose()
  }
  const choose = (option: O) => {
    close()
    onChoose(option)
  }
  const step = (by: 1 | -1) => {
    if (!open) return onOpen()
    const from = index < 0 && by < 0 ? 0 : index
    if (found.length > 0) setIndex((from + by + found.length) % found.length)
  }

  const keys: Record<string, () => boolean> = {
    ArrowDown: () => {
      step(1)
      return true
    },
    ArrowUp: () => {
      step(-1)
      return true
    },
    Enter: () => {
      if (active) choose(active)
      return open
    },
    Tab: () => {
      if (open) onTab?.()
      return false
    },
    Escape: () => {
      close()
      return open
    },
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (locked || event.nativeEvent.isComposing) return
    if (keys[event.key]?.()) event.preventDefault()
  }

  return { open, active, show, close, choose, onKeyDown }
}
