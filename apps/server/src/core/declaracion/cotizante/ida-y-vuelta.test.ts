import { beneficiarioDS, dependiente } from '@alerce/contract/fichas/declaracion/beneficiario-ds'
import { cotizante, papel, titular } from '@alerce/contract/fichas/declaracion/cotizante'
import type { Ficha } from '@alerce/contract/fichas/ficha'
import { envioDe, pantallaDe } from '@alerce/contract/fichas/formas'
import { routes } from '@alerce/contract/routes'
import { type Propios, registroDe } from '@alerce/contract/testing/registros'
import { formatoNumero } from '@alerce/domain/base/dinero/formato'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Client } from '../../../testing/client.ts'
import { type Desk, openDesk } from '../../../testing/desk.ts'
import { dsNueva, nuevoPostulante, porHttp } from '../../../testing/ventas.ts'

let desk: Desk
let asesora: Client
let identificador: number
beforeAll(async () => {
  desk = await openDesk()
  asesora = await desk.as('asesora')
  const hijo = { fechaNacimiento: '2015/03/01', sexo: 'F', tipoBeneficiario: 'L', relacionFamiliar: 4 } as const
  identificador = (await dsNueva(asesora, nuevoPostulante({ beneficiarios: [hijo] }))).identificador
  await desk.db.updateTable('declaracion').set({ etapa: 'cotizante' }).where('id', '=', identificador).execute()
})
afterAll(() => desk.close())

const VECES = { numRuns: 15 }
const llamar: ReturnType<typeof porHttp> = (nombre, payload) => porHttp(asesora)(nombre, payload)

const peso = fc.integer({ min: 2, max: 300 }).map(String)
const altura = fc.integer({ min: 40, max: 250 }).map((cm) => formatoNumero(cm / 100))
const propios: Propios<typeof cotizante> = {
  ...{ peso, altura, idSalud: fc.constantFrom(1, 67, 99) },
  correo: fc.integer({ min: 1, max: 9999 }).map((n) => `titular${n}@example.cl`),
  fechaDS: fc.constantFrom('2026-10-04', '2026-10-05', '2026-10-06', '2026-10-07'),
  pension: fc.boolean(),
}

describe('what is typed of a declaration comes back as it was sent', () => {
  test('the holder, by guardarAntecedentesCotizante', async () => {
    const property = fc.asyncProperty(registroDe(cotizante, propios), async (form) => {
      await llamar('guardarAntecedentesCotizante', { identificador, ...envioDe(cotizante, form) })
      expect(pantallaDe(cotizante, await llamar('obtenerAntecedentesCotizante', { identificador }))).toEqual(form)
    })
    await fc.assert(property, VECES)
  })

  test('a beneficiary, by guardarBeneficiariosDS', async () => {
    const leer = async () => {
      const [, uno] = await llamar('obtenerBeneficiariosDS', { identificador })
      return uno ?? expect.fail('no beneficiary')
    }
    const { id } = await leer()
    const property = fc.asyncProperty(registroDe(beneficiarioDS, { peso, altura }), async (form) => {
      const beneficiario = [{ id, ...envioDe(beneficiarioDS, form) }]
      expect(await llamar('verificarBeneficiarios', { identificador, beneficiario })).toEqual({ errores: [] })
      await llamar('guardarBeneficiariosDS', { identificador, beneficiario })
      const leido = await leer()
      const tipoDocumento = leido.pasaporte ? 'P' : 'R'
      expect({ ...pantallaDe(beneficiarioDS, leido), tipoDocumento }).toEqual(form)
    })
    await fc.assert(property, VECES)
  })
})

test.each([['guardarAntecedentesCotizante', cotizante, propios, 'antecedentes del cotizante']] as const)(
  '%s over what another changed is told so',
  async (nombre, ficha, suyos, cambio) => {
    const { version } = await llamar('obtenerAntecedentesCotizante', { identificador })
    const [uno, otro] = fc.sample(registroDe(ficha, suyos), 2).map((form) => envioDe(ficha, form))
    await asesora.post(routes[nombre].path, { identificador, version, ...uno })
    const { status, body } = await asesora.post(routes[nombre].path, { identificador, version, ...otro })
    expect([status, body.data.campos]).toEqual([412, [cambio]])
  },
)

/** What the declaration makes of a person; nobody types it here, and health is sealed whole. */
const deLaDeclaracion = [
  ...['id', 'declaracion_id', 'beneficiario_id', 'orden', 'tipo', 'relacion', 'descripcion_otro'],
  ...['fecha_nacimiento', 'sexo', 'salud'],
]

const columnasDe = async (tabla: string) =>
  (await desk.db.introspection.getTables()).find(({ name }) => name === tabla)?.columns.map(({ name }) => name) ?? []
const enTabla = (ficha: Ficha) =>
  Object.values(ficha).flatMap(({ columna }) => columna?.replace(/DS$|[A-Z]/g, (c) => `_${c.toLowerCase()}`) ?? [])

test('every column of a person of the declaration is a field, or the declaration’s own', async () => {
  const campos = new Set([...enTabla(titular), ...enTabla(dependiente)])
  expect([...campos, ...deLaDeclaracion].sort()).toEqual((await columnasDe('declaracion_persona')).sort())
  expect(await columnasDe('declaracion')).toEqual(expect.arrayContaining(enTabla(papel)))
})
