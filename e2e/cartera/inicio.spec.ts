import { expect } from '@playwright/test'
import { login } from '../support/session.ts'
import { test } from '../support/test.ts'
import { visit } from '../support/visit.ts'

test('what the portfolio is made of travels beside its page, and nothing twice', async ({ page, request }) => {
  await login(page, 'asesora')
  await visit(page, '/dashboard/home')
  await expect(page.getByRole('article').first()).toBeVisible()
  const fetched = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
  )
  const files = fetched.filter((path) => /^\/assets\/.*\.(js|css)$/.test(path))
  expect(files.length).toBeGreaterThan(5)
  expect(new Set(files).size).toBe(files.length)
  const html = await (await request.get('/dashboard/home')).text()
  expect(files.filter((path) => !html.includes(`"${path}"`))).toEqual([])
  expect(fetched.filter((path) => path.endsWith('/sesion'))).toHaveLength(1)
})
