import { expect, type Page } from '@playwright/test'
import ICAL from 'ical.js'
import { signedIn } from '../sale/evaluation.ts'
import { barriers } from '../support/barriers.ts'
import { choose, close, fill, press } from '../support/form.ts'
import { login } from '../support/session.ts'
import { type Libro, test } from './libro.ts'

const PREGUNTA = 'Estás seguro que quiere eliminar esta cita.'

let libro: Libro
test.beforeEach(({ libro: abierto }) => {
  libro = abierto
})

/** The advisor at their list of appointments, at that hour. */
async function enAgenda(page: Page, hora = '08:00'): Promise<void> {
  await libro.son(page, hora)
  await login(page, 'asesor2', `${libro.alerce.url}/dashboard/agenda?vista=lista`)
  await page.getByRole('heading', { level: 1, name: 'Calendario' }).waitFor()
}
const dialogo = (page: Page, name: string) => page.getByRole('dialog', { name })
const fila = (page: Page, words: RegExp) => page.getByRole('button', { name: words }).first()
const guardar = (page: Page) => page.getByRole('button', { name: 'Guardar', exact: true }).click()
const leida = (ics: string) => new ICAL.Component(ICAL.parse(ics)).getAllSubcomponents('vevent')

async function escribir(page: Page, dia: string, desde: string): Promise<void> {
  await fill(page, { Fecha: dia })
  await choose(page, 'Desde', desde)
}

/** What the Bitácora says of somebody, from its own screen. */
async function bitacora(page: Page, prospectoId: number) {
  await page.goto(`/dashboard/timeline?prospectoId=${prospectoId}`)
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  return page.getByRole('main')
}

test('booked by RUT; an end before its start is refused; a taken hour offers free ones, or both on purpose', async ({
  page,
}) => {
  const prospectoId = await libro.prospecto('AMARU', '18765432-7')
  await enAgenda(page)
  await press(page, 'Nueva cita')
  await page.getByRole('combobox', { name: 'Prospecto' }).fill('18.765.432')
  await page.getByRole('option', { name: /AMARU TRALCAO.* · 18\.765\.432-7/ }).click()
  await escribir(page, libro.dia(2), '10:00')
  await expect(page.getByText(`Inicio ${libro.dia(2)} 10:00:00 · Término ${libro.dia(2)} 10:30:00`)).toBeVisible()
  await choose(page, 'Hasta', '10:00')
  await guardar(page)
  await expect(page.getByText('La hora de inicio es menor a la de término.')).toBeVisible()
  await choose(page, 'Hasta', '10:30')
  await guardar(page)
  await expect(fila(page, /10:00 a 10:30.*AMARU TRALCAO/)).toBeVisible()

  for (const salida of ['libre', 'igual'] as const) {
    await page.goto(`/dashboard/agenda?vista=lista&prospectoId=${prospectoId}`)
    await page.getByText('Para AMARU TRALCAO').waitFor()
    await press(page, 'Nueva cita')
    await escribir(page, libro.dia(2), '10:00')
    await guardar(page)
    await expect(page.getByText('Ya tiene una cita en ese horario.')).toBeVisible()
    if (salida === 'libre') {
      await press(page, /, 10:30$/)
      await guardar(page)
      await expect(fila(page, /10:30 a 11:00.*AMARU TRALCAO/)).toBeVisible()
    } else {
      await expect(page.getByText(/así queda escrito en la Bitácora/)).toBeVisible()
      await press(page, 'Guardar igual')
      await expect(page.getByRole('button', { name: /^10:00 a 10:30.*AMARU TRALCAO/ })).toHaveCount(2)
    }
  }
  await expect(await bitacora(page, prospectoId)).toContainText('junto a otra cita a la misma hora')
})

