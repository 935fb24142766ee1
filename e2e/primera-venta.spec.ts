import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import { aDDMMYYYY, sumaDias } from '../packages/domain/base/fechas/fecha.ts'
import { hoyEnSantiago } from '../packages/domain/base/fechas/instante.ts'
import { contractualData } from './sale/contract.ts'
import { approveIncome } from './sale/evaluation.ts'
import { downloadPapers } from './sale/papers.ts'
import { untilSent } from './sale/until-sent.ts'
import { barriers } from './support/barriers.ts'
import { secretShown } from './support/console.ts'
import { arrive, close, fill, press } from './support/form.ts'
import { type AlerceProcess, startProcess } from './support/server/process.ts'
import { test } from './support/test.ts'

const guide = new URL('../docs/PRIMERA-VENTA.md', import.meta.url)

/** Commands of the guide with their arguments, in order. */
const commandsOfGuide = (): string[][] =>
  [...readFileSync(guide, 'utf8').matchAll(/^npm run alerce -- (.+)$/gm)].map(([, words = '']) => words.split(' '))

const PHRASE = 'cordillera nevada del sur 41'

async function enter(page: Page, origin: string, usuario: string, provisional: string): Promise<void> {
  await page.goto(origin)
  await fill(page, { Usuario: usuario })
  await page.getByLabel('Contraseña', { exact: true }).fill(provisional)
  await press(page, 'Ingresar')
  await page.waitForURL(/\/clave$/)
  for (const [label, value] of [
    ['Contraseña actual', provisional],
    ['Contraseña nueva', PHRASE],
    ['Repita la contraseña nueva', PHRASE],
  ] as const)
    await page.getByLabel(label, { exact: true }).fill(value)
  await press(page, /Guardar contraseña|Cambiar contraseña/)
  await close(page, 'Su contraseña fue cambiada.')
}

// The applicant of e2e/sale/applicant.ts in every spelling, and the password of the users
const personal = [
  /17[.]?403[.]?221/,
  /N[ÚU]ÑEZ|n[úu]ñez|O['’]HIGGINS|o['’]higgins/i,
  /maria\.nunez/i,
  /9\s?8765\s?4321/,
  /76[.]?086[.]?428/,
  /cordillera nevada/,
]
/** Tokens of sessions and CSRF: 24 or 32 random bytes in base64url. */
const token = /[\w-]{43}|csrf["=: ]+[\w-]{32}/

const found = (texts: readonly string[]) =>
  texts.flatMap((text) => personal.filter((one) => one.test(text)).map((one) => `${one} in ${text.slice(0, 200)}`))

/** Everything that scripts of the page could read from this browser. */
async function stored(page: Page): Promise<string[]> {
  return await page.evaluate(async () => {
    const kept = [localStorage, sessionStorage].map((storage) => JSON.stringify({ ...storage }))
    const caches_ = await caches.keys()
    const records: string[] = []
    for (const { name = '' } of await indexedDB.databases()) {
      const db = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open(name)
        opening.onsuccess = () => resolve(opening.result)
        opening.onerror = () => reject(opening.error)
      })
      for (const store of Array.from(db.objectStoreNames)) {
        const all = await new Promise<unknown[]>((resolve, reject) => {
          const reading = db.transaction(store).objectStore(store).getAll()
          reading.onsuccess = () => resolve(reading.result)
          reading.onerror = () => reject(reading.error)
        })
        records.push(JSON.stringify(all))
      }
    }
    return [...kept, ...caches_, ...records, document.cookie]
  })
}
const archivo = (name: string, texto: string) => ({ name, mimeType: 'text/csv', buffer: Buffer.from(texto) })

/** Creates a user by a command of the guide; returns the first password. */
async function provisionalOf(alerce: AlerceProcess, command: readonly string[]): Promise<string> {
  const [, provisional = ''] = /provisoria: (.+)/.exec(await alerce.command(...command)) ?? []
  return provisional
}

