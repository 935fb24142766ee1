import { render, screen } from '@testing-library/react'
import { expect, onTestFinished, test } from 'vitest'
import { userEvent } from '../../testing/acts/user-event.ts'
import { useLinkToken } from '../use-link-token.ts'
import { pushEntry, useHistoryEntry } from './history-entry.ts'

function Page() {
  const enlace = useLinkToken()
  const { state } = useHistoryEntry<{ en: string }>()
  return (
    <>
      <h1>
        {enlace}: {state.en ?? 'inicio'}
      </h1>
      <button type="button" onClick={() => pushEntry({ enlace, en: 'firma' })}>
        Seguir
      </button>
    </>
  )
}

function open() {
  window.history.replaceState(null, '', '/declaracion#enlace=uno')
  onTestFinished(() => window.history.replaceState(null, '', '/'))
  render(<Page />)
}

test('Back shows the state of the previous entry, and no address has the token', async () => {
  open()
  await userEvent.click(screen.getByRole('button', { name: 'Seguir' }))
  expect(screen.getByRole('heading', { name: 'uno: firma' })).toBeVisible()
  expect(window.location.hash).toBe('')
  window.history.back()
  expect(await screen.findByRole('heading', { name: 'uno: inicio' })).toBeVisible()
})

test('another link in the same tab is another page', async () => {
  open()
  window.location.hash = '#enlace=dos'
  expect(await screen.findByRole('heading', { name: 'dos: inicio' })).toBeVisible()
  expect(window.location.hash).toBe('')
})
