import { render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { DataTable } from './data-table.tsx'

const columns = [{ title: 'Postulante' }]

/** Whether the rows are cards in a window of this width. */
function areCards(cards: boolean | 'early', width: number): boolean {
  const { matchMedia } = window
  vi.stubGlobal('matchMedia', (query: string) => {
    const [, below] = /^\(width < (\d+)px\)$/.exec(query) ?? []
    return { ...matchMedia(query), matches: width < Number(below) }
  })
  render(
    <DataTable label="Tabla" columns={columns} cards={cards}>
      <tr />
    </DataTable>,
  )
  return screen.getByRole('table').hasAttribute('data-cards')
}

test.each([
  [false, 360, false],
  [true, 360, true],
  [true, 768, false],
  ['early', 360, true],
  ['early', 768, true],
  ['early', 1024, false],
] as const)('cards %s at %i px: %s', (cards, width, are) => {
  expect(areCards(cards, width)).toBe(are)
})
