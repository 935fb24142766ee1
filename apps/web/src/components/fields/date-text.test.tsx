import { render, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { userEvent } from '../../testing/acts/user-event.ts'
import { DateText } from './date-text.tsx'

const onChange = vi.fn()
const onWrong = vi.fn()

function Subject() {
  const [value, setValue] = useState('2026-11-21')
  const change = (next: string) => {
    setValue(next)
    onChange(next)
  }
  return <DateText label="Desde" value={value} hoy="2026-11-21" onChange={change} onWrong={onWrong} />
}

test.each([
  ['05-10-2026', [['2026-10-05']], null],
  ['31-02-2026', [], 'ilegible'],
  ['22-11-2026', [], 'posterior'],
  ['ayer', [], 'ilegible'],
])('%s gives %o, stays as typed, and is marked %s', async (typed, told, wrong) => {
  onChange.mockClear()
  onWrong.mockClear()
  render(<Subject />)
  await userEvent.clear(screen.getByLabelText('Desde'))
  await userEvent.type(screen.getByLabelText('Desde'), typed)
  await userEvent.tab()
  expect(onChange.mock.calls).toEqual(told)
  expect(onWrong).toHaveBeenLastCalledWith(wrong)
  expect(screen.getByLabelText('Desde')).toHaveValue(typed)
})
