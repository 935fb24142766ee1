import { useState } from 'react'
import { matchesSearch } from '../search.ts'
import type { Option } from '../select-field.tsx'
import { useOptions } from './use-options.ts'

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
  const label = options.find((option) => option.value === value)?.label ?? ''
  const all = onSearch || typed === null || typed === label
  const found = (all ? options : options.filter((option) => matchesSearch(option.label, typed))).slice(0, LIMIT)

  const onOpen = () => {
    if (!locked && !list.open) list.show(found.findIndex((option) => option.value === value))
  }
  const list = useOptions({
    found,
    locked,
    onOpen,
    // what was typed and not chosen is forgotten
    onClose: () => {
      setTyped(null)
      if (typed !== null) onSearch?.('')
    },
    onChoose: (option) => onChange(option.value),
    // one goes on: what was typed names one option alone, so it is that one
    onTab: () => {
      const [only, ...others] = found
      if (typed && only && others.length === 0) list.choose(only)
    },
  })
  const type = (text: string) => {
    setTyped(text)
    list.show(text === '' ? -1 : 0)
    onSearch?.(text)
    if (text === '' && optional) onChange('')
  }

  return { ...list, text: typed ?? label, found, show: onOpen, type }
}
