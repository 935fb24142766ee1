import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { rutsDemo } from '../../../../semilla/padrones.ts'
import type { Client } from '../../../../testing/client.ts'
import { type Desk, openDesk } from '../../../../testing/desk.ts'
import { nuevoRut } from '../../../../testing/ventas.ts'

let desk: Desk
let asesora: Client
beforeAll(async () => {
  desk = await openDesk()
  asesora = await desk.as('asesora')
})
afterAll(() => desk.close())

const GUARDAR = '/api/v1/ingresarProspecto'
const persona = {
  tipoProspecto: 'REF',
  rut: '17.112.004-7',
  nombres: ' maría  josé ',
  apellidoPaterno: 'Ñandú',
  apellidoMaterno: 'Órdenes',
  celular: '+56 9 8765 4321',
  correo: ' Maria.Nandu@Example.cl ',
}
const antecedentes = {
  tipoDocumento: 'R',
  tipoVenta: 'M',
  fechaNacimiento: '17-05-1990',
  sexo: 'F',
  isapreActual: 1,
  tipoPlan: 'N',
  codColectivo: null,
  codigoRegion: 13,
  codigoCiudad: '131',
  activo: true,
  empleadores: [{ tipoTrabajador: 'D', rut: '76.086.428-5', remuneracionImponible: 1_500_000 }],
}

const read = (prospectoId: number) => asesora.data('/api/v1/obtenerDatosProspecto', { prospectoId })
const nuevo = async (cambio = {}): Promise<number> =>
  (await asesora.data(GUARDAR, { ...persona, ...cambio })).prospectoId
const eventosDe = async (id: number) =>
  (await desk.db.selectFrom('bitacora').select('evento').where('prospectoId', '=', id).orderBy('id').execute()).map(
    (e) => e.evento,
  )

describe('a web referral', () => {
  test('comes in by a client of the API, and keeps its type when its advisor saves it', async () => {
    const cliente = await desk.bearer()
    const { id: identificador } = await desk.db
      .selectFrom('usuario')
      .select('id')
      .where('usuario', '=', 'asesora')
      .executeTakeFirstOrThrow()
    const web = { ...persona, tipoProspecto: 'REW', identificador }
    const { prospectoId } = await cliente.data(GUARDAR, web)
    await asesora.data(GUARDAR, { ...persona, tipoProspecto: 'REW', prospectoId, version: 1, nombres: 'Ana' })
    expect(await read(prospectoId)).toMatchObject({ tipoProspecto: 'REW', nombres: 'ANA' })
  })
})

