interface WayOut {
  readonly 'aria-disabled': true | undefined
  readonly onClick: () => void
}

/**
 * The way out of a dialog, for its button and for Escape: deaf while what was sent from it is on its way. It is no longer
 * there to be let go of, and the answer closes the dialog.
 */
export const wayOut = (busy: boolean, leave: () => void): WayOut => ({
  'aria-disabled': busy || undefined,
  onClick: () => {
    if (!busy) leave()
  },
})
