import { waitFor } from '@testing-library/react'
import { expect } from 'vitest'

/** Expects that the last act did not send the focus to the top of the page. */
export const expectFocusSomewhere = () => waitFor(() => expect(document.activeElement?.tagName).not.toBe('BODY'))