describe('a new prospect', () => {
  test('needs only the person; names go to capitals, phone and e-mail lose invalid characters', async () => {
    const { prospectoId, version } = await asesora.data(GUARDAR, persona)
    expect(version).toBe(1)
    expect(await read(prospectoId)).toMatchObject({
      prospectoId,
      rut: '17112004-7',
      nombres: 'MARÍA JOSÉ',
      apellidoPaterno: 'ÑANDÚ',
      apellidoMaterno: 'ÓRDENES',
      celular: '987654321',
      correo: 'maria.nandu@example.cl',
      tipoProspecto: 'REF',
      tipoPlan: 'N',
      tipoVenta: null,
      fechaNacimiento: null,
      activo: true,
      esCompensado: false,
      estado: 'Prospecto Ingresado',
      etapa: 'prospecto',
      folioDS: null,
      empleadores: [],
      version: 1,
    })
    expect(await eventosDe(prospectoId)).toEqual([100])
  })

  test('may come as the original form sends it: nulls, empty texts, a birth date nobody picked', async () => {
    const vacios = {
      fechaNacimiento: '07-10-2026',
      sexo: null,
      tipoVenta: '',
      empleadores: null,
      isapreActual: '',
      rut: '',
    }
    expect(await read(await nuevo(vacios))).toMatchObject({ fechaNacimiento: null, sexo: null, rut: null })
  })

  test.each([
    [{ tipoProspecto: '' }, 'tipoProspecto', 'Tipo de prospecto obligatorio'],
    [{ tipoProspecto: 'XYZ' }, 'tipoProspecto', 'Tipo de prospecto obligatorio'],
    [{ tipoProspecto: 'REW' }, 'tipoProspecto', 'Tipo de prospecto obligatorio'],
    [{ nombres: ' ' }, 'nombres', 'Nombres obligatorios'],
    [{ apellidoPaterno: null }, 'apellidoPaterno', 'Primer apellido obligatorio'],
    [{ apellidoMaterno: undefined }, 'apellidoMaterno', 'Segundo apellido obligatorio'],
    [{ celular: '98765abcd' }, 'celular', 'Deben ser solo números'],
    [{ celular: '98765432' }, 'celular', 'Debe tener 9 números'],
    [{ correo: '' }, 'correo', 'Correo electrónico obligatorio'],
    [{ correo: 'maria.example.cl' }, 'correo', 'Formato erróneo'],
    [{ rut: '017112004-7' }, 'rut', 'No debe anteponer ceros'],
    [{ rut: '17112004-5' }, 'rut', 'Rut no válido'],
    [{ sexo: 'X' }, 'sexo', 'Debes seleccionar el sexo'],
    [{ tipoPlan: 'Z' }, 'tipoPlan', 'Debe seleccionar un tipo de plan'],
    [{ fechaNacimiento: '1990-05-17' }, 'fechaNacimiento', 'Fecha no válida: use DD-MM-AAAA'],
  ])('%o → %s: %s', async (cambio, campo, mensaje) => {
    const { status, body } = await asesora.post(GUARDAR, { ...persona, ...cambio })
    expect(status).toBe(400)
    expect(body.errores).toEqual([{ campo, mensaje }])
  })

  test('several wrong fields are named together', async () => {
    const { body } = await asesora.post(GUARDAR, { ...persona, nombres: '', correo: 'x', celular: '1' })
    expect(body.errores.map((e: { campo: string }) => e.campo)).toEqual(['celular', 'correo', 'nombres'])
    expect(body.descripcion).toBe('Revise los datos ingresados.')
  })
})

