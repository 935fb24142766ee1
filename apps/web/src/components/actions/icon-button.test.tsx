import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { userEvent } from '../../testing/acts/user-event.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import { IconButton } from './icon-button.tsx'

test('its name is said, its bubble is seen and put away by Escape', async () => {
  const onClick = vi.fn()
  renderScreen(
    <IconButton tone="warn" tip="Ver el motivo" aria-label="Ver el motivo de ROSA MORA" onClick={onClick}>
      !
    </IconButton>,
  )
  const bubble = screen.getByText('Ver el motivo')
  expect(bubble).toHaveAttribute('aria-hidden', 'true')
  await userEvent.tab()
  expect(screen.getByRole('button', { name: 'Ver el motivo de ROSA MORA' })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  expect(bubble).toHaveAttribute('data-hidden', 'true')
  await userEvent.keyboard('{Enter}')
  expect(onClick).toHaveBeenCalledOnce()
})
