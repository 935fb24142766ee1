import { useSyncExternalStore } from 'react'
import { inBrowser } from '../browser/stored.ts'

const KEY = 'alerce-atajos'
const OFF = 'no'
const listeners = new Set<() => void>()

const read = () => inBrowser.get(KEY) !== OFF

/** Setting of this browser: whether single-character keys act (WCAG 2.1.4). */
export function setSingleKeys(on: boolean): void {
  inBrowser.set(KEY, on ? null : OFF)
  for (const listener of listeners) listener()
}

function subscribe(changed: () => void): () => void {
  listeners.add(changed)
  return () => listeners.delete(changed)
}

export const useSingleKeys = (): boolean => useSyncExternalStore(subscribe, read)

const WRITES =
  'input:not([type="radio"], [type="checkbox"]), textarea, select, [contenteditable]:not([contenteditable="false"])'
const DIALOG = 'dialog[open], [role="dialog"], [role="alertdialog"]'

/** Whether a dialog is open. */
export const dialogIsOpen = (): boolean => document.querySelector(DIALOG) !== null

/** Open menu of the frame; parts that open within the page itself belong to the page. */
const menuIsOpen = (): boolean =>
  [...document.querySelectorAll('header [aria-expanded="true"]')].some((opener) => opener.closest('main') === null)

/**
 * Whether a key was pressed in a part of the page, or with an unused focus: a screen begins without focus, or on its
 * title.
 */
export const isPressedIn = (part: Element, { target }: Event): boolean =>
  target instanceof HTMLElement && (target.tabIndex < 0 || part.contains(target))

/** Whether a key is meant for the screen: nothing is being written, and neither dialog nor menu is open. */
export const isForScreen = ({ target, defaultPrevented }: Event): boolean =>
  !defaultPrevented && !(target instanceof Element && target.closest(WRITES)) && !dialogIsOpen() && !menuIsOpen()