describe("the applicant's data", () => {
  test('are saved whole, with the employers as their type wants them', async () => {
    const empleadores = [
      ...antecedentes.empleadores,
      { tipoTrabajador: 'I', rut: '', remuneracionImponible: '$ 800.000.-' },
      { tipoTrabajador: 'V', rut: '76.086.428-5', remuneracionImponible: 99 },
    ]
    const prospectoId = await nuevo({ rut: '16.845.210-1' })
    const saved = await asesora.data(GUARDAR, { prospectoId, version: 1, ...antecedentes, empleadores })
    expect(saved).toEqual({ prospectoId, version: 2 })
    expect(await read(prospectoId)).toMatchObject({
      nombres: 'MARÍA JOSÉ',
      fechaNacimiento: '17-05-1990',
      sexo: 'F',
      tipoVenta: 'M',
      tipoTrabajador: 'D',
      codigoRegion: 13,
      codigoCiudad: 131,
      version: 2,
      empleadores: [
        { tipoTrabajador: 'D', rut: '76086428-5', remuneracionImponible: 1_500_000 },
        { tipoTrabajador: 'I', rut: '16845210-1', remuneracionImponible: 800_000 },
        { tipoTrabajador: 'V', rut: null, remuneracionImponible: 0 },
      ],
    })
    expect(await eventosDe(prospectoId)).toEqual([100, 101])
  })

  test('stay when only the person is changed', async () => {
    const prospectoId = await nuevo(antecedentes)
    await asesora.data(GUARDAR, { prospectoId, nombres: 'Ana', celular: '911112222' })
    expect(await read(prospectoId)).toMatchObject({
      nombres: 'ANA',
      celular: '911112222',
      tipoVenta: 'M',
      empleadores: [{ rut: '76086428-5' }],
    })
    expect(await eventosDe(prospectoId)).toEqual([100, 114])
  })

  const RENTA_CERO = 'Es la renta para los empleados dependientes no puede ser 0'
  const empleador = antecedentes.empleadores[0]
  test.each([
    [{ tipoVenta: '' }, 'tipoVenta', 'Debes seleccionar un tipo de venta'],
    [{ tipoDocumento: '' }, 'tipoDocumento', 'Debes seleccionar un tipo de documento'],
    [{ rut: '' }, 'rut', 'Ingrese valor'],
    [{ tipoDocumento: 'P' }, 'numeroPasaporte', 'Debes ingresar un nº de pasaporte'],
    [{ fechaNacimiento: null }, 'fechaNacimiento', 'Debes ingresar una fecha de nacimiento'],
    [{ fechaNacimiento: '08-10-2008' }, 'fechaNacimiento', 'El titular no puede ser menor de 18 años'],
    [{ sexo: '' }, 'sexo', 'Debes seleccionar el sexo'],
    [{ isapreActual: '' }, 'isapreActual', 'Debes ingresar una isapre'],
    [{ isapreActual: 999 }, 'isapreActual', 'Debes ingresar una isapre'],
    [{ codigoCiudad: '' }, 'codigoCiudad', 'Debes seleccionar la ciudad'],
    [{ codigoCiudad: 51 }, 'codigoCiudad', 'Debes seleccionar la ciudad'],
    [{ tipoPlan: 'C' }, 'codColectivo', 'Debe seleccionar un plan colectivo'],
    [{ tipoPlan: 'C', codColectivo: 4242 }, 'codColectivo', 'Debe seleccionar un plan colectivo'],
    [{ empleadores: [] }, 'empleadores', 'Debe agregar al menos un empleador'],
    [
      { empleadores: [{ ...empleador, tipoTrabajador: '' }] },
      'empleadores.0.tipoTrabajador',
      'La tipo de trabajador es obligatorio',
    ],
    [{ empleadores: [{ ...empleador, rut: '' }] }, 'empleadores.0.rut', 'Es necesario que ingrese un rut valido'],
    [{ empleadores: [{ ...empleador, remuneracionImponible: 0 }] }, 'empleadores.0.remuneracionImponible', RENTA_CERO],
    [
      { empleadores: [{ ...empleador, remuneracionImponible: 'x' }] },
      'empleadores.0.remuneracionImponible',
      'No es un numero',
    ],
    [
      { empleadores: [{ ...empleador, remuneracionImponible: 1.5 }] },
      'empleadores.0.remuneracionImponible',
      'La renta debe ser entero',
    ],
    [
      { empleadores: [{ ...empleador, remuneracionImponible: '1500.000' }] },
      'empleadores.0.remuneracionImponible',
      '«1500.000» se puede leer de más de una manera: escríbalo como 1.500.000',
    ],
    [
      { empleadores: [{ ...empleador, remuneracionImponible: 99_999_999_999_999 }] },
      'empleadores.0.remuneracionImponible',
      'La renta supera el máximo permitido',
    ],
    [{ empleadores: Array(11).fill(empleador) }, 'empleadores', 'Se admiten hasta 10 empleadores'],
  ])('%o → %s: %s', async (cambio, campo, mensaje) => {
    const { status, body } = await asesora.post(GUARDAR, { ...persona, ...antecedentes, ...cambio })
    expect(status).toBe(400)
    expect(body.errores).toEqual([{ campo, mensaje }])
  })

  test('a foreigner is known by the passport alone', async () => {
    const prospectoId = await nuevo({ ...antecedentes, tipoDocumento: 'P', numeroPasaporte: 'ab 12345' })
    expect(await read(prospectoId)).toMatchObject({ tipoDocumento: 'P', numeroPasaporte: 'AB12345', rut: null })
  })
})

test('a head of team with the advisor role cannot add to the portfolio of another advisor', async () => {
  const asesoraId = desk.db.selectFrom('usuario').select('id').where('usuario', '=', 'asesora')
  const { id: identificador } = await asesoraId.executeTakeFirstOrThrow()
  const roles = (de: ('asesor' | 'jefatura')[]) =>
    desk.db.updateTable('usuario').set({ roles: de }).where('usuario', '=', 'jefatura').execute()
  await roles(['asesor', 'jefatura'])
  const jefa = await desk.as('jefatura')
  const { status } = await jefa.post(GUARDAR, { ...persona, rut: nuevoRut(), identificador })
  await roles(['jefatura'])
  expect(status).toBe(403)
})

