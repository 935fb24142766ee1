import { act, render, screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { setTheme, startTheme, useThemeChoice } from './theme.ts'

function Subject() {
  return <p>{useThemeChoice()}</p>
}

beforeEach(() => {
  localStorage.clear()
  startTheme()
})

test('the system decides until something is chosen', () => {
  render(<Subject />)
  expect(screen.getByText('system')).toBeVisible()
  expect(document.documentElement.dataset.theme).toBeUndefined()
})

test('a choice shows at once and is remembered', () => {
  render(<Subject />)
  act(() => setTheme('dark'))
  expect(screen.getByText('dark')).toBeVisible()
  expect(document.documentElement).toHaveAttribute('data-theme', 'dark')
  setTheme('light')
  startTheme()
  expect(document.documentElement).toHaveAttribute('data-theme', 'light')
})

test('an invalid theme is ignored', () => {
  localStorage.setItem('alerce-tema', 'rosado')
  startTheme()
  expect(document.documentElement.dataset.theme).toBeUndefined()
})
