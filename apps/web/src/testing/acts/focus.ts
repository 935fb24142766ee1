import { waitFor } from '@testing-library/react'
import { expect } from 'vitest'

/** Nobody is sent back to the top of the page by what they did. */
export const expectFocusSomewhere = () => waitFor(() => expect(document.activeElement?.tagName).not.toBe('BODY'))