describe('the owner of a rut', () => {
  test.each([
    ["the advisor's own", 'rutDelAsesor', 'El rut del prospecto debe ser diferente al rut del asesor'],
    ['a holder in force', rutsDemo.titularVigente, 'El rut ingresado es de un prospecto vigente'],
  ])('%s is refused', async (_whose, rut, descripcion) => {
    const own = await desk.db
      .selectFrom('usuario')
      .select('rut')
      .where('usuario', '=', 'asesora')
      .executeTakeFirstOrThrow()
    const { status, body } = await asesora.post(GUARDAR, { ...persona, rut: rut === 'rutDelAsesor' ? own.rut : rut })
    expect(status).toBe(422)
    expect(body.descripcion).toBe(descripcion)
    expect(body.errores).toEqual([{ campo: 'rut', mensaje: descripcion }])
  })

  test('a charge in force has the birth date and sex of the register', async () => {
    const prospectoId = await nuevo({
      ...antecedentes,
      rut: rutsDemo.cargaVigente,
      cargaVigente: true,
      fechaNacimiento: '01-01-1980',
      sexo: 'M',
    })
    expect(await read(prospectoId)).toMatchObject({ cargaVigente: true, fechaNacimiento: '17-05-1998', sexo: 'F' })
  })

  test('a person without a charge cannot be marked as one', async () => {
    const { status, body } = await asesora.post(GUARDAR, { ...persona, ...antecedentes, cargaVigente: true })
    expect(status).toBe(422)
    expect(body.descripcion).toBe('El rut no es una carga vigente de ningun afiliado')
  })

  test.each([
    [rutsDemo.cargaVigente, { cargaVigente: true, fechaNacimiento: '17-05-1998', sexo: 'F' }],
    ['11.111.111-1', { cargaVigente: false, fechaNacimiento: null, sexo: null }],
  ])('validarCargaVigente of %s', async (rut, expected) => {
    expect(await asesora.data('/api/v1/validarCargaVigente', { rut })).toEqual(expected)
  })

  test.each([
    [rutsDemo.titularVigente, true],
    ['8.765.432-K', false],
    ['11.111.111-1', false],
  ])('validarTitularVigenteRut of %s is %s', async (Rut, expected) => {
    expect(await asesora.data('/api/v1/validarTitularVigenteRut', { rut: Rut })).toBe(expected)
  })
})

describe('the same person again', () => {
  test('is added, and the reply names the earlier ones of this advisor alone', async () => {
    const otra = { ...persona, rut: '16.482.305-9' }
    const primera = await asesora.data(GUARDAR, otra)
    expect(primera).not.toHaveProperty('anteriores')
    const segunda = await asesora.data(GUARDAR, otra)
    expect(segunda.anteriores).toEqual([
      { prospectoId: primera.prospectoId, nombre: expect.any(String), estado: 'Prospecto Ingresado' },
    ])
    expect(segunda.prospectoId).not.toBe(primera.prospectoId)
  })

  test('is named too where the rut comes later, and not again while it stays', async () => {
    const rut = '15.337.642-5'
    const primera = await asesora.data(GUARDAR, { ...persona, rut })
    const { prospectoId, ...nueva } = await asesora.data(GUARDAR, { ...persona, rut: undefined })
    expect(nueva).not.toHaveProperty('anteriores')
    const cambiada = await asesora.data(GUARDAR, { prospectoId, rut })
    expect(cambiada.anteriores).toMatchObject([{ prospectoId: primera.prospectoId }])
    expect(await asesora.data(GUARDAR, { prospectoId, rut, nombres: 'OTRO' })).not.toHaveProperty('anteriores')
  })

  test('by the passport too, however it is written', async () => {
    const otra = { ...persona, rut: undefined, tipoDocumento: 'P', numeroPasaporte: 'xy 778899' }
    const { prospectoId } = await asesora.data(GUARDAR, otra)
    const segunda = await asesora.data(GUARDAR, { ...otra, numeroPasaporte: 'XY778899' })
    expect(segunda.anteriores).toMatchObject([{ prospectoId }])
  })
})

