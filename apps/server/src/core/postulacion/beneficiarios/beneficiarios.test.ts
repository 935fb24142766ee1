import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Client } from '../../../testing/client.ts'
import { type Desk, openDesk } from '../../../testing/desk.ts'

let desk: Desk
let asesora: Client
let prospectoId: number
beforeAll(async () => {
  desk = await openDesk()
  asesora = await desk.as('asesora')
})
afterAll(() => desk.close())
beforeEach(async () => {
  const persona = {
    tipoProspecto: 'REF',
    nombres: 'Ana',
    apellidoPaterno: 'Paz',
    apellidoMaterno: 'Mora',
    celular: '911112222',
    correo: 'ana@example.cl',
  }
  prospectoId = (await asesora.data('/api/v1/ingresarProspecto', persona)).prospectoId
})

const GUARDAR = '/api/v1/guardarBeneficiarios'
const ELIMINAR = '/api/alerce/v1/eliminarBeneficiario'
const hijo = {
  fechaNacimiento: '2015/03/01',
  sexo: 'F',
  tipoBeneficiario: 'L',
  relacionFamiliar: 4,
  descripcionOtro: 'se descarta',
}
const conyuge = { fechaNacimiento: '1988/12/31', sexo: 'M', tipoBeneficiario: 'L', relacionFamiliar: '1' }
const read = () => asesora.data('/api/v1/obtenerBeneficiarios', { prospectoId })
const save = (...beneficiarios: unknown[]) => asesora.post(GUARDAR, { prospectoId, beneficiarios })

