import { expect, type Page } from '@playwright/test'
import { cotizar, formularioDe, type PostulanteDemo } from '../../apps/server/src/semilla/demo/recorrido.ts'
import { callsOf } from '../support/calls.ts'
import { press } from '../support/form.ts'
import { signIn } from '../support/session.ts'
import { testOfKills as test } from '../support/test.ts'

const RARO = "ÑANDÚ D'ALENÇON"

/** Whose forms they are. */
interface Prospectos {
  readonly nuevo: number
  /** Its plan is confirmed. */
  readonly vendido: number
  /** Its DS may be used again, and the sale that does. */
  readonly reutilizable: number
  readonly copia: number
}

interface DraftedForm {
  readonly nombre: string
  readonly direccion: (casos: Prospectos) => string
  /** What opens the place where it is typed. */
  readonly abre?: string
  readonly region?: string
  readonly campo: string
  readonly escrito: string
  /** As it is shown; as it was typed when absent. */
  readonly visto?: string
}

const formularios: readonly DraftedForm[] = [
  { nombre: 'a new prospect', direccion: () => 'add-prospect', campo: 'Nombres', escrito: RARO },
  {
    nombre: 'a pair',
    direccion: () => 'add-compensado',
    region: 'Agregar Compensado Recibe',
    campo: 'Segundo apellido',
    escrito: RARO,
  },
  {
    nombre: 'a prospect that exists',
    direccion: ({ nuevo }) => `add-prospect?prospectoId=${nuevo}`,
    campo: 'Primer apellido',
    escrito: RARO,
  },
  {
    nombre: "the applicant's data",
    direccion: ({ nuevo }) => `postulant-data?prospectoId=${nuevo}`,
    campo: 'Rut Empleador',
    escrito: '76.418.230-8',
  },
  {
    nombre: 'the request of an authorization',
    direccion: ({ nuevo }) => `postulant-data?prospectoId=${nuevo}`,
    campo: 'Motivo Solicitud de Autorización',
    escrito: 'Ñuñoa, en trámite',
  },
  {
    nombre: 'a beneficiary',
    direccion: ({ nuevo }) => `prospect-beneficiaries?prospectoId=${nuevo}`,
    abre: 'Agregar beneficiario',
    campo: 'Fecha de nacimiento',
    escrito: '01-02-2015',
  },
  {
    nombre: 'the preferences',
    direccion: ({ nuevo }) => `preferences?prospectoId=${nuevo}`,
    campo: 'Renta imponible',
    escrito: '1234567',
    visto: '$ 1.234.567',
  },
  {
    nombre: 'an update',
    direccion: ({ vendido }) => `postulant-datanew?prospectoId=${vendido}`,
    campo: 'Segundo apellido',
    escrito: RARO,
  },
  {
    nombre: 'the reuse of a DS',
    direccion: ({ reutilizable, copia }) => `home?reutilizar=${reutilizable}&copia=${copia}`,
    campo: 'Rut Empleador',
    escrito: '76.418.230-8',
  },
]

const campoDe = (page: Page, { region, campo }: DraftedForm) =>
  (region ? page.getByRole('region', { name: region }) : page).getByRole('textbox', { name: campo, exact: true })

/** Types, and waits until the page has said to the server what was typed. */
async function escribir(page: Page, formulario: DraftedForm): Promise<void> {
  const { abre, escrito } = formulario
  if (abre) await press(page, abre)
  const kept = page.waitForResponse((r) => r.url().includes('guardarBorrador') && r.ok())
  await campoDe(page, formulario).fill(escrito)
  await campoDe(page, formulario).blur()
  await kept
}

const persona = (rut: string, nombres: string): PostulanteDemo => ({
  ...{ rut, nombres, apellidoPaterno: 'Borrador', apellidoMaterno: 'Prueba' },
  ...{ nacimiento: '1991-03-15', sexo: 'F', renta: 1_500_000, rutEmpleador: '76086428-5' },
})

async function ponerCasos(page: Page): Promise<Prospectos> {
  const call = await callsOf(page)
  const { prospectoId: nuevo } = await call('ingresarProspecto', formularioDe(persona('17543290-6', 'Amanda')))
  const vendido = await cotizar(call, persona('17543291-4', 'Berta'))
  const [antonia] = await call('obtenerProspectos', { nombreProspecto: 'ANTONIA', pagina: 1, limite: 15 })
  const reutilizable = antonia?.prospectoId ?? 0
  const { prospectoId: copia } = await call('reutilizarDS', { prospectoId: reutilizable })
  return { nuevo, vendido, reutilizable, copia }
}

test('what was typed in every form of the intake survives a killed server and the end of the session', async ({
  page,
  own,
}) => {
  await signIn(page, 'asesora')
  const casos = await ponerCasos(page)
  for (const formulario of formularios) {
    await page.goto(`/dashboard/${formulario.direccion(casos)}`)
    await test.step(formulario.nombre, () => escribir(page, formulario))
  }
  await own.kill()
  await own.restart()
  await page.context().clearCookies()
  await signIn(page, 'asesora')
  for (const formulario of formularios) {
    const { nombre, escrito, visto = escrito } = formulario
    await page.goto(`/dashboard/${formulario.direccion(casos)}`)
    await expect(campoDe(page, formulario), nombre).toHaveValue(visto)
  }
})
