import { useSyncExternalStore } from 'react'
import classes from './dialog.module.css'

/** Open modals, the topmost last. */
const open: HTMLElement[] = []
const listeners = new Set<() => void>()
const floating = document.createElement('div')
floating.className = classes.floating ?? ''

/** Topmost modal; null: the page. */
export const topDialog = (): HTMLElement | null => open.at(-1) ?? null

const watch = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

function float(): void {
  ;(topDialog() ?? document.body).append(floating)
  for (const tell of listeners) tell()
}

/**
 * Registers an open modal. Floating messages move into it: outside of it everything is inert and below. Returns the
 * function that moves them out.
 */
export function comesOnTop(dialog: HTMLElement): () => void {
  open.push(dialog)
  float()
  return () => {
    open.splice(open.indexOf(dialog), 1)
    float()
  }
}

/** Element for messages above every dialog. Its content is moved when dialogs open or close, never redrawn. */
export function floatingPlace(): HTMLElement {
  if (!floating.isConnected) float()
  return floating
}

export const useTopDialog = (): HTMLElement | null => useSyncExternalStore(watch, topDialog)
