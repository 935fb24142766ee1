import { expect, type Page } from '@playwright/test'
import { callsOf } from '../support/calls.ts'
import { signIn } from '../support/session.ts'
import { test } from '../support/test.ts'

// The desk sees the irregularities of all journeys
test.use({ apart: 'mesa-teclado' })

const CASOS = 60

/** Opens irregularities of the advisor's own cases, until the desk has sixty. */
async function sesentaCasos(page: Page): Promise<void> {
  await signIn(page, 'asesora')
  const suyos = await (await callsOf(page))('obtenerProspectos', {
    nombreProspecto: '',
    apellidoPaternoProspecto: '',
    apellidoMaternoProspecto: '',
    estado: '',
    tipoProspecto: '',
    limite: 100,
  })
  await signIn(page, 'mesa')
  const calls = await callsOf(page)
  const codigos = (await calls('obtenerCodigosIrregularidad', {})).flatMap(({ codigo, detalles }) =>
    detalles.map((detalle) => ({ codigo, codigoDetalle: detalle.codigo })),
  )
  const { filas } = await calls('obtenerIrregularidades', { cuales: 'abiertas', limite: 100 })
  const sinNinguna = suyos.filter((suyo) => filas.every(({ prospectoId }) => prospectoId !== suyo.prospectoId))
  let abiertas = filas.length
  for (const codigo of codigos)
    for (const { prospectoId } of sinNinguna) {
      if (abiertas === CASOS) return
      await calls('abrirIrregularidad', { prospectoId, ...codigo, motivo: '' })
      abiertas += 1
    }
}

test('a clerk with sixty cases and a keyboard: one by one without skipping any, and the rest at once', async ({
  page,
}) => {
  await sesentaCasos(page)
  await page.goto('/consola/mesa?ver=irregularidad')
  const rows = page.locator('tbody').getByRole('row')
  await expect(rows).toHaveCount(CASOS)

  for (const cerradas of [1, 2, 3]) {
    const next = await rows.first().getByRole('button').first().getAttribute('aria-label')
    await page.keyboard.press('j')
    await expect(page.getByRole('button', { name: next ?? '', exact: true })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(rows).toHaveCount(CASOS - cerradas)
    await expect(rows.first()).toBeFocused()
  }

  await page.keyboard.press('j')
  await page.keyboard.press('x')
  for (let at = 1; at < CASOS - 3; at++) await page.keyboard.press('j')
  await page.keyboard.press('Shift+X')
  await page.keyboard.press('r')
  const todas = page.getByRole('button', { name: `Cerrar ${CASOS - 3}` })
  await expect(todas).toBeFocused()
  await expect(todas).toBeInViewport()
  await page.keyboard.press('Enter')
  const resultado = page.getByRole('heading', { name: `Resultado: ${CASOS - 3} de ${CASOS - 3}` })
  await expect(resultado).toBeFocused()
  await expect(rows).toHaveCount(0)
})
