import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { entries } from '@alerce/contract/screens'
import fastify from 'fastify'
import { afterAll, expect, test } from 'vitest'
import { mountPages } from './pages.ts'

const hoy = () => '2026-11-21'
const root = mkdtempSync(join(tmpdir(), 'alerce-pages-'))
/** One page per entry, and the first page of the day. */
const pages = [...entries, 'inicio']
afterAll(() => rmSync(root, { recursive: true }))

test('a page is not stored and its policy allows no inline code; the service worker may only fetch from here', async () => {
  mkdirSync(join(root, 'assets'))
  mkdirSync(join(root, 'dashboard'))
  writeFileSync(join(root, 'dashboard/manifest.webmanifest'), '{}')
  for (const page of pages) writeFileSync(join(root, `${page}.html`), page)
  for (const entry of ['dashboard', 'postulacion']) writeFileSync(join(root, `${entry}-sw.js`), `// ${entry}`)
  const policy = "default-src 'none'; script-src 'sha256-x'"
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}">`
  writeFileSync(join(root, 'verificador.html'), meta)
  const app = fastify()
  await mountPages(app, root, hoy)
  const page = await app.inject('/postulacion/declaracion')
  expect(page.headers).toMatchObject({ 'cache-control': 'no-store' })
  const directives = String(page.headers['content-security-policy']).split('; ')
  expect(directives).toEqual(
    expect.arrayContaining(["script-src 'self'", "style-src-elem 'self'", "style-src-attr 'none'"]),
  )

  const verifier = await app.inject('/verificador.html')
  expect(verifier.headers['content-security-policy']).toBe(`${policy}; frame-ancestors 'none'`)
  expect(verifier.body).toBe(meta)

  for (const entry of ['dashboard', 'postulacion']) {
    const worker = await app.inject(`/${entry}/sw.js`)
    expect(worker.body).toBe(`// ${entry}`)
    expect(worker.headers).toMatchObject({
      'cache-control': 'no-cache',
      'content-type': 'text/javascript; charset=utf-8',
      'content-security-policy': "default-src 'none'; connect-src 'self'",
    })
  }
  const manifest = await app.inject('/dashboard/manifest.webmanifest')
  expect([manifest.body, manifest.headers['content-type']]).toEqual(['{}', 'application/manifest+json'])
  await app.close()
})

test('the files of the pages are kept a year, and a build that replaces them on the disk takes none away', async () => {
  const built = mkdtempSync(join(root, 'built-'))
  mkdirSync(join(built, 'assets'))
  for (const page of pages) writeFileSync(join(built, `${page}.html`), page)
  mkdirSync(join(built, 'dashboard'))
  for (const file of ['dashboard-sw.js', 'postulacion-sw.js', 'verificador.html', 'assets/aB3.js', 'assets/base.css'])
    writeFileSync(join(built, file), `/* ${file} */`)
  const app = fastify()
  await mountPages(app, built, hoy)
  rmSync(join(built, 'assets'), { recursive: true })

  expect((await app.inject('/dashboard/home?desde=2026-01-01')).body).toBe('inicio')
  expect((await app.inject('/dashboard/agenda')).body).toBe('dashboard')
  const packed = await app.inject({ url: '/assets/aB3.js', headers: { 'accept-encoding': 'gzip' } })
  expect(packed.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' })
  const script = await app.inject('/assets/aB3.js')
  expect(script.body).toBe('/* assets/aB3.js */')
  expect(script.headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-type': 'text/javascript; charset=utf-8',
  })
  expect((await app.inject('/assets/base.css')).headers['content-type']).toBe('text/css; charset=utf-8')
  for (const none of ['/assets/ab3.js', '/assets/', '/assets/..%2Fverificador.html'])
    expect((await app.inject(none)).statusCode).toBe(404)
  await app.close()
})