describe('access and versions of a change', () => {
  test('a stale version answers 412 with changed fields and author', async () => {
    const prospectoId = await nuevo()
    await asesora.data(GUARDAR, { prospectoId, version: 1, nombres: 'Otra' })
    const { status, body } = await asesora.post(GUARDAR, { prospectoId, version: 1, nombres: 'Tercera' })
    expect(status).toBe(412)
    expect(body.data).toMatchObject({
      campos: [{ campo: 'nombres', etiqueta: 'Nombres' }],
      quien: 'Camila Rojas',
      propio: true,
    })
    expect(body.descripcion).toBe('Usted cambió esto en otra ventana. Usted: Nombres.')
  })

  test('and that it was somebody else, though oneself saved after them', async () => {
    const prospectoId = await nuevo()
    const cliente = await desk.bearer()
    await cliente.post(GUARDAR, { prospectoId, version: 1, celular: '911112222' })
    await asesora.data(GUARDAR, { prospectoId, version: 2, nombres: 'Otra' })
    const { body } = await asesora.post(GUARDAR, { prospectoId, version: 1, nombres: 'Tercera' })
    expect(body.data).toMatchObject({ quien: 'cliente alerce-demo por Camila Rojas', propio: false })
    expect(body.descripcion).toBe(
      'Otra persona cambió estos datos mientras usted los editaba. cliente alerce-demo por Camila Rojas: Celular. Usted: Nombres.',
    )
  })

  test('a stale version of a client answers authors, its own call included, without naming windows', async () => {
    const prospectoId = await nuevo()
    const cliente = await desk.bearer()
    await cliente.post(GUARDAR, { prospectoId, version: 1, celular: '911112222' })
    await asesora.data(GUARDAR, { prospectoId, version: 2, nombres: 'Otra' })
    const { status, body } = await cliente.post(GUARDAR, { prospectoId, version: 1, nombres: 'Tercera' })
    expect([status, body.data.quien]).toEqual([412, 'Camila Rojas'])
    expect(body.descripcion).toBe(
      'Estos datos cambiaron después de la versión que se envió. cliente alerce-demo por Camila Rojas: Celular. Camila Rojas: Nombres.',
    )
  })

  test('a confirmed plan locks it', async () => {
    const prospectoId = await nuevo(antecedentes)
    await desk.db
      .updateTable('prospecto')
      .set({ etapa: 'cotizacionFinalizada' })
      .where('id', '=', prospectoId)
      .execute()
    const { status, body } = await asesora.post(GUARDAR, { prospectoId, ...antecedentes })
    expect(status).toBe(422)
    expect(body.descripcion).toBe('Los datos están bloqueados: el plan ya fue confirmado.')
  })

  test("another advisor's prospect does not exist; the head of the team reads it and does not write", async () => {
    const prospectoId = await nuevo()
    const readIt = (client: Client) => client.post('/api/v1/obtenerDatosProspecto', { prospectoId })
    expect((await readIt(await desk.as('asesor2'))).status).toBe(404)
    const jefatura = await desk.as('jefatura')
    expect((await readIt(jefatura)).status).toBe(200)
    expect((await jefatura.post(GUARDAR, { prospectoId, nombres: 'X' })).status).toBe(403)
    expect((await (await desk.as('asesor2')).post(GUARDAR, { prospectoId, nombres: 'X' })).status).toBe(404)
  })

  test('a bearer client adds for the advisor it names', async () => {
    const client = await desk.bearer()
    const { id } = await desk.db
      .selectFrom('usuario')
      .select('id')
      .where('usuario', '=', 'asesor2')
      .executeTakeFirstOrThrow()
    expect((await client.post(GUARDAR, persona)).status).toBe(400)
    expect((await client.post(GUARDAR, { ...persona, identificador: 999_999 })).status).toBe(404)
    const { prospectoId } = await client.data(GUARDAR, { ...persona, identificador: id })
    expect((await (await desk.as('asesor2')).post('/api/v1/obtenerDatosProspecto', { prospectoId })).status).toBe(200)
    const suyo = { ...persona, prospectoId, version: 1 }
    const deOtro = await client.post(GUARDAR, { ...suyo, identificador: id + 1 })
    expect([deOtro.status, deOtro.body.errores]).toEqual([
      422,
      [{ campo: 'identificador', mensaje: 'El prospecto no es de ese asesor' }],
    ])
    expect((await client.post(GUARDAR, { ...suyo, identificador: id })).status).toBe(200)
  })
})