test('two tabs: the late one reads who changed it and what it is now, and keeps what was typed', async ({ page }) => {
  const prospectoId = await libro.prospecto('BELÉN', '18765433-5')
  await libro.cita(prospectoId, libro.dia(3), '09:00')
  await enAgenda(page)
  const otra = await page.context().newPage()
  await libro.son(otra, '08:00')
  await otra.goto(`${libro.alerce.url}/dashboard/agenda?vista=lista`)
  for (const tab of [page, otra]) {
    await fila(tab, /^09:00 a 09:30.*BELÉN/).click()
    await dialogo(tab, 'Editar cita').waitFor()
  }
  await page.getByRole('textbox', { name: 'Comentario' }).fill('Por teléfono')
  await choose(page, 'Hasta', '10:00')
  await guardar(page)
  await expect(fila(page, /09:00 a 10:00.*BELÉN/)).toBeVisible()

  await otra.getByRole('textbox', { name: 'Comentario' }).fill('En su oficina')
  await guardar(otra)
  await expect(otra.getByText(/^Usted cambió esta cita en otra ventana/)).toBeVisible()
  await expect(otra.getByText(/de 09:00 a 10:00: “Por teléfono”/)).toBeVisible()
  await expect(otra.getByRole('textbox', { name: 'Comentario' })).toHaveValue('En su oficina')
  await guardar(otra)
  await expect(fila(otra, /09:00 a 09:30.*BELÉN.*En su oficina/)).toBeVisible()
  await otra.close()
})

