import type { Browser, Page } from '@playwright/test'
import { another } from '../../e2e/sale/evaluation.ts'
import {
  declareByPhone,
  enlaceEnCorreo,
  identify,
  phone,
  respuestaCon,
  signByPhone,
  titulo,
  vendida,
} from '../../e2e/sale/invitada.ts'
import { callsOf } from '../../e2e/support/calls.ts'
import { settle } from '../../e2e/support/visit.ts'
import { routes } from '../../packages/contract/routes.ts'
import { addressOf } from '../../packages/contract/screens.ts'
import { jpgDe, pdf } from '../../packages/domain/testing/archivos.ts'
import { type Weight, weightOf } from './fetched.ts'

const RUT = '15609501-K'
/** A photo over the upload limit: the phone reduces it, which loads all code for files. */
const FOTO_GRANDE = { name: 'foto.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(jpgDe(3_000_000)) }

interface Seen {
  readonly what: string
  /** Size loaded since the page was opened there. */
  readonly weight: Weight
  /** Loaded on demand by a button: reported without a limit. */
  readonly pressed?: true
}

/** Reply for a copy, since the sale of this applicant has none yet. */
const COPIA = { folio: 7, asesor: 'Camila Rojas', nombre: 'copia.pdf', vence: '2100-01-01T12:00:00.000Z' }

/** The copy before and after it is opened: code that draws papers loads with «Leer la copia», not with the page. */
async function* copyOf(applicant: Page): AsyncGenerator<Seen> {
  const data = { ...COPIA, devuelta: false, antecedentes: 0, firmados: 0 }
  await applicant.route(`**${routes.obtenerCopiaDS.path}`, (route) =>
    route.fulfill({ json: { codigo: '0', descripcion: 'ok', data } }),
  )
  await applicant.route(`**${routes.abrirCopiaDS.path}`, (route) =>
    route.fulfill({ contentType: 'application/pdf', body: Buffer.from(pdf()) }),
  )
  const link = `${addressOf('postulacion', 'copiaDs')}#enlace=${'x'.repeat(43)}`
  yield { what: 'copy', weight: await openedAt(applicant, link) }
  await settle(applicant, async () => {
    await applicant.getByRole('button', { name: 'Leer la copia' }).click()
    await applicant
      .getByRole('complementary')
      .getByText(/^Página 1 de|^No se pudo mostrar/)
      .waitFor()
  })
  yield { what: 'copy, once it is read', weight: await weightOf(applicant), pressed: true }
}

/** Opens a link of a letter in a fresh page and waits for its screen. */
async function openedAt(applicant: Page, link: string): Promise<Weight> {
  await applicant.goto('about:blank')
  await settle(applicant, async () => {
    await applicant.goto(link)
    await applicant.getByRole('heading', { level: 1 }).waitFor()
  })
  return await weightOf(applicant)
}

/** Screens of an applicant with a valid link, in order: from the invitation to the result. */
export async function* screensOfApplicant(browser: Browser, baseURL: string): AsyncGenerator<Seen> {
  const asesora = await another(browser, baseURL, 'asesora')
  const mesa = await another(browser, baseURL, 'mesa')
  const prospectoId = await vendida(asesora, RUT, { tipoTrabajador: 'V' })
  await (await callsOf(asesora))('generarInvitacionDashboard', { prospectoId })
  const link = await enlaceEnCorreo(mesa)
  const applicant = await phone(browser, baseURL)

  yield { what: 'invited', weight: await openedAt(applicant, link) }
  await settle(applicant, async () => {
    await identify(applicant, mesa, RUT)
    await titulo(applicant, 'Autorización PreviRed')
  })
  yield { what: 'come in, from the entrance', weight: await weightOf(applicant) }
  yield { what: 'first step', weight: await openedAt(applicant, link) }
  await declareByPhone(applicant)
  yield { what: 'signature', weight: await openedAt(applicant, link) }
  await signByPhone(applicant, mesa)
  yield { what: 'result, mandate to give', weight: await openedAt(applicant, link) }
  for (const situacion of ['restringida', 'porFirmar', 'antecedentes']) {
    await respuestaCon(applicant, 'obtenerSeguimiento', { situacion, conCarta: true })
    yield { what: `result, ${situacion}`, weight: await openedAt(applicant, link) }
  }
  await settle(applicant, async () => {
    await applicant.getByLabel(/^Agregar/).setInputFiles(FOTO_GRANDE)
    // It cannot be drawn: the error appears once everything has loaded
    await applicant.getByRole('alert').waitFor()
  })
  yield { what: 'result, a photo attached', weight: await weightOf(applicant) }
  yield* copyOf(applicant)
  for (const page of [asesora, mesa, applicant]) await page.context().close()
}
