import { fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { userEvent } from '../../testing/acts/user-event.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import { RangeSlider, type RangeValue } from './range-slider.tsx'

const MIN = 50_000
const MAX = 150_500

function open(initial: RangeValue = [80_000, 120_000], disabled = false) {
  const onChange = vi.fn()
  function Subject() {
    const [value, setValue] = useState(initial)
    const change = (next: RangeValue) => {
      onChange(next)
      setValue(next)
    }
    return (
      <RangeSlider
        min={MIN}
        max={MAX}
        step={1000}
        value={value}
        onChange={change}
        labels={['Mínimo', 'Máximo']}
        format={(at) => `$ ${at}`}
        disabled={disabled}
      />
    )
  }
  const { container } = renderScreen(<Subject />)
  return { onChange, root: container.querySelector('[class*="slider"]') as HTMLElement }
}

const values = () => screen.getAllByRole('slider').map((thumb) => Number(thumb.getAttribute('aria-valuenow')))

test('each thumb says its name, its limits, its value and the text of its value', () => {
  open()
  const thumb = screen.getByRole('slider', { name: 'Mínimo' })
  expect(thumb).toHaveAttribute('aria-valuemin', '50000')
  expect(thumb).toHaveAttribute('aria-valuemax', '150500')
  expect(thumb).toHaveAttribute('aria-valuenow', '80000')
  expect(thumb).toHaveAttribute('aria-valuetext', '$ 80000')
  expect(screen.getByRole('slider', { name: 'Máximo' })).toHaveAttribute('aria-valuenow', '120000')
})

test.each([
  ['{ArrowRight}', [81_000, 120_000]],
  ['{ArrowUp}', [81_000, 120_000]],
  ['{ArrowLeft}', [79_000, 120_000]],
  ['{ArrowDown}', [79_000, 120_000]],
  ['{Home}', [MIN, 120_000]],
  ['{End}', [MAX, MAX]],
  ['a', [80_000, 120_000]],
])('%s on the first thumb leaves %o', async (keys, left) => {
  open()
  await userEvent.tab()
  expect(screen.getByRole('slider', { name: 'Mínimo' })).toHaveFocus()
  await userEvent.keyboard(keys)
  expect(values()).toEqual(left)
})

test.each([
  ['{ArrowRight}', [80_000, MAX]],
  ['{ArrowLeft}', [80_000, MAX - 1000]],
  ['{Home}', [MIN, MIN]],
])(
  '%s on the second thumb at the end leaves %o: it stays within the limits and takes the first along',
  async (keys, left) => {
    open([80_000, MAX])
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.keyboard(keys)
    expect(values()).toEqual(left)
  },
)

/** A track of 1000 px from x = 0. */
function laidOut(root: HTMLElement) {
  const track = root.firstElementChild as HTMLElement
  track.getBoundingClientRect = () => ({ left: 0, width: 1000 }) as DOMRect
}

test('a press on the track moves the nearest thumb to a multiple of the step and focuses it; a drag moves it on', () => {
  const { root } = open()
  laidOut(root)
  fireEvent.pointerDown(root, { clientX: 902, button: 0 })
  expect(values()).toEqual([80_000, 141_000])
  expect(screen.getByRole('slider', { name: 'Máximo' })).toHaveFocus()
  fireEvent.pointerMove(root, { clientX: 1200 })
  expect(values()).toEqual([80_000, MAX])
  fireEvent.pointerMove(root, { clientX: 100 })
  expect(values()).toEqual([60_000, 60_000])
  fireEvent.pointerUp(root)
  fireEvent.pointerMove(root, { clientX: 500 })
  expect(values()).toEqual([60_000, 60_000])
})

test('a press on a thumb moves nothing until it is dragged, and drags that thumb though the other is as near', () => {
  const { root, onChange } = open([80_000, 80_000])
  laidOut(root)
  fireEvent.pointerDown(screen.getByRole('slider', { name: 'Máximo' }), { clientX: 300, button: 0 })
  expect(onChange).not.toHaveBeenCalled()
  fireEvent.pointerMove(root, { clientX: 500 })
  expect(values()).toEqual([80_000, 100_000])
})

test('disabled, it has no thumbs and a press changes nothing', () => {
  const { root, onChange } = open([80_000, 120_000], true)
  laidOut(root)
  fireEvent.pointerDown(root, { clientX: 500, button: 0 })
  expect(screen.queryAllByRole('slider')).toEqual([])
  expect(onChange).not.toHaveBeenCalled()
})