test('a server that fails keeps what was typed; deleting asks, and then everything closes', async ({ page }) => {
  const prospectoId = await libro.prospecto('CLEMENTE', '18765441-6')
  await libro.cita(prospectoId, libro.dia(4), '12:00')
  await enAgenda(page)
  await fila(page, /^12:00 a 12:30.*CLEMENTE/).click()
  await page.getByRole('textbox', { name: 'Comentario' }).fill('Trae cédula')
  await page.route('**/agendarCita', (route) => route.abort())
  await guardar(page)
  await close(page, 'No se ha podido guardar la cita. Intentalo nuevamente.')
  await expect(page.getByRole('textbox', { name: 'Comentario' })).toHaveValue('Trae cédula')
  await page.unroute('**/agendarCita')
  await guardar(page)
  await fila(page, /12:00 a 12:30.*CLEMENTE.*Trae cédula/).click()

  const eliminar = dialogo(page, 'Editar cita').getByRole('button', { name: 'Eliminar' })
  const pregunta = page.getByRole('alertdialog', { name: PREGUNTA })
  await eliminar.click()
  await pregunta.getByRole('button', { name: 'Cancelar' }).click()
  await expect(dialogo(page, 'Editar cita')).toBeVisible()
  await page.route('**/eliminarCita', (route) => route.abort())
  await eliminar.click()
  await pregunta.getByRole('button', { name: 'Eliminar' }).click()
  await close(page, 'No se ha podido eliminar la cita. Intentalo nuevamente.')
  await page.unroute('**/eliminarCita')
  await eliminar.click()
  await pregunta.getByRole('button', { name: 'Eliminar' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('button', { name: /CLEMENTE/ })).toHaveCount(0)
})

test('an invitation reaches the outbox with its calendar file, without the comment', async ({ page, browser }) => {
  const prospectoId = await libro.prospecto('DOMINGA', '18765450-5')
  await libro.son(page, '08:00')
  await login(page, 'asesor2', `${libro.alerce.url}/dashboard/agenda?vista=lista&prospectoId=${prospectoId}`)
  await page.getByText('Para DOMINGA TRALCAO').waitFor()
  await press(page, 'Nueva cita')
  await escribir(page, libro.dia(5), '15:00')
  await page.getByRole('textbox', { name: 'Comentario' }).fill('Nota de la mesa')
  await page.getByRole('checkbox', { name: 'Enviar invitación por correo al prospecto' }).check()
  await guardar(page)
  await fila(page, /15:00 a 15:30.*DOMINGA/).waitFor()

  const mesa = await signedIn(browser, libro.alerce.url, 'mesa')
  await mesa.goto('/consola/correos')
  await mesa.getByRole('button', { name: /^Cita con/ }).click()
  const descarga = mesa.waitForEvent('download')
  await mesa.getByRole('button', { name: 'Descargar cita.ics' }).click()
  const stream = await (await descarga).createReadStream()
  const ics = Buffer.concat(await stream.toArray()).toString('utf8')
  expect(leida(ics)).toHaveLength(1)
  expect(ics).not.toContain('Nota de la mesa')
  await mesa.context().close()
})

test('the next appointment of a prospect that overlaps keeps its three fields and offers what is free', async ({
  page,
}) => {
  const prospectoId = await libro.prospecto('FRESIA', '18765470-K')
  await libro.cita(prospectoId, libro.dia(6), '10:00')
  await libro.son(page, '08:00')
  await login(page, 'asesor2', `${libro.alerce.url}/dashboard/add-prospect?prospectoId=${prospectoId}`)
  await fill(page, { Fecha: libro.dia(6), Duración: '45' })
  await choose(page, 'Hora de inicio', '10:00')
  await press(page, 'Guardar Prospecto')
  await close(page, 'Los datos se han guardado correctamente!')
  await expect(page.getByText('Ya tiene una cita en ese horario.')).toBeInViewport()
  await expect(page.getByRole('textbox', { name: 'Fecha' })).toHaveValue(libro.dia(6))
  await expect(page.getByRole('textbox', { name: 'Duración' })).toHaveValue('45')
  await press(page, /, 10:30$/)
  await press(page, 'Guardar Prospecto')
  await close(page, 'Los datos se han guardado correctamente!')
  await expect(page.getByRole('textbox', { name: 'Fecha' })).toHaveValue('')
  await page.goto('/dashboard/agenda?vista=lista')
  await expect(fila(page, /10:30 a 11:15.*FRESIA/)).toBeVisible()
})

test('the private calendar is made, read by another program, and ends', async ({ page, request }) => {
  const prospectoId = await libro.prospecto('GALVARINO', '18765471-8')
  await libro.cita(prospectoId, libro.dia(7), '09:00', { comentario: 'Nota de la mesa' })
  await enAgenda(page)
  await press(page, 'Mi calendario en otros programas')
  await press(page, 'Crear dirección')
  const direccion = await page.getByRole('code').innerText()
  expect(direccion.startsWith(libro.alerce.url)).toBe(true)
  const ics = await (await request.get(direccion)).text()
  const titulos = leida(ics).map((entrada) => String(entrada.getFirstPropertyValue('summary')))
  expect(titulos).toContain('Cita con GALVARINO T.')
  expect(ics).not.toMatch(/Nota de la mesa|TRALCAO/)

  await press(page, 'Listo')
  await press(page, 'Cerrar')
  await press(page, 'Mi calendario en otros programas')
  await expect(page.getByText(/Leída por última vez el/)).toBeVisible()
  await press(page, 'Dejar de compartir')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Dejar de compartir' }).click()
  await expect(page.getByText(/No hay ninguna dirección/)).toBeVisible()
  expect((await request.get(direccion)).status()).toBe(404)

  const descarga = page.waitForEvent('download')
  await press(page, 'Descargar agenda (.ics)')
  expect((await descarga).suggestedFilename()).toMatch(/^agenda-.*\.ics$/)
})

test('no barrier in the dialogs', async ({ page }) => {
  await enAgenda(page)
  for (const [button, name] of [
    ['Nueva cita', 'Agendar cita'],
    ['Mi calendario en otros programas', 'Mi calendario en otros programas'],
  ] as const) {
    await press(page, button)
    await dialogo(page, name).waitFor()
    expect(await barriers(page, 'dialog'), name).toEqual([])
    await press(page, 'Cerrar')
  }
})

test('what has passed says what became of it, which counts, or is moved', async ({ page }) => {
  const prospectoId = await libro.prospecto('ELCIRA', '18765460-2')
  await libro.cita(prospectoId, libro.dia(0), '09:30')
  await libro.cita(prospectoId, libro.dia(0), '10:00')
  await enAgenda(page, '12:00')
  const realizadas = async () => {
    await page.goto('/dashboard/statistics')
    return Number(
      await page.getByRole('region', { name: 'Entrevistas' }).getByRole('link').first().getByText(/^\d+$/).innerText(),
    )
  }
  const antes = await realizadas()
  await page.goto('/dashboard/agenda?vista=lista')
  await fila(page, /^09:30 a 10:00.*ELCIRA/).click()
  await dialogo(page, 'Cita Caducada').getByRole('radio', { name: 'Realizado', exact: true }).check({ force: true })
  await guardar(page)
  await expect(fila(page, /^09:30 a 10:00.*ELCIRA.*Realizad[oa]/)).toBeVisible()

  await fila(page, /^10:00 a 10:30.*ELCIRA/).click()
  await dialogo(page, 'Cita Caducada').getByRole('radio', { name: 'Reagendar' }).click({ force: true })
  await expect(dialogo(page, 'Cita Caducada')).toHaveCount(0)
  await expect(page.getByText(`Inicio ${libro.dia(1)} 10:00:00 · Término ${libro.dia(1)} 10:30:00`)).toBeVisible()
  await guardar(page)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(await realizadas()).toBe(antes + 1)
  const dicho = await bitacora(page, prospectoId)
  await expect(dicho).toContainText(/realizada/i)
  await expect(dicho).toContainText(/reagendada/i)
})
