import { expect } from '@playwright/test'
import { barriers } from '../support/barriers.ts'
import { callsOf } from '../support/calls.ts'
import { arrive, choose, fill, press } from '../support/form.ts'
import { signIn } from '../support/session.ts'
import { test } from '../support/test.ts'

test.use({ apart: 'cartera' })

test('an administrator hands a portfolio over, who receives it works on it, and all comes back', async ({
  page,
  browser,
}) => {
  await signIn(page, 'administracion')
  await page.goto('/consola/carteras')
  await arrive(page, 'Carteras')
  expect(await barriers(page)).toEqual([])
  await press(page, 'Reasignar la cartera de Camila Rojas')
  await choose(page, 'Quién los recibe', /^Matías/)
  await fill(page, { 'Por qué': 'Deja la empresa' })
  expect(await barriers(page)).toEqual([])
  await press(page, /^Reasignar \d+ casos$/)
  await expect(page.getByRole('status')).toContainText('pasaron a Matías Oyarzún')

  const suya = await browser.newPage({ baseURL: new URL(page.url()).origin })
  await signIn(suya, 'asesor2')
  const calls = await callsOf(suya)
  const recibidos = (await calls('obtenerProspectos', { limite: 100 })).filter(({ recibido }) => recibido !== null)
  const [uno] = recibidos
  if (!uno) throw new Error('nothing was received')
  await suya.goto(`/dashboard/timeline?prospectoId=${uno.prospectoId}`)
  await expect(suya.getByText(/Reasignado: de Camila Rojas a Matías Oyarzún. Deja la empresa/)).toBeVisible()

  await page.reload()
  await press(page, /^Deshacer: \d+ casos de Camila Rojas a Matías Oyarzún$/)
  await expect(page.getByText(/Volvieron \d+ casos a Camila Rojas\./)).toBeVisible()
  await suya.reload()
  await expect(suya.getByText('No se encontró lo que busca.').first()).toBeVisible()
  await suya.close()
})
