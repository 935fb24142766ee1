import { screen } from '@testing-library/react'
import { expect } from 'vitest'

/** Expects each of these errors above its form, with a link to the field. */
export function expectErrores(...texts: readonly string[]): void {
  for (const text of texts) expect(screen.getByRole('link', { name: text })).toBeVisible()
}
