import { screen } from '@testing-library/react'
import direct from '@testing-library/user-event'

/** Events follow without a pause: tests wait for the content of the screen. */
const atOnce = { delay: null } as const

/** Acts of a person with mouse, keyboard and files. */
export const userEvent = {
  click: (element: Element) => direct.click(element, atOnce),
  dblClick: (element: Element) => direct.dblClick(element, atOnce),
  hover: (element: Element) => direct.hover(element, atOnce),
  unhover: (element: Element) => direct.unhover(element, atOnce),
  tab: (keys: { readonly shift?: boolean } = {}) => direct.tab({ ...keys, ...atOnce }),
  keyboard: (text: string) => direct.keyboard(text, atOnce),
  clear: (element: Element) => direct.clear(element),
  type: (element: Element, text: string) => direct.type(element, text, atOnce),
  paste: (text: string) => direct.paste(text, atOnce),
  selectOptions: (element: Element, values: string | string[] | HTMLElement) =>
    direct.selectOptions(element, values, atOnce),
  /** Also of a type that the field does not ask for: a person may drop anything. */
  upload: (element: HTMLElement, files: File | File[]) =>
    direct.upload(element, files, { ...atOnce, applyAccept: false }),
}

/** User of a browser with a clipboard. */
export const withClipboard = () => direct.setup(atOnce)

/** Presses a button, as soon as it is there. */
export const press = async (name: string | RegExp): Promise<void> =>
  userEvent.click(await screen.findByRole('button', { name }))
