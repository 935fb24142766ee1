import { type KeyboardEvent, useState } from 'react'
import { matchesSearch } from '../search.ts'
import type { Option } from '../select-field.tsx'

const LIMIT = 200

interface SearchSelect {
  readonly value: string
  readonly options: readonly Option[]
  readonly onChange: (value: string) => void
  /** It can be emptied. */
  readonly optional: boolean
  readonly locked: boolean
  readonly onSearch: ((text: string) => void) | undefined
}

/** What is typed in a field with a list, the options it leaves, the one the keys are on. */
export function useSearchSelect({ value, options, onChange, optional, locked, onSearch }: SearchSelect) {
  const [typed, setTyped] = useState<string | null>(null)
  const [open, setOpen] = useState(false)
  const [index, setIndex] = useState(-1)
  const chosen = options.findIndex((option) => option.value === value)
  const label = options[chosen]?.label ?? ''
  const all = onSearch || typed === null || typed === label
  const found = (all ? options : options.filter((option) => matchesSearch(option.label, typed))).slice(0, LIMIT)
  const active = open ? found[index] : undefined

  const show = () => {
    if (locked || open) return
    setIndex(found.findIndex((option) => option.value === value))
    setOpen(true)
  }
  /** What was typed and not chosen is forgotten. */
  const close = () => {
    setOpen(false)
    setTyped(null)
    if (typed !== null) onSearch?.('')
  }
  const type = (text: string) => {
    setTyped(text)
    setIndex(text === '' ? -1 : 0)
    setOpen(true)
    onSearch?.(text)
    if (text === '' && optional) onChange('')
  }
  const choose = (option: Option) => {
    close()
    onChange(option.value)
  }
  const step = (by: 1 | -1) => {
    if (!open) return show()
    if (found.length > 0) setIndex((index + by + found.length) % found.length)
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
    // one goes on: what was typed names one option alone, so it is that one
    Tab: () => {
      const [only, ...others] = found
      if (open && typed && only && others.length === 0) choose(only)
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

  return { text: typed ?? label, open, found, active, show, close, type, choose, onKeyDown }
}