test('the guide leads from an empty base to the first sale; no person and no token is left in logs, addresses or storage', async ({
  browser,
}) => {
  const alerce = await startProcess({
    DEMO: 'off',
    DATA_KEY: randomBytes(32).toString('base64'),
    PUBLIC_URL: 'http://127.0.0.1',
    MAIL_FROM: 'Mesa <mesa@isapre.test>',
    LOG_LEVEL: 'debug',
  })
  const ready = async () => (await fetch(`${alerce.url}/readyz`)).json()
  expect(await ready()).toMatchObject({ estado: 'listo', venta: 'detenida' })

  const commands = commandsOfGuide()
  expect(commands.map(([name]) => name)).toEqual([
    'crear-usuario',
    'catalogo',
    'catalogo',
    'catalogo',
    'crear-usuario',
    'texto',
  ])
  const [crear = [], ensayo = [], aplicar = [], uf = [], contraloria = [], texto = []] = commands
  const provisional = await provisionalOf(alerce, crear)
  expect(await alerce.command(...ensayo)).toContain('No se escribió nada.')
  expect(await ready()).toMatchObject({ venta: 'detenida' })
  expect(await alerce.command(...aplicar)).toContain('Planes: aplicado.')
  await alerce.command(...uf)
  const ofCarla = await provisionalOf(alerce, contraloria)
  expect(await alerce.command(...texto)).toMatch(/Preguntas de la Declaración de Salud: versión 2 publicada/)
  expect(await ready()).toMatchObject({ estado: 'listo', venta: 'con avisos' })

  const admin = await (await browser.newContext({ baseURL: alerce.url })).newPage()
  await enter(admin, alerce.url, 'ines', provisional)
  await admin.getByRole('navigation', { name: 'Consola' }).getByRole('link', { name: 'Catálogo' }).click()
  await arrive(admin, 'Catálogo')
  await expect(admin.getByText(/La última UF no es de hoy ni de ayer/)).toBeVisible()
  await expect(admin.getByRole('row', { name: /^Planes 5 / })).toBeVisible()

  // UF of today and tomorrow, in the format of the Banco Central
  const dia = hoyEnSantiago(new Date().toISOString())
  const [hoy, manana] = [aDDMMYYYY(dia), aDDMMYYYY(sumaDias(dia, 1))]
  await admin.getByRole('link', { name: 'UF', exact: true }).click()
  await admin
    .getByLabel(/Elegir archivo CSV/)
    .setInputFiles(archivo('bc.csv', `Período;1.Unidad de fomento (UF)\n${hoy};41.500,25\n${manana};41.501,25\n`))
  await expect(admin.getByRole('row', { name: new RegExp(`${hoy} Agrega`) })).toBeVisible()
  expect(await barriers(admin)).toEqual([])
  await press(admin, 'Aplicar')
  await admin.getByRole('alertdialog').getByRole('button', { name: 'Aplicar' }).click()
  await expect(admin.getByText('La tabla se cargó.')).toBeVisible()
  await expect(admin.getByText(/La última UF no es de hoy ni de ayer/)).toBeHidden()
  expect(await ready()).toEqual({ estado: 'listo' })

  await admin.goto(`${alerce.url}/consola/usuarios`)
  await press(admin, 'Nuevo usuario')
  await fill(admin, {
    Usuario: 'bruno',
    RUT: '16332908-5',
    Nombres: 'Bruno',
    'Primer apellido': 'Silva',
    'Correo electrónico': 'bruno@example.cl',
  })
  await admin.getByRole('checkbox', { name: /^Asesor/ }).check()
  await press(admin, 'Crear usuario')
  const ofBruno = await secretShown(admin)

  const page = await (await browser.newContext({ baseURL: alerce.url })).newPage()
  await enter(page, alerce.url, 'bruno', ofBruno)
  const addresses: string[] = []
  page.on('request', (request) => addresses.push(request.url()))
  page.on('framenavigated', (frame) => addresses.push(frame.url()))
  const { uf: total } = await untilSent(page, '17.403.221-1', '7700411')
  expect(total).not.toBe('')
  await page.getByRole('heading', { name: 'Evaluación financiera en curso' }).waitFor()

  const carla = await (await browser.newContext({ baseURL: alerce.url })).newPage()
  await enter(carla, alerce.url, 'carla', ofCarla)
  await approveIncome(carla, /MARÍA JOSÉ NÚÑEZ/)
  await press(page, 'Continuar')
  await page.waitForURL(/\/documentos/)
  await contractualData(page)
  await press(page, 'Continuar')
  await page.waitForURL(/documents-preview/)
  const papers = await downloadPapers(page)
  expect(papers.size).toBe(2)
  for (const text of papers.values()) expect(text).toContain(total)
  await press(page, 'Enviar por correo')
  await close(page, 'Los documentos se han enviado al cliente.')

  const output = alerce.output().split('\n')
  expect(output.length).toBeGreaterThan(100)
  expect(found(output)).toEqual([])
  expect(output.filter((line) => token.test(line))).toEqual([])
  expect(found(addresses.map(decodeURIComponent))).toEqual([])
  expect(addresses.filter((address) => token.test(new URL(address).search))).toEqual([])
  const kept = await stored(page)
  expect(found(kept)).toEqual([])
  expect(kept.filter((text) => token.test(text))).toEqual([])

  await carla.context().close()
  await admin.context().close()
  await page.context().close()
  await alerce.stop()
})
