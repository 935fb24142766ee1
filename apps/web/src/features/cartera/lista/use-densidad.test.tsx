import { screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { userEvent } from '../../../testing/acts/user-event.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { useDensidad } from './use-densidad.ts'

beforeEach(() => localStorage.clear())

function Uso() {
  const { compacta, toggle } = useDensidad()
  return (
    <button type="button" aria-pressed={compacta} onClick={toggle}>
      Compactas
    </button>
  )
}

const open = (identificador: number) => renderScreen(<Uso />, { session: { identificador } }).unmount
const pressed = () => screen.getByRole('button').getAttribute('aria-pressed')

test('compact cards are kept for each user of the browser', async () => {
  const leave = open(1)
  expect(pressed()).toBe('false')
  await userEvent.click(screen.getByRole('button'))
  expect(pressed()).toBe('true')
  leave()
  const other = open(2)
  expect(pressed()).toBe('false')
  other()
  open(1)
  expect(pressed()).toBe('true')
})
