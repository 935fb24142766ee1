import { readFile, writeFile } from 'node:fs/promises'
import { expect, type Page, type TestInfo } from '@playwright/test'
import { barriers } from '../support/barriers.ts'
import { inChile } from '../support/browser.ts'

const zip = (buffer: Buffer) => ({ name: 'evidencia.zip', mimeType: 'application/zip', buffer })

/** Downloads the evidence pack of a sale as contraloría; returns it with the key digest shown on the screen. */
async function download(contraloria: Page, identificador: number): Promise<{ pack: Buffer; key: string }> {
  await contraloria.goto(`/consola/contraloria?identificador=${identificador}`)
  const evidence = contraloria.getByRole('region', { name: 'Evidencia de la venta' })
  const key = await evidence.getByText(/^[0-9a-f]{64}$/).innerText()
  expect(await barriers(contraloria)).toEqual([])
  const [got] = await Promise.all([
    contraloria.waitForEvent('download'),
    evidence.getByRole('button', { name: 'Descargar paquete (ZIP)' }).click(),
  ])
  expect(got.suggestedFilename()).toMatch(/^evidencia-\d+\.zip$/)
  return { pack: await readFile(await got.path()), key }
}

/** Opens the saved verifier page from disk, offline, on a phone. */
async function openOffline(contraloria: Page, info: TestInfo): Promise<Page> {
  const kept = info.outputPath('verificador.html')
  await writeFile(kept, await (await contraloria.request.get('/verificador.html')).body())
  const browser = contraloria.context().browser()
  const context = await browser?.newContext({ ...inChile, viewport: { width: 360, height: 740 }, offline: true })
  const page = await context?.newPage()
  if (!page) throw new Error('no browser')
  await page.goto(`file://${kept}`)
  return page
}

/** Checks an evidence pack with the verifier alone: it is valid, and with one changed byte it is not. */
export async function checkEvidence(
  contraloria: Page,
  { identificador, nombre }: { readonly identificador: number; readonly nombre: RegExp },
  info: TestInfo,
): Promise<void> {
  const { pack, key } = await download(contraloria, identificador)
  const page = await openOffline(contraloria, info)
  const refused: string[] = []
  page.on('console', (said) => said.type() === 'error' && refused.push(said.text()))
  await page.getByLabel('Huella de la clave que publica la isapre').fill(key)
  await page.getByLabel('Paquete de evidencia (ZIP)').setInputFiles(zip(pack))
  await expect(page.getByRole('heading', { name: 'El paquete está íntegro' })).toBeFocused()
  await expect(page.getByText(nombre).first()).toBeVisible()
  await expect(page.getByText('Aceptó los documentos firmados')).toBeVisible()
  expect(await barriers(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  const altered = Buffer.from(pack)
  altered[pack.length >> 1] = (pack[pack.length >> 1] ?? 0) ^ 1
  await page.getByLabel('Paquete de evidencia (ZIP)').setInputFiles(zip(altered))
  await expect(page.getByRole('heading', { name: 'El paquete no se puede creer' })).toBeFocused()
  await expect(
    page
      .getByRole('listitem')
      .filter({ hasText: /fue cambiad|está dañado/ })
      .first(),
  ).toBeVisible()
  expect(refused).toEqual([])
  await page.context().close()
}
