import { coincide } from '@alerce/domain/base/persona/nombre'
import { useState } from 'react'
import { sameText } from '../search.ts'
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

/** Option named by a text: the one with this label, or the only match. */
function nombrada(options: readonly Option[], typed: string): Option | undefined {
  // options of a call may still belong to an earlier text
  const fits = options.filter(({ label }) => coincide(label, typed))
  return fits.find(({ label }) => sameText(label, typed)) ?? (fits.length === 1 ? fits[0] : undefined)
}

/** State of a field with a list: typed text, matching options and active option. */
export function useSearchSelect({ value, options, onChange, optional, locked, onSearch }: SearchSelect) {
  const [typed, setTyped] = useState<string | null>(null)
  // Text left in the field that names no option, and the value then: a later choice clears the error
  const [unread, setUnread] = useState<{ readonly text: string; readonly value: string } | null>(null)
  const label = options.find((option) => option.value === value)?.label ?? ''
  const all = onSearch || typed === null || typed === label
  const found = (all ? options : options.filter((option) => coincide(option.label, typed))).slice(0, LIMIT)

  const onOpen = () => {
    if (!locked && !list.open) list.show(found.findIndex((option) => option.value === value))
  }
  const list = useOptions({
    found,
    locked,
    onOpen,
    // Forget text that was typed without a choice
    onClose: () => {
      setTyped(null)
      if (typed !== null) onSearch?.('')
    },
    onChoose: (option) => onChange(option.value),
    onTab: () => leave(),
  })
  /** On leaving the field: chooses the named option, or the only match; otherwise shows an error. */
  const leave = () => {
    if (!typed || typed === label) return list.close()
    const named = nombrada(found, typed)
    if (named) return list.choose(named)
    list.close()
    setUnread({ text: typed, value })
  }
  const type = (text: string) => {
    setTyped(text)
    setUnread(null)
    list.show(text === '' ? -1 : 0)
    onSearch?.(text)
    if (text === '' && optional) onChange('')
  }

  const error = unread?.value === value ? `Elija de la lista: «${unread.text}» no quedó elegido.` : undefined

  return { ...list, text: typed ?? label, found, show: onOpen, type, leave, error }
}