describe('beneficiaries of the quote', () => {
  test('are added to those that stand, in order, with dates as they came', async () => {
    expect((await save(conyuge)).body.data).toBe('ok')
    await save(hijo)
    expect(await read()).toEqual([
      {
        beneficiarioId: expect.any(Number),
        fechaNacimiento: '1988/12/31',
        sexo: 'M',
        tipoBeneficiario: 'L',
        relacionFamiliar: 1,
        descripcionOtro: '',
        esEstudiante: false,
      },
      {
        beneficiarioId: expect.any(Number),
        fechaNacimiento: '2015/03/01',
        sexo: 'F',
        tipoBeneficiario: 'L',
        relacionFamiliar: 4,
        descripcionOtro: '',
        esEstudiante: false,
      },
    ])
  })

  test('one with a known key replaces the saved one', async () => {
    const clave = 'a1'.repeat(16)
    await save({ ...conyuge, clave }, hijo)
    expect((await save({ ...conyuge, fechaNacimiento: '1989/12/31', clave })).body.data).toBe('ok')
    expect(await read()).toMatchObject([
      { relacionFamiliar: 4 },
      { relacionFamiliar: 1, fechaNacimiento: '1989/12/31', clave },
    ])
  })

  test('another relation keeps its description', async () => {
    await save({ ...hijo, tipoBeneficiario: 'M', relacionFamiliar: 5, descripcionOtro: 'Nieta' })
    expect(await read()).toMatchObject([{ relacionFamiliar: 5, descripcionOtro: 'Nieta' }])
  })

  test('saving none is fine, and none is added', async () => {
    expect((await save()).body.data).toBe('ok')
    expect(await read()).toEqual([])
  })

  test('every save counts the version of the prospect up and leaves an entry', async () => {
    await save(hijo)
    const { version } = await asesora.data('/api/v1/obtenerDatosProspecto', { prospectoId })
    expect(version).toBe(2)
    const [last] = await asesora.data('/api/v1/obtenerBitacoraProspecto', { prospectoId })
    expect(last).toMatchObject({ bitacoraId: 102, estado: 'Beneficiarios guardados: 1' })
  })

  test.each([
    [{ fechaNacimiento: '' }, 'fechaNacimiento', 'La fecha de nacimiento es obligatoria'],
    [{ fechaNacimiento: null }, 'fechaNacimiento', 'La fecha de nacimiento es obligatoria'],
    [{ fechaNacimiento: '01-03-2015' }, 'fechaNacimiento', 'Fecha no válida: use AAAA/MM/DD'],
    [{ fechaNacimiento: '2026/10/08' }, 'fechaNacimiento', 'La fecha de nacimiento no puede ser futura'],
    [{ sexo: null }, 'sexo', 'El sexo es obligatorio'],
    [{ tipoBeneficiario: '' }, 'tipoBeneficiario', 'El tipo de beneficiario es obligatorio'],
    [{ relacionFamiliar: null }, 'relacionFamiliar', 'La relación familiar es obligatoria'],
    [{ relacionFamiliar: 7 }, 'relacionFamiliar', 'La relación familiar es obligatoria'],
    // reserved for the holder
    [{ relacionFamiliar: 0 }, 'relacionFamiliar', 'La relación familiar es obligatoria'],
    [
      { relacionFamiliar: 5, tipoBeneficiario: 'M', descripcionOtro: ' ' },
      'descripcionOtro',
      'Describa la relación familiar',
    ],
    [
      { relacionFamiliar: 5, descripcionOtro: 'Nieta' },
      'tipoBeneficiario',
      'Otra relación familiar se declara como carga médica',
    ],
    [
      { relacionFamiliar: 2, fechaNacimiento: '1961/10/08' },
      'tipoBeneficiario',
      'Un progenitor es carga legal desde los 65 años: elija carga médica',
    ],
    [{ fechaNacimiento: '2007/12/31' }, 'esEstudiante', 'Marque que estudia o elija carga médica'],
    [
      { fechaNacimiento: '2001/12/31' },
      'tipoBeneficiario',
      'Por su edad debe declararse como carga médica, no como carga legal',
    ],
  ])('%o → %s: %s', async (cambio, campo, mensaje) => {
    const { status, body } = await save(conyuge, { ...hijo, ...cambio })
    expect(status).toBe(400)
    expect(body.errores).toEqual([{ campo: `beneficiarios.1.${campo}`, mensaje }])
    expect(await read()).toEqual([])
  })

  test.each([
    ['a second partner', 1, 6, 'Solo puede haber un cónyuge o conviviente civil'],
    ['a second parent 1', 2, 2, 'El progenitor 1 ya está agregado'],
    ['a second parent 2', 3, 3, 'El progenitor 2 ya está agregado'],
  ])('%s is refused, over any saved group', async (_what, primero, segundo, mensaje) => {
    const uno = { ...conyuge, tipoBeneficiario: 'M', relacionFamiliar: primero }
    await save(uno)
    const { status, body } = await save({ ...uno, relacionFamiliar: segundo })
    expect(status).toBe(400)
    expect(body.errores).toEqual([{ campo: 'beneficiarios.0.relacionFamiliar', mensaje }])
  })

  test.each([
    [1, '2010/10/08', 'El cónyuge debe tener al menos 16 años'],
    [6, '2008/10/08', 'El conviviente civil debe tener al menos 18 años'],
    [3, '1990/03/15', 'Un progenitor debe haber nacido antes que el titular'],
    [4, '1990/03/15', 'Un hijo debe haber nacido después que el titular'],
  ])(
    'relation %i born on %s, of a holder of 1990, is refused: %s',
    async (relacionFamiliar, fechaNacimiento, mensaje) => {
      const nacido = { fechaNacimiento: '1990-03-15' }
      await desk.db.updateTable('prospecto').set(nacido).where('id', '=', prospectoId).execute()
      const { status, body } = await save({ ...hijo, tipoBeneficiario: 'M', relacionFamiliar, fechaNacimiento })
      expect([status, body.errores]).toEqual([400, [{ campo: 'beneficiarios.0.fechaNacimiento', mensaje }]])
    },
  )

  test('the statement that a child studies is kept where it decides, twins and all', async () => {
    const joven = { ...hijo, fechaNacimiento: '2007/12/31', esEstudiante: true }
    expect((await save(joven, joven, { ...hijo, esEstudiante: true })).status).toBe(200)
    const dichos = (await read()).map(({ esEstudiante }: { esEstudiante: boolean }) => esEstudiante)
    expect(dichos).toEqual([true, true, false])
  })

  test('twenty are enough', async () => {
    await save(...Array(19).fill(hijo))
    expect((await save(hijo, hijo)).status).toBe(400)
    expect((await save(hijo)).status).toBe(200)
    expect((await save(hijo)).body.descripcion).toBe('Se admiten hasta 20 beneficiarios')
  })
})

