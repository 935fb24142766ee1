import { expect, type Page } from '@playwright/test'
import { formularioDe } from '../../apps/server/src/semilla/demo/recorrido.ts'
import { callsOf } from '../support/calls.ts'
import { press } from '../support/form.ts'
import { login } from '../support/session.ts'
import { test } from '../support/test.ts'

// the server is killed here: nobody else may be on it
test.use({ apart: 'borradores' })

const RARO = "Ñandú D'Alençon"

interface Formulario {
  readonly nombre: string
  readonly direccion: (prospectoId: number) => string
  /** What opens the place where it is typed. */
  readonly abre?: string
  readonly region?: string
  readonly campo: string
  readonly escrito: string
}

const formularios: readonly Formulario[] = [
  { nombre: 'a new prospect', direccion: () => 'add-prospect', campo: 'Nombres', escrito: RARO.toUpperCase() },
  {
    nombre: 'a pair',
    direccion: () => 'add-compensado',
    region: 'Agregar Compensado Recibe',
    campo: 'Segundo apellido',
    escrito: RARO.toUpperCase(),
  },
  {
    nombre: 'a prospect that exists',
    direccion: (id) => `add-prospect?prospectoId=${id}`,
    campo: 'Primer apellido',
    escrito: RARO.toUpperCase(),
  },
  {
    nombre: "the applicant's data",
    direccion: (id) => `postulant-data?prospectoId=${id}`,
    campo: 'Rut Empleador',
    escrito: '76.418.230-8',
  },
  {
    nombre: 'the request of an authorization',
    direccion: (id) => `postulant-data?prospectoId=${id}`,
    campo: 'Motivo Solicitud de Autorización',
    escrito: RARO,
  },
  {
    nombre: 'a beneficiary',
    direccion: (id) => `prospect-beneficiaries?prospectoId=${id}`,
    abre: 'Agregar beneficiario',
    campo: 'Fecha de nacimiento',
    escrito: '01-02-2015',
  },
]

const campoDe = (page: Page, { region, campo }: Formulario) =>
  (region ? page.getByRole('region', { name: region }) : page).getByRole('textbox', { name: campo, exact: true })

/** Types, and waits until the page has said to the server what was typed. */
async function escribir(page: Page, formulario: Formulario): Promise<void> {
  const { abre, escrito } = formulario
  if (abre) await press(page, abre)
  const kept = page.waitForResponse((r) => r.url().includes('guardarBorrador') && r.ok())
  await campoDe(page, formulario).fill(escrito)
  await campoDe(page, formulario).blur()
  await kept
}

test('what was typed in every form of the intake is there after the server is killed', async ({ page, alerce }) => {
  await login(page, 'asesora')
  const call = await callsOf(page)
  const { prospectoId } = await call(
    'ingresarProspecto',
    formularioDe({
      rut: '17543290-6',
      nombres: 'Amanda',
      apellidoPaterno: 'Borrador',
      apellidoMaterno: 'Prueba',
      nacimiento: '1991-03-15',
      sexo: 'F',
      renta: 1_500_000,
      rutEmpleador: '76086428-5',
    }),
  )
  for (const formulario of formularios) {
    await page.goto(`/dashboard/${formulario.direccion(prospectoId)}`)
    await test.step(formulario.nombre, () => escribir(page, formulario))
  }
  await alerce.kill()
  await alerce.restart()
  for (const formulario of formularios) {
    await page.goto(`/dashboard/${formulario.direccion(prospectoId)}`)
    await expect(campoDe(page, formulario), formulario.nombre).toHaveValue(formulario.escrito)
  }
})
