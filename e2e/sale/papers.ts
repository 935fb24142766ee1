import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { textOfPdf } from '../../apps/server/src/testing/pdf-text.ts'

const textOf = async (path: string): Promise<string> => await textOfPdf(await readFile(path))

/** Downloads every paper of the list: its name on screen → its text. */
export async function downloadPapers(page: Page): Promise<Map<string, string>> {
  const papers = new Map<string, string>()
  const buttons = page.getByRole('button', { name: /^Descargar .*\.pdf$/ })
  for (const button of await buttons.all()) {
    const [download] = await Promise.all([page.waitForEvent('download'), button.click()])
    papers.set(download.suggestedFilename(), await textOf(await download.path()))
  }
  return papers
}
