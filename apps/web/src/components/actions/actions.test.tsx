import { fireEvent, screen } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { userEvent } from '../../testing/acts/user-event.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import { Button } from './button.tsx'
import { ReasonedButton } from './reasoned-button.tsx'

test('a closed button keeps the focus, says why, and does nothing', async () => {
  const onClick = vi.fn()
  renderScreen(
    <ReasonedButton reason="Faltan los beneficiarios" onClick={onClick}>
      Avanzar
    </ReasonedButton>,
  )
  const button = screen.getByRole('button', { name: 'Avanzar' })
  await userEvent.tab()
  expect(button).toHaveFocus()
  expect(button).toHaveAccessibleDescription('Faltan los beneficiarios')
  expect(button).toHaveAttribute('aria-disabled', 'true')
  await userEvent.keyboard('{Enter}')
  expect(onClick).not.toHaveBeenCalled()
})

test.each([
  [40, 'start'],
  [400, 'end'],
])('of a button that ends at %i px the reason keeps to its %s, inside the window', async (right, desde) => {
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(200)
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, right, 20))
  onTestFinished(() => void vi.restoreAllMocks())
  renderScreen(<ReasonedButton reason="Faltan los beneficiarios">Avanzar</ReasonedButton>)
  await userEvent.tab()
  expect(screen.getByRole('tooltip')).toHaveAttribute('data-desde', desde)
})

test('an open one is a plain button', async () => {
  const onClick = vi.fn()
  renderScreen(
    <ReasonedButton reason={null} onClick={onClick}>
      Avanzar
    </ReasonedButton>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Avanzar' }))
  expect(onClick).toHaveBeenCalledOnce()
})

test('a busy button takes no second press', async () => {
  const onClick = vi.fn()
  renderScreen(
    <Button busy onClick={onClick}>
      Guardar
    </Button>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Guardar' }))
  expect(onClick).not.toHaveBeenCalled()
})

test('the second press of a double click does nothing where work is started, before the screen knows of it', () => {
  const onClick = vi.fn()
  renderScreen(
    <Button busy={false} onClick={onClick}>
      Confirmar
    </Button>,
  )
  for (const detail of [1, 2]) fireEvent.click(screen.getByRole('button', { name: 'Confirmar' }), { detail })
  expect(onClick).toHaveBeenCalledTimes(1)
})
