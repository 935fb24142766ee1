import { render, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { userEvent } from '../../testing/acts/user-event.ts'
import { hearSilentFill } from './silent-fill.ts'

function Entry({ onEnter }: { readonly onEnter: (clave: string) => void }) {
  const [clave, setClave] = useState('')
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        onEnter(clave)
      }}
    >
      <input aria-label="Clave" value={clave} onChange={({ currentTarget }) => setClave(currentTarget.value)} />
      <button type="submit" aria-disabled={clave === ''} onClick={(event) => clave === '' && event.preventDefault()}>
        Ingresar
      </button>
    </form>
  )
}

test.each([
  ['its button', () => userEvent.click(screen.getByRole('button'))],
  ['Enter', () => userEvent.type(screen.getByRole('textbox'), '{Enter}')],
])('a field that was filled without an event is sent with %s', async (_title, press) => {
  onTestFinished(hearSilentFill())
  const entered = vi.fn()
  render(<Entry onEnter={entered} />)
  const field = screen.getByRole<HTMLInputElement>('textbox')
  field.value = 'Alerce-2026'
  await press()
  expect(entered).toHaveBeenCalledWith('Alerce-2026')
  expect(field).toHaveValue('Alerce-2026')
})
