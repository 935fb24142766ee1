import { userEvent } from './user-event.ts'

/** Fills a field at once: for a test that is not about typing, since each letter redraws the form. */
export async function pasteInto(field: HTMLElement, text: string): Promise<void> {
  await userEvent.click(field)
  await userEvent.paste(text)
}