describe('the family is judged whole again', () => {
  const antecedentes = {
    tipoDocumento: 'R',
    rut: '17.112.004-7',
    tipoVenta: 'M',
    fechaNacimiento: '17-05-1980',
    sexo: 'F',
    isapreActual: 1,
    tipoPlan: 'N',
    codigoRegion: 13,
    codigoCiudad: 131,
    activo: true,
    empleadores: [{ tipoTrabajador: 'D', rut: '76.086.428-5', remuneracionImponible: 1_500_000 }],
  }
  const INGRESAR = '/api/v1/ingresarProspecto'
  const CALCULAR = '/api/v1/calcularRenta'
  const padre = { ...conyuge, fechaNacimiento: '1955/02/01', relacionFamiliar: 2 }
  const hijoDe18 = { ...hijo, fechaNacimiento: '2008/11/30' }
  const estudiante = { ...hijo, fechaNacimiento: '2007/03/01', esEstudiante: true }
  const renta = async (quien = asesora) => (await quien.post(CALCULAR, { prospectoId })).body.data
  beforeEach(async () => {
    await asesora.data(INGRESAR, { prospectoId, ...antecedentes })
  })

  test.each([
    ['later than a child', estudiante, '01-01-2008', 'Hija, 19 años: Un hijo debe haber nacido después que el titular'],
    [
      'earlier than a parent',
      padre,
      '01-01-1950',
      'Progenitor 1, 71 años: Un progenitor debe haber nacido antes que el titular',
    ],
  ])('a birth date of the holder %s is refused at its field', async (_what, pariente, fechaNacimiento, mensaje) => {
    await save(pariente)
    const { status, body } = await asesora.post(INGRESAR, { prospectoId, ...antecedentes, fechaNacimiento })
    expect([status, body.errores]).toEqual([400, [{ campo: 'fechaNacimiento', mensaje }]])
    const otra = await asesora.post(INGRESAR, { prospectoId, ...antecedentes, fechaNacimiento: '18-05-1980' })
    expect(otra.status).toBe(200)
  })

  test('on quoting: a child over the age limit is refused until removed', async () => {
    await save(hijoDe18)
    expect(await renta()).toMatchObject({ monto: expect.any(Number) })
    desk.clock.move('2027-01-04T13:00:00.000Z')
    const manana = await desk.as('asesora')
    const dicho =
      'El grupo familiar guardado ya no cumple las reglas: corríjalo en Beneficiarios. ' +
      'Hija, 18 años: Marque que estudia o elija carga médica.'
    const nieto = { ...hijo, fechaNacimiento: '2020/03/01' }
    const refusals = [
      await manana.post(GUARDAR, { prospectoId, beneficiarios: [nieto] }),
      await manana.post(GUARDAR, { prospectoId, beneficiarios: [] }),
    ]
    const calculada = await renta(manana)
    const [{ beneficiarioId }] = await manana.data('/api/v1/obtenerBeneficiarios', { prospectoId })
    await manana.data(ELIMINAR, { prospectoId, beneficiarioId })
    const sinHijo = await renta(manana)
    desk.clock.move('2026-10-07T13:00:00.000Z')
    expect(refusals.map(({ status, body }) => [status, body.descripcion])).toEqual([
      [422, dicho],
      [422, dicho],
    ])
    expect(calculada).toMatchObject({ codigoError: 422, descripcion: dicho })
    expect(sinHijo).toMatchObject({ monto: expect.any(Number) })
  })
})

describe('a wrong beneficiary', () => {
  test('is removed', async () => {
    await save(conyuge, hijo)
    const [primero] = await read()
    expect(await asesora.data(ELIMINAR, { prospectoId, beneficiarioId: primero.beneficiarioId })).toBe('ok')
    expect(await read()).toMatchObject([{ relacionFamiliar: 4 }])
  })

  test('that is not of this prospect does not exist', async () => {
    await save(hijo)
    const [{ beneficiarioId }] = await read()
    const other = await desk.db
      .selectFrom('prospecto')
      .select('id')
      .where('id', '!=', prospectoId)
      .executeTakeFirstOrThrow()
    expect((await asesora.post(ELIMINAR, { prospectoId: other.id, beneficiarioId })).status).toBe(404)
    expect((await asesora.post(ELIMINAR, { prospectoId, beneficiarioId: 999_999 })).status).toBe(404)
    expect(await read()).toHaveLength(1)
  })
})

describe('access, and stages that lock the group', () => {
  test.each([
    [
      'a confirmed plan',
      { etapa: 'cotizacionFinalizada' as const },
      'Los datos están bloqueados: el plan ya fue confirmado.',
    ],
    ['an inactive prospect', { activo: false }, expect.stringContaining('El cliente se encuentra inactivo')],
  ])('%s locks the group', async (_what, cambio, descripcion) => {
    await desk.db.updateTable('prospecto').set(cambio).where('id', '=', prospectoId).execute()
    const { status, body } = await save(hijo)
    expect(status).toBe(422)
    expect(body.descripcion).toEqual(descripcion)
  })

  test("another advisor's group does not exist; the head of the team only reads", async () => {
    const asesor2 = await desk.as('asesor2')
    expect((await asesor2.post(GUARDAR, { prospectoId, beneficiarios: [hijo] })).status).toBe(404)
    const jefatura = await desk.as('jefatura')
    expect((await jefatura.post('/api/v1/obtenerBeneficiarios', { prospectoId })).status).toBe(200)
    expect((await jefatura.post(GUARDAR, { prospectoId, beneficiarios: [hijo] })).status).toBe(403)
  })
})
