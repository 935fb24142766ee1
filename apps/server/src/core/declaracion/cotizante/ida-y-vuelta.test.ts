import { beneficiarioDS, dependiente } from '@alerce/contract/fichas/declaracion/beneficiario-ds'
import { cotizante, papel, titular } from '@alerce/contract/fichas/declaracion/cotizante'
import { camposDistintos } from '@alerce/contract/fichas/distintos'
import { envioDe, pantallaDe } from '@alerce/contract/fichas/formas'
import { routes } from '@alerce/contract/routes'
import { llamadasQueGuardan, llamadasQueLeen } from '@alerce/contract/testing/fichas'
import { type Propios, registroDe } from '@alerce/contract/testing/registros'
import { formatoNumero } from '@alerce/domain/base/dinero/formato'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Client } from '../../../testing/client.ts'
import { type Desk, openDesk } from '../../../testing/desk.ts'
import { camposNombrados } from '../../../testing/fichas/campos-nombrados.ts'
import { columnasDeTabla, columnasDichas } from '../../../testing/fichas/columnas.ts'
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
const call: ReturnType<typeof porHttp> = (nombre, payload) => porHttp(asesora)(nombre, payload)

const peso = fc.integer({ min: 2, max: 300 }).map(String)
const altura = fc.integer({ min: 40, max: 250 }).map((cm) => formatoNumero(cm / 100))
const propios: Propios<typeof cotizante> = {
  peso,
  altura,
  idSalud: fc.constantFrom(1, 67, 99),
  correo: fc.integer({ min: 1, max: 9999 }).map((n) => `titular${n}@example.cl`),
  fechaDS: fc.constantFrom('2026-10-04', '2026-10-05', '2026-10-06', '2026-10-07'),
  pension: fc.boolean(),
}

test('every call that saves the holder, and the one that reads it, goes round below', () => {
  expect(llamadasQueGuardan(cotizante)).toEqual(['guardarAntecedentesCotizante'])
  expect(llamadasQueLeen(cotizante)).toEqual(['obtenerAntecedentesCotizante'])
})

describe('the typed data of a declaration come back as they were sent', () => {
  test('the holder, by guardarAntecedentesCotizante', async () => {
    const property = fc.asyncProperty(registroDe(cotizante, propios), async (form) => {
      await call('guardarAntecedentesCotizante', { identificador, ...envioDe(cotizante, form) })
      expect(pantallaDe(cotizante, await call('obtenerAntecedentesCotizante', { identificador }))).toEqual(form)
    })
    await fc.assert(property, VECES)
  })

  test('a beneficiary, by guardarBeneficiariosDS', async () => {
    const read = async () => {
      const [, uno] = await call('obtenerBeneficiariosDS', { identificador })
      return uno ?? expect.fail('no beneficiary')
    }
    const { id } = await read()
    const property = fc.asyncProperty(registroDe(beneficiarioDS, { peso, altura }), async (form) => {
      const beneficiario = [{ id, ...envioDe(beneficiarioDS, form) }]
      expect(await call('verificarBeneficiarios', { identificador, beneficiario })).toEqual({ errores: [] })
      await call('guardarBeneficiariosDS', { identificador, beneficiario })
      const leido = await read()
      const tipoDocumento = leido.pasaporte ? 'P' : 'R'
      expect({ ...pantallaDe(beneficiarioDS, leido), tipoDocumento }).toEqual(form)
    })
    await fc.assert(property, VECES)
  })
})

describe('a stale save names every field that another changed', () => {
  test('of the holder', async () => {
    const dos = fc.tuple(registroDe(cotizante, propios), registroDe(cotizante, propios))
    const property = fc.asyncProperty(dos, async ([antes, despues]) => {
      const { path } = routes.guardarAntecedentesCotizante
      const { version } = await call('guardarAntecedentesCotizante', { identificador, ...envioDe(cotizante, antes) })
      await asesora.post(path, { identificador, version, ...envioDe(cotizante, despues) })
      const tarde = await asesora.post(path, { identificador, version, ...envioDe(cotizante, antes) })
      // causal and diagnostico would reveal the pension answer: they count as pension
      const campos = camposDistintos(cotizante, antes, despues).map((campo) =>
        ['causal', 'diagnostico'].includes(campo) ? 'pension' : campo,
      )
      expect(camposNombrados(tarde)).toEqual([...new Set(campos)].toSorted())
    })
    await fc.assert(property, VECES)
  })

  test('of a beneficiary, and of all that was saved since', async () => {
    const [{ version = 0 } = {}, { id = 0 } = {}] = await call('obtenerBeneficiariosDS', { identificador })
    const [uno, otro] = fc.sample(registroDe(beneficiarioDS, { peso, altura, tipoDocumento: fc.constant('R') }), 2)
    const envios = [uno, { ...uno, nombres: otro?.nombres ?? '' }, { ...uno, peso: '301' }]
    for (const form of envios) {
      const beneficiario = [{ id, ...envioDe(beneficiarioDS, form as NonNullable<typeof uno>) }]
      await call('guardarBeneficiariosDS', { identificador, beneficiario })
    }
    const payload = { identificador, version: version + 1, beneficiario: [] }
    const tarde = await asesora.post(routes.guardarBeneficiariosDS.path, payload)
    expect(camposNombrados(tarde)).toEqual(['beneficiarios.nombres', 'beneficiarios.peso'])
  })
})

/** Columns that the declaration fills, not this form; health is sealed as a whole. */
const deLaDeclaracion = [
  'id',
  'declaracion_id',
  'beneficiario_id',
  'orden',
  'tipo',
  'relacion',
  'descripcion_otro',
  'fecha_nacimiento',
  'sexo',
  'salud',
  'version',
  'ventana',
]

test('every column of a person of the declaration is a field, or the declaration’s own', async () => {
  const suyas = columnasDichas([titular, dependiente], deLaDeclaracion)
  expect(suyas).toEqual(await columnasDeTabla(desk.db, 'declaracion_persona'))
  expect(await columnasDeTabla(desk.db, 'declaracion')).toEqual(expect.arrayContaining(columnasDichas([papel], [])))
})
