import { expect, type Page } from '@playwright/test'
import { preguntasDS } from '../../packages/domain/declaracion/preguntas.ts'
import { fill, press } from '../support/form.ts'
import { test } from '../support/test.ts'
import { invitada } from './al-telefono.ts'
import { identify, titulo } from './invitada.ts'

test.use({ apart: 'electronica' })

const RUT = '17245374-0'

async function answer(applicant: Page, numero: number, respuesta: 'Sí' | 'No'): Promise<void> {
  await titulo(applicant, `Pregunta ${numero}`)
  // The tap of a «no» saves it
  await applicant.getByRole('radio', { name: respuesta }).click()
  if (respuesta === 'No') return
  await fill(applicant, { '¿Qué le diagnosticaron?': 'Glaucoma', '¿Cuándo, más o menos?': '03-2019' })
  await press(applicant, 'Guardar y continuar')
}

/** Content of the site's IndexedDB databases, as text. */
const enBases = (page: Page) =>
  page.evaluate(async () => {
    const done = (request: IDBRequest) =>
      new Promise<void>((resolve, reject) => {
        request.onsuccess = () => resolve()
        request.onerror = () => reject(request.error)
      })
    const opening = indexedDB.open('alerce-postulacion')
    await done(opening)
    const reading = opening.result.transaction('filas').objectStore('filas').getAll()
    await done(reading)
    opening.result.close()
    const values = reading.result.flatMap((row: object) => Object.values(row))
    return values.map((one) => (one instanceof ArrayBuffer ? new TextDecoder().decode(one) : String(one)))
  })

/** Content of the other storages and of the caches: no typed data and no API reply may be there. */
const enCaches = (page: Page) =>
  page.evaluate(async () => {
    const kept = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()))
    return [{ ...localStorage }, { ...sessionStorage }, kept.flat().map(({ url }) => url)].map((one) =>
      JSON.stringify(one),
    )
  })

test('an applicant without network keeps answering, reloads, and all answers arrive in order', async ({
  page,
  browser,
  alerce,
}) => {
  const { mesa, enlace, applicant } = await invitada({ page, browser, alerce }, RUT, { nombres: 'Silvia' })
  await applicant.goto(enlace)
  await identify(applicant, mesa, RUT)
  for (const paso of ['Autorización PreviRed', 'Renta', 'Consideraciones']) {
    await titulo(applicant, paso)
    if (paso === 'Consideraciones') await applicant.getByRole('checkbox').check()
    await press(applicant, /^(No autorizo|Es correcta|Continuar)$/)
  }
  await titulo(applicant, 'Sus datos')
  await fill(applicant, { 'Peso (kg)': '60', 'Estatura (m)': '1,65' })
  await applicant.getByRole('radio', { name: 'No' }).check()
  await press(applicant, 'Guardar y continuar')
  // Double click without an answer: the focus goes to the answers, though the button moved
  await titulo(applicant, 'Pregunta 1')
  await applicant.getByRole('button', { name: 'Guardar y continuar' }).dblclick()
  await expect(applicant.getByRole('radio', { name: 'No' })).toBeFocused()
  await applicant.keyboard.press('Space')
  await press(applicant, 'Guardar y continuar')
  await titulo(applicant, 'Pregunta 2')
  // The service worker has stored the shell
  await applicant.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready
    if (active?.state === 'activated') return
    await new Promise((resolve) => active?.addEventListener('statechange', resolve, { once: true }))
  })

  const network = applicant.context()
  await network.setOffline(true)
  await expect(applicant.getByText(/^Sin conexión\. Sus respuestas se guardarán/)).toBeVisible()
  // After a reload in the middle of a diagnosis its draft is restored, and is stored encrypted only
  await titulo(applicant, 'Pregunta 2')
  await applicant.getByRole('radio', { name: 'Sí' }).check()
  await expect.poll(async () => (await enBases(applicant)).length).toBe(8)
  const empezada = await enBases(applicant)
  await fill(applicant, { '¿Qué le diagnosticaron?': 'Glaucoma' })
  await expect.poll(() => enBases(applicant)).not.toEqual(empezada)
  expect((await enBases(applicant)).join('\n')).not.toMatch(/Glaucoma/i)
  await applicant.reload()
  await titulo(applicant, 'Pregunta 2')
  await expect(applicant.getByRole('textbox', { name: '¿Qué le diagnosticaron?' })).toHaveValue('Glaucoma')
  await answer(applicant, 2, 'Sí')
  await answer(applicant, 3, 'No')
  await expect(applicant.getByText('2 respuestas por enviar.')).toBeVisible()
  await titulo(applicant, 'Pregunta 4')
  // The draft of the second question is deleted once its answer is queued
  await expect.poll(async () => (await enBases(applicant)).length).toBe(8)
  const filas = await enBases(applicant)
  expect([...filas, ...(await enCaches(applicant))].join('\n')).not.toMatch(/Glaucoma|SILVIA|17245374|\/api\//i)

  // After an offline reload the page is at the same screen, and the queue is kept
  await applicant.reload()
  await titulo(applicant, 'Pregunta 4')
  await expect(applicant.getByText('2 respuestas por enviar.')).toBeVisible()
  await press(applicant, 'Volver')
  await press(applicant, 'Volver')
  await titulo(applicant, 'Pregunta 2')
  await expect(applicant.getByRole('textbox', { name: '¿Qué le diagnosticaron?' })).toHaveValue('Glaucoma')
  await press(applicant, 'Guardar y continuar')
  for (const numero of preguntasDS.filter((una) => una >= 4)) await answer(applicant, numero, 'No')
  // Acceptances need the server
  await titulo(applicant, 'Revisión de sus datos')
  await press(applicant, 'Está correcto')
  await expect(applicant.getByText(/^Sin conexión\. Este paso necesita la red/)).toBeVisible()
  await press(applicant, 'Salir y seguir después')
  await expect(applicant.getByText(/^Sin conexión todavía no puede salir/)).toBeVisible()
  await expect(applicant.getByText('13 respuestas por enviar.')).toBeVisible()

  const llegan: number[] = []
  applicant.on('request', (request) => {
    const sent = request.url().includes('guardarRespuestaPostulante') ? request.postDataJSON() : null
    if (sent) llegan.push(sent.codigoPregunta)
  })
  await network.setOffline(false)
  await expect.poll(() => llegan).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 13, 14, 15])
  await expect(applicant.getByText(/respuestas? por enviar\.$/)).toBeHidden()
  await press(applicant, 'Está correcto')
  await titulo(applicant, 'Revisión de la declaración')
  await expect(applicant.getByText(/Glaucoma, 01-03-2019/)).toBeVisible()
  await press(applicant, 'Salir y seguir después')
  await expect(applicant.getByText('Puede seguir cuando quiera con el mismo enlace.')).toBeVisible()

  // After leaving no data can be opened: offline, the link asks for the network instead of the identity
  await network.setOffline(true)
  await applicant.reload()
  await expect(applicant.getByRole('button', { name: 'Reintentar' })).toBeVisible()
  expect(await applicant.content()).not.toContain('Glaucoma')
})
