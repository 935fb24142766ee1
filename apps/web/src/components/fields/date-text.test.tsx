import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { DateText } from './date-text.tsx'

const onChange = vi.fn()

function Subject() {
  const [value, setValue] = useState('2026-11-21')
  const change = (next: string) => {
    setValue(next)
    onChange(next)
  }
  return <DateText label="Desde" value={value} max="2026-11-21" onChange={change} />
}

test.each([
  ['05-10-2026', [['2026-10-05']], '05-10-2026'],
  ['31-02-2026', [], '21-11-2026'],
  ['22-11-2026', [], '21-11-2026'],
  ['ayer', [], '21-11-2026'],
])('%s is told as %o and left as %s', async (typed, told, left) => {
  onChange.mockClear()
  render(<Subject />)
  await userEvent.clear(screen.getByLabelText('Desde'))
  await userEvent.type(screen.getByLabelText('Desde'), typed)
  expect(screen.getByLabelText('Desde')).toHaveValue(typed)
  await userEvent.tab()
  expect(onChange.mock.calls).toEqual(told)
  expect(screen.getByLabelText('Desde')).toHaveValue(left)
})
