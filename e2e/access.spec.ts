import { randomBytes } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { secretShown } from './support/console.ts'
import { close, fill, press } from './support/form.ts'
import { startServer } from './support/server/alerce.ts'
import { startProcess } from './support/server/process.ts'
import { login } from './support/session.ts'
import { test } from './support/test.ts'

const PHRASE = 'el tren sale tarde'
const OTHER = 'llueve sobre el puerto'

async function enter(page: Page, url: string, usuario: string, clave: string): Promise<void> {
  await page.goto(`${url}/dashboard/login`)
  await page.getByLabel('Usuario').fill(usuario)
  await page.getByLabel('Contraseña', { exact: true }).fill(clave)
  await press(page, 'Ingresar')
}

async function setPassword(page: Page, values: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(values)) await page.getByLabel(label, { exact: true }).fill(value)
  await press(page, /Guardar contraseña|Cambiar contraseña/)
}

test('a bare machine: the operator makes the first user, who must change the password and makes the others', async ({
  browser,
}) => {
  const alerce = await startProcess({
    DEMO: 'off',
    DATA_KEY: randomBytes(32).toString('base64'),
    PUBLIC_URL: 'http://127.0.0.1',
    MAIL_FROM: 'Mesa <mesa@isapre.test>',
  })
  const said = await alerce.command(
    ...['crear-usuario', '--usuario', 'ines', '--rut', '15784221-8', '--nombres', 'Inés', '--apellido', 'Soto'],
    ...['--correo', 'ines@example.cl', '--roles', 'administracion'],
  )
  const [, provisional = ''] = /provisoria: (.+)/.exec(said) ?? []
  const admin = await browser.newPage({ baseURL: alerce.url })

  await enter(admin, alerce.url, 'ines', 'Alerce-2026')
  await admin.getByRole('alertdialog', { name: 'No se ha podido iniciar sesión.' }).waitFor()
  await press(admin, 'Cerrar')
  await enter(admin, alerce.url, 'ines', provisional)
  await admin.waitForURL(/\/clave$/)
  await admin.goto(`${alerce.url}/consola/usuarios`)
  await admin.getByRole('heading', { level: 1, name: 'Cambie su contraseña' }).waitFor()
  const nueva = (clave: string) => ({ 'Contraseña nueva': clave, 'Repita la contraseña nueva': clave })
  await setPassword(admin, { 'Contraseña actual': provisional, ...nueva('Contraseña2026!') })
  await expect(admin.getByText('Es una contraseña muy común. Elija otra').first()).toBeVisible()
  await setPassword(admin, { 'Contraseña actual': provisional, ...nueva(PHRASE) })
  await close(admin, 'Su contraseña fue cambiada.')
  await admin.getByRole('heading', { level: 1, name: 'Usuarios' }).waitFor()

  await press(admin, 'Nuevo usuario')
  await fill(admin, {
    Usuario: 'bruno',
    RUT: '16332908-5',
    Nombres: 'Bruno',
    'Primer apellido': "D'Alençon",
    'Correo electrónico': 'bruno@example.cl',
  })
  await admin.getByRole('checkbox', { name: /^Asesor/ }).check()
  await press(admin, 'Crear usuario')
  const ofBruno = await secretShown(admin)

  const bruno = await browser.newPage({ baseURL: alerce.url })
  await enter(bruno, alerce.url, 'bruno', ofBruno)
  await bruno.waitForURL(/\/clave$/)
  await setPassword(bruno, { 'Contraseña actual': ofBruno, ...nueva(PHRASE) })
  await close(bruno, 'Su contraseña fue cambiada.')
  await bruno.getByRole('heading', { name: 'Bienvenido Bruno, ¿qué quieres hacer hoy?' }).waitFor()

  // who has forgotten it gets a link that works once
  await admin.getByRole('link', { name: /Bruno/ }).click()
  await press(admin, 'Crear enlace de contraseña')
  const link = await secretShown(admin)
  const elsewhere = await browser.newPage({ baseURL: alerce.url })
  await elsewhere.goto(link)
  await setPassword(elsewhere, nueva(OTHER))
  await elsewhere.getByRole('button', { name: 'Ingresar' }).waitFor()
  expect(elsewhere.url()).not.toContain('enlace')
  await bruno.getByText('Su contraseña cambió. Ingrese con la nueva.').waitFor()
  // used, it says so before anything is typed
  await elsewhere.goto(link)
  await elsewhere.getByText('El enlace no es válido, venció o ya fue usado.', { exact: false }).waitFor()
  await enter(bruno, alerce.url, 'bruno', OTHER)
  await bruno.getByRole('heading', { name: /^Bienvenido Bruno/ }).waitFor()

  // deactivated: out at once, and in no more, in the words of any failed login
  await press(admin, 'Desactivar')
  await admin.getByRole('alertdialog').getByRole('button', { name: 'Desactivar' }).click()
  await bruno.getByRole('button', { name: 'Ingresar' }).waitFor()
  await enter(bruno, alerce.url, 'bruno', OTHER)
  await bruno.getByRole('alertdialog', { name: 'No se ha podido iniciar sesión.' }).waitFor()
  await alerce.stop()
})

test('every role lands where it works', async ({ browser, alerce }) => {
  for (const [usuario, path] of [
    ['asesora', '/dashboard/home'],
    ['jefatura', '/dashboard/home'],
    ['contraloria', '/consola/contraloria'],
    ['mesa', '/consola/mesa'],
    ['administracion', '/consola/usuarios'],
  ] as const) {
    const page = await browser.newPage({ baseURL: alerce.url })
    await login(page, usuario, '/')
    await page.waitForURL((url) => url.pathname === path)
    await page.close()
  }
})

test('who guesses is slowed down and told how long; who comes from a known browser is not', async ({ browser }) => {
  const alerce = await startServer({ LOGIN_ATTEMPTS_PER_MINUTE: '1000' })
  const known = await browser.newContext({ baseURL: alerce.url })
  await login(await known.newPage(), 'asesora')
  const stranger = await browser.newPage({ baseURL: alerce.url })
  // the waits grow from one second: goes on guessing until one is long enough for a slow machine to see it
  const told = stranger.getByRole('alertdialog', {
    name: /^Demasiados intentos\. Espere ([4-9]|\d\d) segundos/,
  })
  await expect(async () => {
    await enter(stranger, alerce.url, 'asesora', 'otro intento')
    await stranger.getByRole('alertdialog').waitFor()
    expect(await told.isVisible()).toBe(true)
  }).toPass({ intervals: [0] })
  await press(stranger, 'Cerrar')
  await expect(stranger.getByRole('button', { name: 'Ingresar' })).toHaveAccessibleDescription(/nuevamente en/)

  const again = await known.newPage()
  await again.goto('/dashboard/home')
  await press(again, 'Camila Rojas')
  await press(again, 'Cerrar sesión')
  await again.getByRole('button', { name: 'Ingresar' }).waitFor()
  await enter(again, alerce.url, 'asesora', 'Alerce-2026')
  await again.getByRole('heading', { name: /^Bienvenido/ }).waitFor()
  await alerce.stop()
})
